// @module-tag long
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { createMember } from '../server/test/members/members.ts';
import { expectGoodAppearance } from './appearance.ts';
import { buy, cards, sellPremium, typeCard } from './checkout-page.ts';
import { button, heading } from './page-actions.ts';
import { openSite } from './site.ts';
import { long } from './test-size.ts';

const site = await openSite(
  {},
  {
    site: {
      'plans.trialDays': 7,
      'plans.coupons': [{ code: 'SPRING', percentOff: 50, from: null, until: null }],
    },
  },
);
const { sandbox, settle, pass } = await sellPremium(site, { slowBank: long ? 10_000 : 700 });

test('a free trial starts with a card and a coupon, and the discounted price is paid afterwards', async () => {
  const ada = await createMember(site.app);
  const page = await site.visit({ as: ada });
  await page.goto('/premium');
  await page.getByRole('radio', { name: 'Monthly' }).check();
  await page.getByText('Monthly, 7 days free').waitFor();
  await page.getByRole('link', { name: 'Continue to payment' }).click();
  await typeCard(page, cards.pays);
  await page.getByLabel('Coupon').fill('WINTER');
  await button(page, 'Start free trial').click();
  await page.getByText("This coupon isn't valid.").waitFor();
  await page.getByLabel('Coupon').fill('spring');
  await page.getByLabel('Coupon').press('Enter');
  await page.getByText('50% off the first payment').waitFor();
  await page.getByText('Then $7.49 on').waitFor();
  await expectGoodAppearance(page, 'premium-trial-checkout');
  await button(page, 'Start free trial').click();
  await heading(page, 'You have premium').waitFor();
  await page.getByText('Your free trial has started.').waitFor();
  await page.getByRole('link', { name: 'Manage premium' }).click();
  await page.getByText('Free trial', { exact: true }).waitFor();
  await page.getByText('less your coupon SPRING').waitFor();
  await expectGoodAppearance(page, 'premium-trial');
  await pass(8);
  const later = await site.visit({ as: ada });
  await later.goto('/premium/manage');
  await later.getByText('Active', { exact: true }).waitFor();
  await later.getByRole('region', { name: 'Invoices' }).getByText('$7.49').waitFor();
});

/** Until the form is ready to be sent. */
async function orderTrial(page: Page, card: string) {
  await page.goto('/premium/checkout?plan=monthly');
  await typeCard(page, card);
  await page.getByLabel('Coupon').fill('spring');
  await page.getByLabel('Coupon').blur();
  await page.getByText('Then $7.49 on').waitFor();
  await button(page, 'Start free trial').dblclick();
}

const trialsOf = ({ id }: { id: string }) =>
  sandbox.store.all('subscription').filter(({ metadata }) => metadata['member'] === id);

test('a free trial starts after the bank has confirmed the card, once and with its coupon', async () => {
  const ada = await createMember(site.app);
  const page = await site.visit({ as: ada });
  await orderTrial(page, cards.asks);
  await heading(page, 'Test bank').waitFor();
  await button(page, 'Fail').click();
  await page.getByText("Your bank didn't confirm the card, so it wasn't saved.").waitFor();
  await page.getByText('Then $7.49 on').waitFor();
  await expectGoodAppearance(page, 'premium-trial-refused');
  await typeCard(page, cards.asks);
  await button(page, 'Start free trial').click();
  await heading(page, 'Test bank').waitFor();
  await page.reload();
  const tab = await page.context().newPage();
  await tab.goto(page.url());
  await button(page, 'Complete').click();
  await heading(page, 'You have premium').waitFor();
  await page.getByText('Your free trial has started.').waitFor();
  await button(tab, 'Complete').click();
  await heading(tab, 'You have premium').waitFor();
  await page.reload();
  await page.getByText('This is your plan.').waitFor();
  expect(trialsOf(ada)).toMatchObject([{ status: 'trialing', metadata: { coupon: 'SPRING' } }]);
});

test('a free trial starts although the browser is closed at the bank', async () => {
  const ada = await createMember(site.app);
  const page = await site.visit({ as: ada });
  await orderTrial(page, cards.asksAlways);
  await heading(page, 'Test bank').waitFor();
  // The browser is closed before the bank's answer has led back.
  await page.route('**/premium/checkout?**', (route) => route.abort());
  site.allowErrors(/ERR_FAILED/);
  await button(page, 'Complete').click();
  await expect.poll(() => sandbox.store.all('setup_intent').at(-1)?.status).toBe('succeeded');
  await page.context().close();
  await expect
    .poll(async () => {
      await settle();
      return trialsOf(ada).map(({ status }) => status);
    })
    .toEqual(['trialing']);
  const later = await site.visit({ as: ada });
  await later.goto('/premium/manage');
  await later.getByText('less your coupon SPRING').waitFor();
});

test('a card that is declined or not confirmed starts no trial, and a slow one starts it once', async () => {
  const ada = await createMember(site.app);
  const page = await site.visit({ as: ada });
  await orderTrial(page, cards.declined);
  await page.getByRole('alert').getByText('Your card was declined.').waitFor();
  await typeCard(page, cards.asks);
  await button(page, 'Start free trial').click();
  await button(page, 'Fail').click();
  await page.getByText("Your bank didn't confirm the card").waitFor();
  await typeCard(page, cards.slow);
  await button(page, 'Start free trial').dblclick();
  await button(page, 'Starting…').click({ force: true });
  expect(await page.getByRole('alert').count()).toBe(0);
  await heading(page, 'You have premium').waitFor();
  expect(trialsOf(ada)).toHaveLength(1);
});

test('trust 32: a card that has started a trial pays instead, with the coupon', async () => {
  const eve = await createMember(site.app);
  const page = await site.visit({ as: eve });
  // The first test has started a trial with it.
  await orderTrial(page, cards.pays);
  await page.getByText('This card was already used for a free trial.').waitFor();
  await expectGoodAppearance(page, 'premium-trial-used');
  await button(page, 'Pay $7.49 now, without a trial').click();
  await heading(page, 'You have premium').waitFor();
  expect(trialsOf(eve)).toMatchObject([{ status: 'active', metadata: { coupon: 'SPRING' } }]);
});

test('a change of plan in a free trial charges nothing now, and says what is charged when', async () => {
  const page = await site.visit({ as: await createMember(site.app) });
  await page.goto('/premium');
  await page.getByRole('radio', { name: 'Monthly' }).check();
  await page.getByRole('link', { name: 'Continue to payment' }).click();
  await typeCard(page, cards.third);
  await page.getByLabel('Coupon').fill('SPRING');
  await page.getByLabel('Coupon').blur();
  await button(page, 'Start free trial').click();
  await heading(page, 'You have premium').waitFor();
  await page.goto('/premium/checkout?plan=annual');
  await page.getByText(/^Nothing today\. \$49\.99 on /).waitFor();
  await page.getByText('$99.99, less $50.00 of your coupon').waitFor();
  await expectGoodAppearance(page, 'premium-trial-change');
  await button(page, 'Change plan').click();
  await heading(page, 'Your plan was changed').waitFor();
  await page.getByText('Next payment: $99.99').waitFor();
});

test('canceled premium ends automatically, and can be bought again without another trial', async () => {
  const ada = await createMember(site.app);
  const page = await site.visit({ as: ada });
  await buy(page, 'Monthly', cards.other, 'Start free trial');
  await page.getByRole('link', { name: 'Manage premium' }).click();
  await button(page, 'Cancel premium').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel premium' }).click();
  await page.getByText('Premium is canceled. You keep it until').waitFor();
  await pass(8);
  const later = await site.visit({ as: ada });
  await later.goto('/premium/manage');
  await later.getByText("You don't have a subscription").waitFor();
  await later.getByRole('link', { name: 'See plans' }).click();
  await later.getByRole('radio', { name: 'Monthly' }).check();
  await later.getByRole('link', { name: 'Continue to payment' }).click();
  await typeCard(later, cards.pays);
  await later.getByLabel('Coupon').fill('SPRING');
  await later.getByLabel('Coupon').blur();
  await button(later, 'Pay $7.49').click();
  await heading(later, 'You have premium').waitFor();
  expect(await later.getByText('Your payment went through.').count()).toBe(1);
});
