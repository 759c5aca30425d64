import { screen } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { createStaff } from '../server/test/members/members.ts';
import { type Person, premiumApp, subscriber } from '../server/test/premium/premium.ts';
import { openPages } from './open-page.ts';
import { button, dialog, expectText, fill, hasText, press, user } from './page-actions.ts';

const app = await premiumApp();
const support = await createStaff(app, 'support');
const { open } = openPages(app);

async function giveCredit(to: Person, cents: number) {
  const held = app.sandbox.store
    .all('customer')
    .find(({ metadata }) => metadata['member'] === to.id);
  const credit = { amount: -cents, currency: 'usd' };
  await app.payments.stripe.customers.createBalanceTransaction(held?.id ?? '', credit);
  await app.settle();
}

async function showPayments(of: Person) {
  await open(`/users/${of.id}`, { as: support });
  await press('Show payments');
  await expectText('$14.99 paid, $0.00 refunded');
}

test(
  'staff see the amount of a refund, what of it is credit and that premium continues, before they press',
  { tags: ['long'] },
  async () => {
    const ada = await subscriber(app);
    await giveCredit(ada, 500);
    await showPayments(ada);
    await press(/^Refund invoice/);
    const asked = await dialog();
    await expectText(/Up to \$14\.99 can be refunded\./, asked);
    await expectText('$5.00 of it is credit, which goes away with the refund.', asked);
    await expectText(/^Premium continues and renews on .+\. A refund doesn't end it\.$/, asked);
    await button('Refund $14.99', asked);
    await fill('Amount', '3', asked);
    await button('Refund $3.00', asked);
    await expectText('$3.00 of it is credit', asked);
    expect(hasText('Premium continues', asked)).toBe(false);
  },
);

test(
  'staff see what the end of a subscription would refund, and the credit, before they press',
  { tags: ['long'] },
  async () => {
    const ada = await subscriber(app);
    await giveCredit(ada, 500);
    await showPayments(ada);
    await press('End the monthly subscription');
    const asked = await dialog();
    expect(hasText('Unused days', asked)).toBe(false);
    await user.click(await asked.findByRole('radio', { name: 'Now' }));
    await asked.findByRole('radio', { name: /^Unused days: \$14\.\d\d$/ });
    await asked.findByRole('radio', { name: 'The last payment: $14.99' });
    await expectText('Credit: $5.00. It stays for a later subscription.', asked);
    await user.click(await asked.findByRole('radio', { name: 'Credit: $5.00' }));
    await expectText('$5.00 of it is credit.', asked);
    await fill('Reason', 'Asked for it', asked);
    await press('End subscription', asked);
    await expectText('The subscription was ended. $5.00 goes back to the card.');
    expect(screen.queryByRole('dialog')).toBeNull();
  },
);

test(
  'staff see that a refund comes from a withdrawal, and that the member was told',
  { tags: ['long'] },
  async () => {
    const ada = await subscriber(app);
    const answer = await ada.send('POST', '/subscription/withdrawal', {
      subscriptionId: ada.subscriptionId,
      name: 'Ada',
      amount: 1499,
    });
    expect(answer.statusCode).toBe(200);
    await app.settle();
    await open(`/users/${ada.id}`, { as: support });
    await expectText('Withdrew from the contract');
    await press('Show payments');
    await expectText('$14.99 paid, $14.99 refunded');
    await expectText('Withdrawal from the contract');
    await expectText('The withdrawal from the contract was received');
  },
);

test(
  'staff see what the member agreed to about renewal, when, and in which text',
  { tags: ['long'] },
  async () => {
    const ada = await subscriber(app, { renewal: '2026-11-26' });
    await showPayments(ada);
    await expectText(/agreed to \$14\.99 every month on .+, text 2026-11-26/);
    const other = await subscriber(app);
    await showPayments(other);
    await expectText(/agreed to \$14\.99 every month on .+ that did not say which text it showed/);
  },
);
