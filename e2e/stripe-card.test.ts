// @module-tag long
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { createMember } from '../server/test/members/members.ts';
import { expectGoodAppearance } from './appearance.ts';
import { sellPremium } from './checkout-page.ts';
import { button, expectAt, heading, signIn } from './page-actions.ts';
import { openSite } from './site.ts';
import { serveStripe, stripeCalls } from './stripe-script.ts';

const publishableKey = 'pk_test_12345678';
const site = await openSite({
  STRIPE_SECRET_KEY: 'sk_test_12345678',
  STRIPE_PUBLISHABLE_KEY: publishableKey,
  STRIPE_WEBHOOK_SECRET: 'whsec_12345678',
});
// The server reaches the sandbox instead of Stripe, and the browser gets what Stripe would send.
const { settle } = await sellPremium(site);
Object.defineProperty(site.app.payments, 'mode', { value: 'stripe' });

const pays = { method: 'pm_card_visa' };
const fields = (page: Page) =>
  page.frameLocator('iframe[title="Secure card fields"]').getByText('Fields of Stripe');
const callsOf = async (page: Page, wanted: string) =>
  (await stripeCalls(page)).filter(([name]) => name === wanted).map(([, given]) => given);

const failure = (page: Page) =>
  page.getByRole('alert').getByText("The card form couldn't be loaded.");

async function toCheckout(page: Page) {
  await page.goto('/premium');
  await page.getByRole('radio', { name: 'Monthly' }).check();
  await page.getByRole('link', { name: 'Continue to payment' }).click();
  await heading(page, 'Payment').waitFor();
  await page.getByRole('checkbox', { name: /^Start premium right away/ }).check();
}

async function buy(page: Page) {
  await toCheckout(page);
  await fields(page).waitFor();
  await button(page, 'Pay $14.99').click();
}

test("with Stripe's keys a card is entered in its frame, in our colors, and buys premium", async () => {
  const page = await site.visit({ as: await createMember(site.app) });
  await serveStripe(page, pays);
  await toCheckout(page);
  await fields(page).waitFor();
  await expectGoodAppearance(page, 'premium-checkout-stripe');
  expect(await callsOf(page, 'Stripe')).toEqual([publishableKey]);
  expect(await callsOf(page, 'create')).toEqual(['payment']);
  await page.emulateMedia({ colorScheme: 'dark' });
  for (const [theme, colorText] of [
    ['stripe', '#231a1c'],
    ['night', '#f5efec'],
  ]) {
    const variables: unknown = expect.objectContaining({ colorText });
    const appearance: unknown = expect.objectContaining({ theme, variables });
    await expect.poll(() => callsOf(page, 'update')).toContainEqual({ appearance });
  }
  await button(page, 'Pay $14.99').click();
  await heading(page, 'You have premium').waitFor();
});

test('a payment is confirmed with our own secret, and a refusal is shown', async () => {
  const page = await site.visit({ as: await createMember(site.app) });
  const refusal = 'payment_intent_authentication_failure';
  await serveStripe(page, { method: 'pm_card_authenticationRequired', refusal });
  await buy(page);
  await page.getByRole('alert').getByText("Your bank didn't confirm the payment.").waitFor();
  const [{ clientSecret }] = (await callsOf(page, 'handleNextAction')) as [
    { clientSecret: string },
  ];
  expect(clientSecret).toMatch(/^pi_\w+_secret_\w+$/);
  expect(await callsOf(page, 'retrievePaymentIntent')).toEqual([clientSecret]);
  await expectGoodAppearance(page, 'premium-refused-stripe');
});

test('a card is saved with our own setup, and a plan is changed', async () => {
  const page = await site.visit({ as: await createMember(site.app) });
  await serveStripe(page, pays);
  await buy(page);
  await heading(page, 'You have premium').waitFor();
  await page.goto('/premium/methods');
  await fields(page).waitFor();
  await serveStripe(page, { method: 'pm_card_mastercard' });
  await button(page, 'Save card').click();
  await page.getByText('Card saved.').waitFor();
  const list = page.getByRole('list', { name: 'Saved cards' });
  await list.getByText('Mastercard ending in 4444').waitFor();
  expect(await callsOf(page, 'confirmSetup')).toEqual([
    {
      clientSecret: expect.stringMatching(/^seti_\w+_secret_\w+$/) as string,
      confirmParams: {
        payment_method: 'pm_card_mastercard',
        return_url: `${site.url}/premium/methods`,
      },
      redirect: 'if_required',
    },
  ]);
  await settle();
  await page.goto('/premium');
  await page.getByRole('radio', { name: 'Annual' }).check();
  await page.getByRole('link', { name: 'Change to Annual' }).click();
  await page.getByRole('button', { name: /^Change plan and pay/ }).click();
  await heading(page, 'Your plan was changed').waitFor();
});

test('a blocked script of Stripe is reported on every page that needs it, and tried again', async () => {
  const page = await site.visit({ as: await createMember(site.app) });
  site.allowErrors(/ERR_BLOCKED_BY_CLIENT/);
  const block = () =>
    page.route('https://js.stripe.com/**', (route) => route.abort('blockedbyclient'));
  const received = failure(page);
  await block();
  await toCheckout(page);
  // Sooner than the page stops waiting for a script that never comes.
  await received.waitFor();
  await expectGoodAppearance(page, 'premium-checkout-blocked');
  await serveStripe(page, pays);
  await button(page, 'Try again').press('Enter');
  await fields(page).waitFor();
  await button(page, 'Pay $14.99').click();
  await heading(page, 'You have premium').waitFor();
  await block();
  await page.goto('/premium/methods');
  await received.waitFor();
  await page.goto('/premium/checkout?plan=annual');
  await heading(page, 'Change your plan').waitFor();
  await received.waitFor();
});

test('a script of Stripe that never comes is finally reported', async () => {
  const page = await site.visit({ as: await createMember(site.app) });
  await page.clock.install();
  await page.route('https://js.stripe.com/**', () => undefined);
  const asked = page.waitForRequest('https://js.stripe.com/**');
  await toCheckout(page);
  await asked;
  expect(await failure(page).count()).toBe(0);
  await page.clock.fastForward(20_000);
  await failure(page).waitFor();
});

test('no page without a card form requests anything from Stripe', async () => {
  const page = await site.visit({ as: await createMember(site.app) });
  await serveStripe(page, pays);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).hostname));
  for (const path of ['/premium', '/premium/manage', '/settings']) {
    await page.goto(path);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.waitForLoadState('networkidle');
  }
  expect(asked.filter((host) => host.endsWith('stripe.com'))).toEqual([]);
});

test('nothing of Stripe stays on the next page', async () => {
  const page = await site.visit({ as: await createMember(site.app) });
  await serveStripe(page, pays);
  const has = () => page.evaluate(() => 'Stripe' in globalThis);
  await page.goto('/premium/methods');
  await fields(page).waitFor();
  expect(await has()).toBe(true);
  await page.getByRole('link', { name: 'Your premium' }).click();
  await heading(page, 'Your premium').waitFor();
  await expect.poll(() => has().catch(() => true)).toBe(false);
  await expectAt(page, '/premium/manage');
});

test('a visitor who signs in on the way to a card form gets it', async () => {
  const ada = await createMember(site.app);
  const page = await site.visit();
  await serveStripe(page, pays);
  await page.goto('/sign-in?redirect=/premium/methods');
  await signIn(page, ada.email, ada.password);
  await expectAt(page, '/premium/methods');
  await fields(page).waitFor();
});
