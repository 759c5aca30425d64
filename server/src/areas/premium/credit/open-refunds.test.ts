import type { MemberPayments } from '@kindred/contract/premium/office';
import { expect, test, vi } from 'vitest';
import { premiumApp, subscriber } from '../../../../test/premium/premium.ts';
import { sqlOf } from '../../../../test/database/sql.ts';
import { createColleague } from '../../../../test/members/staff.ts';
import { makeRefund } from '../office/make-refund.ts';
import { findRefund } from '../office/refunds.ts';
import { takeCredit } from './take.ts';

const app = await premiumApp({ environment: { LOG_LEVEL: 'silent' } });
const sql = sqlOf(app);
const lead = await createColleague(app);
app.members.push(lead);
const day = 86_400_000;
const { customers } = app.payments.stripe;

/** A monthly plan that was paid by card, with a credit that the card also paid. */
async function withCredit(credit: number) {
  const ada = await subscriber(app, { plan: 'annual' });
  const [row] = await sql<{ customer: string }>`
    select customer_id as customer from payment_customer where member_id = ${ada.id}`;
  const customer = row?.customer ?? '';
  await customers.createBalanceTransaction(customer, { amount: -credit, currency: 'usd' });
  await app.settle();
  const balance = async () => {
    const found = await customers.retrieve(customer);
    return found.deleted ? null : found.balance;
  };
  return Object.assign(ada, { customer, balance });
}

type Holder = Awaited<ReturnType<typeof withCredit>>;

const refundsOf = ({ id }: Holder) =>
  sql<{ id: string; amount: number; credit: number; status: string }>`
    select id, amount, credit, status from refund where member_id = ${id} order by created_at, id`;

/** The provider fails when the credit is to be taken. */
async function askForCredit(ada: Holder) {
  const spy = vi.spyOn(customers, 'createBalanceTransaction').mockRejectedValue(new Error('down'));
  const answer = await ada.send('POST', '/subscription/credit-refund', {});
  spy.mockRestore();
  expect(answer.statusCode).toBe(200);
  return (await refundsOf(ada))[0]?.id ?? '';
}

const paymentsOf = async ({ id }: Holder) =>
  (await lead.get(`/users/${id}/payments`)).json<{ data: MemberPayments }>().data;

test('trust 80: a slower process does not fail a refund of which a faster one took the credit', async () => {
  const ada = await withCredit(8500);
  const id = await askForCredit(ada);
  await sql`update refund set credit = null where id = ${id}`;
  const retrieve = customers.retrieve.bind(customers);
  const faster = Promise.withResolvers<void>();
  const asked = Promise.withResolvers<void>();
  const spy = vi.spyOn(customers, 'retrieve').mockImplementationOnce((async (name: string) => {
    asked.resolve();
    await faster.promise;
    return retrieve(name);
  }) as never);
  const slow = makeRefund(app, id);
  await asked.promise;
  const refund = await findRefund(app.pool, id);
  // The faster process ends before it asks for the refund.
  expect(refund && (await takeCredit(app, refund))).toMatchObject({ credit: 8500 });
  faster.resolve();
  await slow;
  spy.mockRestore();
  await makeRefund(app, id);
  await app.settle();
  expect(await refundsOf(ada)).toMatchObject([{ status: 'succeeded', amount: 8500, credit: 8500 }]);
  expect(await ada.balance()).toBe(0);
});

test('trust 80: a refund of credit from two processes at the same time is made once', async () => {
  const ada = await withCredit(8500);
  const id = await askForCredit(ada);
  await sql`update refund set credit = null where id = ${id}`;
  await Promise.allSettled(Array.from({ length: 6 }, () => makeRefund(app, id)));
  await makeRefund(app, id);
  await app.settle();
  expect(await refundsOf(ada)).toMatchObject([{ status: 'succeeded', amount: 8500, credit: 8500 }]);
  expect(await ada.balance()).toBe(0);
});

test('trust 80: credit that the member is getting back is not refunded again with the unused days', async () => {
  const ada = await withCredit(800);
  await app.pass(73 * day);
  const id = await askForCredit(ada);
  const unusedDays = async () => {
    const { endings, quotedAt } = await paymentsOf(ada);
    const answer = await lead.send('POST', `/users/${ada.id}/subscription-end`, {
      subscriptionId: ada.subscriptionId,
      atPeriodEnd: false,
      refund: 'unused',
      quotedAt,
      reason: 'Asked for it',
    });
    return { answer, unused: endings[0]?.unused ?? 0 };
  };
  expect((await unusedDays()).answer.json()).toMatchObject({
    code: 'refund_still_made',
    message:
      'A refund to this member is still being made. Try again in a minute, or end it without a refund.',
  });
  expect(await refundsOf(ada)).toHaveLength(1);
  await makeRefund(app, id);
  const { answer, unused } = await unusedDays();
  // A fifth of the year is over.
  expect([7998, 7999]).toContain(unused);
  expect(answer.json()).toMatchObject({ data: { refunded: unused } });
  await app.settle();
  expect(await refundsOf(ada)).toMatchObject([
    { status: 'succeeded', amount: 800 },
    { status: 'succeeded', amount: unused },
  ]);
});

test('trust 80: a payment used the credit, and staff do not refund it with the unused days', async () => {
  const ada = await withCredit(800);
  await app.pass(73 * day);
  app.sandbox.deliveries.hold();
  await customers.createBalanceTransaction(ada.customer, { amount: 800, currency: 'usd' });
  expect((await paymentsOf(ada)).endings).toMatchObject([{ credit: 800 }]);
  const answer = await lead.send('POST', `/users/${ada.id}/subscription-end`, {
    subscriptionId: ada.subscriptionId,
    atPeriodEnd: false,
    refund: 'unused',
    reason: 'Asked for it',
  });
  const { refunded } = answer.json<{ data: { refunded: number } }>().data;
  expect([7998, 7999]).toContain(refunded);
  await app.sandbox.deliveries.release();
});
