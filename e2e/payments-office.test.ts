// @module-tag long
import { expect, test } from 'vitest';
import { createMember, createStaff } from '../server/test/members/members.ts';
import { expectGoodAppearance } from './appearance.ts';
import { sellPremium } from './checkout-page.ts';
import { button, heading } from './page-actions.ts';
import { openSite } from './site.ts';

const site = await openSite();
const { createSubscriber, settle, sandbox } = await sellPremium(site);

const subscriber = (first_name: string) => createSubscriber({ profile: { first_name } });

test('support finds a subscription, refunds a part of its payment with a reason, and ends it', async () => {
  const ada = await subscriber('Adelheid');
  await subscriber('Balthild');
  const page = await site.visit({ as: await createStaff(site.app, 'support') });
  await page.goto('/subscriptions');
  await page.getByText('2 subscriptions').waitFor();
  await expectGoodAppearance(page, 'subscriptions');
  await page.getByLabel('Name, email or subscription ID').fill(ada.email);
  await page.keyboard.press('Enter');
  await page.getByText('1 subscription').waitFor();
  await page.getByRole('link', { name: ada.email }).click();
  await button(page, 'Show payments').click();
  const payments = page.getByRole('region', { name: 'Payments' });
  await payments.getByText('$14.99 paid, $0.00 refunded').waitFor();
  await payments.getByRole('button', { name: /^Refund invoice/ }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Amount').fill('20');
  await dialog.getByLabel('Reason').fill('Charged by mistake');
  await dialog.getByRole('button', { name: 'Refund' }).click();
  await dialog.getByText('Enter an amount up to $14.99.').waitFor();
  await dialog.getByLabel('Amount').fill('5');
  await expectGoodAppearance(page, 'refund');
  await dialog.getByRole('button', { name: 'Refund $5.00' }).press('Enter');
  await payments.getByText('$14.99 paid, $5.00 refunded').waitFor();
  await payments.getByText(/Charged by mistake/).waitFor();
  await button(page, 'End the monthly subscription').click();
  await dialog.getByRole('radio', { name: 'Now' }).check();
  await dialog.getByRole('radio', { name: 'Unused days' }).check();
  await dialog.getByLabel('Reason').fill('Asked for it');
  await dialog.getByRole('button', { name: 'End subscription' }).click();
  await payments.getByText(/^The subscription was ended\. \$.+ goes back to the card\.$/).waitFor();
  await payments.getByText('Ended', { exact: true }).waitFor();
  await page.reload();
  const timeline = page.getByRole('region', { name: 'Timeline' });
  await timeline.getByText('Subscription ended').waitFor();
  await timeline.getByText('Payment refunded').waitFor();
  expect(await timeline.getByText(/^payment /).count()).toBe(0);
  await button(page, 'Show payments').click();
  const notices = page.getByRole('list', { name: 'What the member was told' });
  await notices.getByText('Premium has ended').waitFor();
  await notices.getByText('A refund is on its way to the card').first().waitFor();
  await expectGoodAppearance(page, 'member-payments');
});

test('support sees what ending refunds before it does, with the credit, and what a full refund leaves', async () => {
  const ada = await subscriber('Dagmar');
  const held = sandbox.store.all('customer').find(({ metadata }) => metadata['member'] === ada.id);
  await site.app.payments.stripe.customers.createBalanceTransaction(held?.id ?? '', {
    amount: -500,
    currency: 'usd',
  });
  await settle();
  const page = await site.visit({ as: await createStaff(site.app, 'support') });
  await page.goto(`/users/${ada.id}`);
  await button(page, 'Show payments').click();
  const payments = page.getByRole('region', { name: 'Payments' });
  await payments.getByText('Credit: $5.00, used for the next payments').waitFor();
  await payments.getByRole('button', { name: /^Refund invoice/ }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText('$5.00 of it is credit').waitFor();
  await dialog.getByText('Premium continues and renews on').waitFor();
  await expectGoodAppearance(page, 'refund-in-full');
  await dialog.getByRole('button', { name: 'Cancel' }).last().click();
  await button(page, 'End the monthly subscription').click();
  await dialog.getByRole('radio', { name: 'Now' }).check();
  await dialog.getByRole('radio', { name: 'The last payment: $14.99' }).waitFor();
  await dialog.getByRole('radio', { name: 'Credit: $5.00' }).check();
  await expectGoodAppearance(page, 'end-subscription');
  await dialog.getByLabel('Reason').fill('Asked for it');
  await dialog.getByRole('button', { name: 'End subscription' }).click();
  await payments.getByText('The subscription was ended. $5.00 goes back to the card.').waitFor();
});

test('an administrator changes the plans after seeing what changes, and members see it', async () => {
  const page = await site.visit({ as: await createStaff(site.app) });
  await page.goto('/plans');
  const field = page.getByLabel('Free: Likes a day');
  await field.fill('many');
  await page.getByText('Enter a number without decimals, up to 100,000.').waitFor();
  await field.fill('20');
  await button(page, 'Review changes').press('Enter');
  const dialog = page.getByRole('dialog');
  await dialog.getByText('Free: Likes a day: from 50 to 20').waitFor();
  await expectGoodAppearance(page, 'plans');
  await dialog.getByRole('button', { name: 'Change plans' }).press('Enter');
  await expect.poll(() => dialog.count()).toBe(0);
  const member = await site.visit({ as: await createMember(site.app) });
  await member.goto('/premium');
  await member.getByRole('row', { name: 'Likes a day 20 No limit' }).waitFor();
});

test('an analyst sees revenue, and neither subscriptions nor plans', async () => {
  await subscriber('Clothilde');
  const page = await site.visit({ as: await createStaff(site.app, 'analyst') });
  await page.goto('/revenue');
  await page.getByText('Monthly recurring revenue').first().waitFor();
  await page.getByRole('region', { name: 'By month' }).waitFor();
  await expectGoodAppearance(page, 'revenue');
  const menu = page.getByRole('navigation', { name: 'Main' });
  await menu.getByRole('link', { name: 'Revenue' }).waitFor();
  expect(await menu.getByRole('link', { name: 'Subscriptions' }).count()).toBe(0);
  await page.goto('/plans');
  await heading(page, 'Dashboard').waitFor();
});
