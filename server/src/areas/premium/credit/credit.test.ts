import type { MemberPayments } from '@kindred/contract/premium/office';
import { expect, test } from 'vitest';
import type { Store } from '../../../../../sandbox/store/store.ts';
import { type Person, current, premiumApp, subscriber } from '../../../../test/premium/premium.ts';
import { sqlOf } from '../../../../test/database/sql.ts';
import { createColleague } from '../../../../test/members/staff.ts';
import { priceOf } from '../provider/prices.ts';
import { reconcile } from '../checks/reconcile.ts';
import { takeCredit } from './take.ts';
import { syncInvoice } from '../invoices/sync.ts';
import { findRefund } from '../office/refunds.ts';

const app = await premiumApp();
const sql = sqlOf(app);
const { stripe } = app.payments;
const lead = await createColleague(app);
app.members.push(lead);
const day = 86_400_000;

type Subscriber = Awaited<ReturnType<typeof subscriber>>;

/** Someone whose year was made a month at the provider, as older versions did it. */
async function shortened() {
  const ada = await subscriber(app, { plan: 'annual' });
  const { items } = await stripe.subscriptions.retrieve(ada.subscriptionId);
  await stripe.subscriptions.update(ada.subscriptionId, {
    items: [{ id: items.data[0]?.id ?? '', price: await priceOf(app, 'monthly') }],
    proration_behavior: 'always_invoice',
    metadata: { plan: 'monthly' },
  });
  await app.settle();
  return ada;
}

const creditOf = async (person: Person) =>
  (await person.get('/subscription/credit')).json<{
    data: { credit: { amount: number; refundable: number } | null };
  }>().data.credit;
const paymentsOf = async ({ id }: Person) =>
  (await lead.get(`/users/${id}/payments`)).json<{ data: MemberPayments }>().data;
const getBack = (person: Person) => person.send('POST', '/subscription/credit-refund', {});
const end = (person: Subscriber, refund: string, more: object = {}) =>
  lead.send('POST', `/users/${person.id}/subscription-end`, {
    subscriptionId: person.subscriptionId,
    atPeriodEnd: false,
    refund,
    reason: 'x',
    ...more,
  });
const balanceOf = async ({ id }: Person) => {
  const [row] = await sql<{ customer: string }>`
    select customer_id as customer from payment_customer where member_id = ${id}`;
  const found = await stripe.customers.retrieve(row?.customer ?? '');
  return found.deleted ? null : found.balance;
};

test('a credit that the provider made is shown, to the member and to staff', async () => {
  const ada = await shortened();
  const credit = await creditOf(ada);
  expect(credit).toEqual({ amount: 8500, refundable: 8500, currency: 'usd' });
  expect(await paymentsOf(ada)).toMatchObject({ credit, endings: [{ credit: 8500 }] });
  const { data } = (await ada.send('POST', '/subscription/preview', { plan: 'quarterly' })).json<{
    data: { amountDue: number; creditUsed: number; credit: number; nextCredit: number };
  }>();
  expect(data).toMatchObject({ amountDue: 0, nextAmount: 0, nextPrice: 3499, nextCredit: 3499 });
  expect([data.creditUsed + data.credit, data.creditUsed]).toEqual([8500, 2000]);
});

test('trust 80: a member gets their credit back once, on the card that paid', async () => {
  const ada = await shortened();
  const answers = await Promise.all(Array.from({ length: 5 }, () => getBack(ada)));
  await app.settle();
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  expect(await paymentsOf(ada)).toMatchObject({
    paid: [{ amount: 9999, refunded: 8500 }],
    credit: null,
    refunds: [{ amount: 8500, credit: 8500 }],
  });
  expect([await balanceOf(ada), await creditOf(ada)]).toEqual([0, null]);
  expect((await getBack(ada)).statusCode).toBe(404);
  expect(await current(ada)).toMatchObject({ plan: 'monthly', status: 'active' });
});

test('credit that no card paid for cannot go to a card', async () => {
  const ada = await subscriber(app);
  const [invoice] = (await paymentsOf(ada)).invoices;
  await lead.send('POST', `/users/${ada.id}/refunds`, { invoiceId: invoice?.id, reason: 'x' });
  const [row] = await sql<{ customer: string }>`
    select customer_id as customer from payment_customer where member_id = ${ada.id}`;
  await stripe.customers.createBalanceTransaction(row?.customer ?? '', {
    amount: -500,
    currency: 'usd',
  });
  await app.settle();
  expect(await creditOf(ada)).toMatchObject({ amount: 500, refundable: 0 });
  expect((await getBack(ada)).json()).toMatchObject({ code: 'credit_was_given' });
});

test('trust 80: a refund of the invoice takes the credit away that came from it', async () => {
  const ada = await shortened();
  const { invoices } = await paymentsOf(ada);
  const invoiceId = invoices.find(({ amountPaid }) => amountPaid > 0)?.id ?? '';
  const refund = (amount: number) =>
    lead.send('POST', `/users/${ada.id}/refunds`, { invoiceId, amount, reason: 'x' });
  expect((await refund(5000)).json()).toMatchObject({ data: { refund: { credit: 5000 } } });
  expect(await creditOf(ada)).toMatchObject({ amount: 3500 });
  expect((await refund(4999)).json()).toMatchObject({ data: { refund: { credit: 3500 } } });
  expect([await balanceOf(ada), await creditOf(ada)]).toEqual([0, null]);
  expect(await paymentsOf(ada)).toMatchObject({ paid: [{ amount: 9999, refunded: 9999 }] });
  // The rest of the refund was of days, which another plan would credit.
  expect((await ada.send('PUT', '/subscription/update', { plan: 'annual' })).json()).toMatchObject({
    data: { subscription: { plan: 'monthly', planned: { plan: 'annual' } } },
  });
});

test('trust 80: staff see what the unused days are worth, counting the credit, and refund just that', async () => {
  const ada = await shortened();
  const month = Date.parse((await current(ada))?.currentPeriodEnd ?? '') - app.now().getTime();
  await app.pass(15 * day);
  const { endings, quotedAt } = await paymentsOf(ada);
  const [quote] = endings;
  // Months differ in length.
  const unused = 8500 + 1499 * (1 - (15 * day) / month);
  expect(quote?.unused).toBeGreaterThan(unused - 1);
  expect(quote?.unused).toBeLessThanOrEqual(Math.ceil(unused));
  expect(quote).toMatchObject({ last: 9999, credit: 8500 });
  await app.pass(600_000);
  expect((await end(ada, 'unused', { quotedAt })).json()).toMatchObject({
    data: { subscription: { status: 'canceled' }, refunded: quote?.unused },
  });
  expect(await balanceOf(ada)).toBe(0);
  expect(await paymentsOf(ada)).toMatchObject({ paid: [{ refunded: quote?.unused }], endings: [] });
});

test('amounts that staff saw more than an hour ago are not refunded', async () => {
  const ada = await shortened();
  const { quotedAt } = await paymentsOf(ada);
  await app.pass(2 * 3_600_000);
  expect((await end(ada, 'unused', { quotedAt })).statusCode).toBe(409);
});

test('staff give the credit back and nothing else, or leave it', async () => {
  const [ada, eve] = [await shortened(), await shortened()];
  expect((await end(ada, 'credit')).json()).toMatchObject({ data: { refunded: 8500 } });
  expect((await end(eve, 'none')).json()).toMatchObject({ data: { refund: null, refunded: 0 } });
  expect([await creditOf(ada), await creditOf(eve)]).toMatchObject([null, { amount: 8500 }]);
  expect((await getBack(eve)).json()).toMatchObject({ data: { refunded: 8500 } });
});

test('trust 80: credit that a payment uses while it is refunded is not paid out', async () => {
  const ada = await shortened();
  app.payments.connect(app.keys, { host: '127.0.0.1', port: 1, maxNetworkRetries: 0 });
  const invoiceId = (await paymentsOf(ada)).invoices.find(({ amountPaid }) => amountPaid > 0)?.id;
  await lead.send('POST', `/users/${ada.id}/refunds`, { invoiceId, amount: 9000, reason: 'x' });
  app.payments.connect(app.keys, { host: '127.0.0.1', port: app.sandbox.port });
  const [row] = await sql<{ id: string; customer: string }>`update refund r set credit = 8500
    from payment_customer c where c.member_id = r.member_id and r.member_id = ${ada.id}
    returning r.id, c.customer_id as customer`;
  await app.payments.stripe.customers.createBalanceTransaction(row?.customer ?? '', {
    amount: 6000,
    currency: 'usd',
  });
  const refund = await findRefund(app.pool, row?.id ?? '');
  expect(refund && (await takeCredit(app, refund))).toMatchObject({ credit: 2500, amount: 9000 });
  expect(await app.payments.stripe.customers.retrieve(row?.customer ?? '')).toMatchObject({
    balance: 0,
  });
  await app.settle();
});

test('a credit that the operator gives is stored by its event, and else by the nightly comparison', async () => {
  const ada = await subscriber(app);
  const [row] = await sql<{ customer: string }>`
    select customer_id as customer from payment_customer where member_id = ${ada.id}`;
  await app.payments.stripe.customers.createBalanceTransaction(row?.customer ?? '', {
    amount: -300,
    currency: 'usd',
  });
  await app.settle();
  expect(await creditOf(ada)).toMatchObject({ amount: 300 });
  await sql`update payment_customer set credit = 7 where member_id = ${ada.id}`;
  expect((await reconcile(app)).repaired).toEqual([row?.customer]);
  expect(await creditOf(ada)).toMatchObject({ amount: 300 });
});

test('trust 80: a refund that fails after it was made gives the credit back once', async () => {
  const ada = await shortened();
  const { invoices } = await paymentsOf(ada);
  const invoiceId = invoices.find(({ amountPaid }) => amountPaid > 0)?.id ?? '';
  await lead.send('POST', `/users/${ada.id}/refunds`, { invoiceId, amount: 5000, reason: 'x' });
  await app.settle();
  expect(await balanceOf(ada)).toBe(-3500);
  const [row] = await sql<{ made: string }>`
    select provider_id as made from refund where invoice_id = ${invoiceId}`;
  const refund = app.sandbox.store.get('refund', row?.made ?? '');
  if (!refund) throw new Error('The provider has no such refund');
  // At the provider it fails days later, when the bank of the card sends it back.
  (app.sandbox.store as Store).apply({ put: [{ ...refund, status: 'failed' }], removed: [] });
  await Promise.all([syncInvoice(app, invoiceId), syncInvoice(app, invoiceId)]);
  expect(await balanceOf(ada)).toBe(-8500);
  expect((await paymentsOf(ada)).refunds).toMatchObject([{ status: 'failed', credit: 0 }]);
});
