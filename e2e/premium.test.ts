// @module-tag long
import { buffer } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { createMember } from '../server/test/members/members.ts';
import { aMan } from '../server/test/members/people.ts';
import { expectGoodAppearance } from './appearance.ts';
import { buy, cards, sellPremium, typeCard } from './checkout-page.ts';
import { button, expectAt, heading } from './page-actions.ts';
import { openSite } from './site.ts';

const site = await openSite();
const { createSubscriber, settle, pass, sandbox } = await sellPremium(site);

test(
  'a member buys premium with a test card, and another open tab follows',
  { tags: ['journey'] },
  async () => {
    const ada = await createMember(site.app);
    const page = await site.visit({ as: ada });
    const other = await page.context().newPage();
    await other.goto('/premium');
    await heading(other, 'Get more with premium').waitFor();
    await page.goto('/premium');
    await page.getByRole('radio', { name: 'Annual' }).check();
    await page.getByText('Annual, $99.99 today').waitFor();
    await expectGoodAppearance(page, 'premium');
    await page.getByRole('link', { name: 'Continue to payment' }).click();
    await heading(page, 'Payment').waitFor();
    await page.getByText('This site takes test cards only.').waitFor();
    await expectGoodAppearance(page, 'premium-checkout');
    await button(page, 'Pay $99.99').click();
    await page.getByText('Enter the full card number.').waitFor();
    await typeCard(page, cards.pays);
    await button(page, 'Pay $99.99').click();
    await heading(page, 'You have premium').waitFor();
    await expectGoodAppearance(page, 'premium-bought');
    await heading(other, 'You have premium').waitFor();
    await page.getByRole('link', { name: 'Manage premium' }).click();
    await expectAt(page, '/premium/manage');
    await page.getByRole('heading', { name: 'Annual' }).waitFor();
    await page.getByText('Next payment: $99.99').waitFor();
    await expectGoodAppearance(page, 'premium-manage');
  },
);

test('on a phone a declined card is said above the button, and nothing moves while a card pays', async () => {
  const viewport = { width: 390, height: 844 };
  const page = await site.visit({ as: await createMember(site.app), viewport });
  await buy(page, 'Monthly', cards.declined);
  const alert = page.getByRole('alert').filter({ hasText: 'declined' });
  await alert.waitFor();
  const [said, pay] = [await alert.boundingBox(), await button(page, 'Pay $14.99').boundingBox()];
  expect((said?.y ?? 844) + (said?.height ?? 0)).toBeLessThanOrEqual(pay?.y ?? 0);
  expect((pay?.y ?? 844) + (pay?.height ?? 0)).toBeLessThanOrEqual(844 - 60);
  expect(await page.getByRole('banner').getByText('Payment', { exact: true }).isVisible()).toBe(
    true,
  );
  await typeCard(page, cards.pays);
  await page.evaluate(() => {
    new MutationObserver(() => {
      if (document.body.textContent.includes('Pay with')) document.title = 'It moved';
    }).observe(document.body, { childList: true, subtree: true });
  });
  await button(page, 'Pay $14.99').click();
  await heading(page, 'You have premium').waitFor();
  expect(await page.title()).not.toBe('It moved');
  await page.goto('/premium/checkout');
  await page.getByRole('banner').getByRole('link', { name: 'Back' }).waitFor();
  await page.goto('/premium/methods');
  await page.getByRole('banner').getByRole('link', { name: 'Back' }).click();
});

test('a declined card says why, and another one pays', async () => {
  const page = await site.visit({ as: await createMember(site.app) });
  await buy(page, 'Monthly', cards.declined);
  await page.getByRole('alert').getByText('declined').waitFor();
  await expectGoodAppearance(page, 'premium-declined');
  await typeCard(page, cards.pays);
  await button(page, 'Pay $14.99').click();
  await heading(page, 'You have premium').waitFor();
});

test("a card whose owner has to confirm pays after the bank's page, and not without", async () => {
  const page = await site.visit({ as: await createMember(site.app) });
  await buy(page, 'Quarterly', cards.asks);
  await heading(page, 'Test bank').waitFor();
  await button(page, 'Fail').click();
  await page.getByRole('alert').waitFor();
  await expectAt(page, '/premium/checkout');
  await typeCard(page, cards.asks);
  await button(page, 'Pay $34.99').click();
  await heading(page, 'Test bank').waitFor();
  await button(page, 'Complete').click();
  await heading(page, 'You have premium').waitFor();
  expect(new URL(page.url()).search).toBe('?plan=quarterly');
});

test('a change of plan shows what it charges, and charges it', async () => {
  const page = await site.visit({ as: await createSubscriber() });
  await page.goto('/premium/manage');
  await page.getByRole('link', { name: 'Change plan' }).click();
  await page.getByText('Monthly is your plan').waitFor();
  await page.getByRole('radio', { name: 'Annual' }).check();
  expect(await page.getByText('$99.99 today').count()).toBe(0);
  await page.getByRole('link', { name: 'Change to Annual' }).click();
  await heading(page, 'Change your plan').waitFor();
  await page.getByText('From Monthly to Annual').waitFor();
  const pay = page.getByRole('button', { name: /^Change plan and pay/ });
  await pay.waitFor();
  await expectGoodAppearance(page, 'premium-change');
  const due = /\$[\d.]+/.exec((await pay.textContent()) ?? '')?.[0] ?? '';
  await pay.click();
  await heading(page, 'Your plan was changed').waitFor();
  await settle();
  await page.getByRole('link', { name: 'Manage premium' }).click();
  await page.getByRole('region', { name: 'Invoices' }).getByText(due).waitFor();
  const download = page.waitForEvent('download');
  await page
    .getByRole('button', { name: /^Invoice .* as PDF$/ })
    .first()
    .click();
  const file = await buffer(await (await download).createReadStream());
  expect(file.subarray(0, 5).toString()).toBe('%PDF-');
});

test('a shorter plan starts when the paid period ends, and can be undone until then', async () => {
  const page = await site.visit({ as: await createMember(site.app) });
  await buy(page, 'Annual', cards.pays);
  await heading(page, 'You have premium').waitFor();
  await page.goto('/premium');
  await page.getByRole('radio', { name: 'Monthly' }).check();
  await page.getByRole('link', { name: 'Change to Monthly' }).click();
  await page.getByText(/^Monthly starts on .+\. Until then you keep Annual\.$/).waitFor();
  await page.getByText(/^Nothing today\. \$14\.99 on /).waitFor();
  await expectGoodAppearance(page, 'premium-change-later');
  await page.getByRole('button', { name: /^Change plan on / }).click();
  await heading(page, 'Your plan will change').waitFor();
  await expectGoodAppearance(page, 'premium-changed-later');
  await page.getByRole('link', { name: 'Manage premium' }).click();
  await page.getByText(/^Monthly starts on .+\. Until then you keep Annual\.$/).waitFor();
  await expectGoodAppearance(page, 'premium-planned');
  await page.goto('/premium');
  await page.getByText(/^Monthly starts on /).waitFor();
  await button(page, 'Keep Annual').press('Enter');
  await page.getByText('Annual is your plan').waitFor();
  expect(await page.getByText('Monthly starts on').count()).toBe(0);
});

test('a credit is shown, also before the account is deleted, and given back instead of being lost', async () => {
  const ada = await createMember(site.app);
  const page = await site.visit({ as: ada });
  await buy(page, 'Monthly', cards.pays);
  await heading(page, 'You have premium').waitFor();
  const held = sandbox.store.all('customer').find(({ metadata }) => metadata['member'] === ada.id);
  await site.app.payments.stripe.customers.createBalanceTransaction(held?.id ?? '', {
    amount: -1249,
    currency: 'usd',
  });
  await settle();
  const dialog = page.getByRole('dialog');
  const lost = dialog.getByText('$12.49 of credit would be lost. Get it back instead.');
  await page.goto('/settings');
  await button(page, 'Delete my account…').click();
  await lost.waitFor();
  await page.goto('/premium/manage');
  await page.getByText('Credit: $12.49, used for your next payments.').waitFor();
  await page.getByText(/^Next payment: \$2\.50 on .+, after \$12\.49 of credit$/).waitFor();
  await expectGoodAppearance(page, 'premium-credit');
  await button(page, 'Cancel premium').click();
  await lost.waitFor();
  await expectGoodAppearance(page, 'premium-cancel-credit');
  await dialog.getByRole('button', { name: 'Get $12.49 back' }).press('Enter');
  await dialog.getByText('$12.49 is on its way back to your card.').waitFor();
  expect(await dialog.getByText('would be lost').count()).toBe(0);
});

test(
  'premium is canceled, kept until its end, and the cancellation is undone by keyboard',
  { tags: ['journey'] },
  async () => {
    const page = await site.visit({ as: await createSubscriber() });
    await page.goto('/premium/manage');
    await button(page, 'Cancel premium').press('Enter');
    await page
      .getByText('You see how many people like you, and who they are one at a time.')
      .waitFor();
    await expectGoodAppearance(page, 'premium-cancel');
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel premium' }).press('Enter');
    await page.getByText('Premium is canceled. You keep it until').waitFor();
    await page.getByText("You won't be charged again.").waitFor();
    await expectGoodAppearance(page, 'premium-canceled');
    await button(page, 'Keep premium').press('Enter');
    await page.getByText("You're keeping premium. It's no longer canceled.").waitFor();
    await page.getByText('Next payment: $14.99').waitFor();
  },
);

test('a card is added, becomes the default, and the old one is removed', async () => {
  const page = await site.visit({ as: await createSubscriber() });
  await page.goto('/premium/methods');
  const list = page.getByRole('list', { name: 'Saved cards' });
  await list.getByText('Visa ending in 4242').waitFor();
  await typeCard(page, cards.asks);
  await button(page, 'Save card').click();
  await heading(page, 'Test bank').waitFor();
  await button(page, 'Complete').click();
  await page.getByText('Card saved.').waitFor();
  const added = list.getByRole('listitem').filter({ hasText: '3184' });
  await added.getByText('Default', { exact: true }).waitFor();
  await expectGoodAppearance(page, 'premium-methods');
  await button(page, 'Remove Visa ending in 4242').click();
  await button(page, 'Remove').click();
  await page.getByText('Card removed.').waitFor();
  expect(await list.getByRole('listitem').count()).toBe(1);
  await button(page, 'Remove Visa ending in 3184').click();
  await button(page, 'Remove').click();
  await page.getByRole('alert').getByText('Add another one first.').waitFor();
});

test('nothing of the subscription stays in the browser after signing out', async () => {
  const page = await site.visit({ as: await createSubscriber() });
  await page.goto('/premium/manage');
  await page.getByText('Next payment').waitFor();
  const kept = () => page.evaluate(() => localStorage.getItem('subscription'));
  await expect.poll(kept).toContain('invoices');
  await page.getByRole('button', { name: 'Account' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Logout' }).click();
  await expectAt(page, '/sign-in');
  expect(await kept()).toBeNull();
});

test('a failed payment is announced on every page, and a new card pays it', async () => {
  const ada = await createSubscriber();
  const before = await site.visit({ as: ada });
  await before.goto('/premium/methods');
  await typeCard(before, cards.later);
  await button(before, 'Save card').click();
  await before.getByText('Card saved.').waitFor();
  await pass(32);
  // Sessions end when they are unused for this long.
  const page = await site.visit({ as: ada });
  await page.goto('/likes');
  // The banner can be there before the page under it.
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.getByText('Your last payment failed. Update your card to keep premium.').waitFor();
  await expectGoodAppearance(page, 'premium-failed-banner');
  await page.goto('/premium/manage');
  await page.getByRole('alert').getByText('Your last payment failed.').waitFor();
  await expectGoodAppearance(page, 'premium-failed');
  await page.locator('aside').getByRole('link', { name: 'Update card' }).click();
  await heading(page, 'Payment methods').waitFor();
  await typeCard(page, cards.pays);
  await button(page, 'Save card').click();
  await page.getByText('Card saved.').waitFor();
  await expect.poll(() => page.getByText('Your last payment failed.').count()).toBe(0);
});

test('the limit of likes says what premium includes, closes with one tap, and links to the plans', async () => {
  const ada = await createMember(site.app);
  const [one, two] = [
    await createMember(site.app, aMan({ first_name: 'Balduin' })),
    await createMember(site.app, aMan({ first_name: 'Caspar' })),
  ];
  const page = await site.visit({ as: ada });
  for (const { id } of [one, two]) {
    await page.goto(`/members/${id}`);
    await button(page, 'Super like').click();
    if (id === one.id) await button(page, 'Send super like').click();
    if (id === one.id) await page.getByText('You super liked Balduin.').waitFor();
  }
  const dialog = page.getByRole('dialog', { name: "You've used today's super likes" });
  await dialog.getByText('Everyone who likes you, with their notes').waitFor();
  await expectGoodAppearance(page, 'paywall');
  await dialog.getByRole('button', { name: 'Not now' }).last().press('Enter');
  await expect.poll(() => dialog.count()).toBe(0);
  await button(page, 'Super like').click();
  await dialog.getByRole('link', { name: 'Premium from $8.33 a month' }).click();
  await expectAt(page, '/premium');
});

test('incognito leads to premium, and stays off', async () => {
  const page = await site.visit({ as: await createMember(site.app) });
  await page.goto('/settings');
  await page.getByRole('switch', { name: 'Incognito' }).press('Space');
  const dialog = page.getByRole('dialog', { name: 'Incognito is part of premium' });
  await dialog.getByText('You need premium to turn on incognito.').waitFor();
  await dialog.getByRole('button', { name: 'Not now' }).last().click();
  expect(await page.getByRole('switch', { name: 'Incognito' }).isChecked()).toBe(false);
});
