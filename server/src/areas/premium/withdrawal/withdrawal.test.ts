import type { MemberPayments } from '@kindred/contract/premium/office';
import type { Revenue } from '@kindred/contract/premium/revenue';
import { expect, test, vi } from 'vitest';
import { createPerson } from '../../../../test/members/people.ts';
import { createColleague } from '../../../../test/members/staff.ts';
import { sqlOf } from '../../../../test/database/sql.ts';
import {
  type Person,
  current,
  isPremium,
  premiumApp,
  subscribe,
  subscriber,
} from '../../../../test/premium/premium.ts';
import { withdrawalsOf } from '../../../../test/premium/withdrawals.ts';
import { reconcile } from '../checks/reconcile.ts';
import { finishWithdrawal } from './finish.ts';

const app = await premiumApp({
  site: { 'plans.coupons': [{ code: 'HALF', percentOff: 50, from: null, until: null }] },
});
const sql = sqlOf(app);
const support = await createColleague(app, 'support');
app.members.push(support);
const day = 86_400_000;
const begin = '2026-11-26';
const { subscriptions, refunds, customers } = app.payments.stripe;

const { listed, offered, withdraw, receiptsOf } = withdrawalsOf(app);

const paymentsOf = async (person: Person) =>
  (await support.get(`/users/${person.id}/payments`)).json<{ data: MemberPayments }>().data;
const refundedOf = async (person: Person) =>
  (await paymentsOf(person)).refunds.map(({ amount, status, ofWithdrawal }) => ({
    amount,
    status,
    ofWithdrawal,
  }));
async function creditOf({ id }: Person) {
  const [row] = await sql<{ credit: number }>`
    select credit from payment_customer where member_id = ${id}`;
  return row?.credit;
}

async function giveCredit({ id }: Person, cents: number) {
  const [row] = await sql<{ customer: string }>`
    select customer_id as customer from payment_customer where member_id = ${id}`;
  await customers.createBalanceTransaction(row?.customer ?? '', {
    amount: -cents,
    currency: 'usd',
  });
  await app.settle();
}

test(
  'trust 115: without an agreement to pay for the time used, a withdrawal ends premium immediately and returns everything',
  { tags: ['long'] },
  async () => {
    const ada = await subscriber(app, { begin: undefined });
    await app.pass(5 * day);
    expect(await offered(ada)).toMatchObject({ agreed: false, price: 1499, used: 0, toCard: 1499 });
    expect((await withdraw(ada)).json()).toMatchObject({
      data: { withdrawal: { plan: 'monthly', toCard: 1499, toCredit: 0, returned: 0 } },
    });
    await app.settle();
    expect([await isPremium(ada), await current(ada)]).toEqual([false, null]);
    expect(await refundedOf(ada)).toEqual([
      { amount: 1499, status: 'succeeded', ofWithdrawal: true },
    ]);
    expect(await listed(ada)).toMatchObject({ contracts: [], withdrawn: { toCard: 1499 } });
  },
);

test('trust 115: who asked for premium immediately pays for the time used, less than a day too, to the cent', async () => {
  const ada = await subscriber(app, { begin });
  const [row] = await sql<{ version: string; start: Date; end: Date }>`
    select begin_version as version, period_start as start, period_end as end
    from subscription where id = ${ada.subscriptionId}`;
  const { version, start = new Date(), end = new Date() } = row ?? {};
  expect(version).toBe(begin);
  await app.pass(23 * 3_600_000);
  const [passed, all] = [app.now().getTime() - start.getTime(), end.getTime() - start.getTime()];
  const kept = Math.floor((1499 * passed) / all);
  expect(kept).toBeGreaterThan(40);
  expect(await offered(ada)).toMatchObject({ agreed: true, usedDays: 0, used: kept });
  // The page was open for a while.
  const { toCard } = await offered(ada);
  await app.pass(50 * 60_000);
  await withdraw(ada, { amount: toCard });
  expect(await refundedOf(ada)).toMatchObject([{ amount: 1499 - kept, status: 'succeeded' }]);
});

test(
  'trust 115: twenty parallel withdrawals, and one more, are one: one refund and one receipt',
  { tags: ['long'] },
  async () => {
    const ada = await subscriber(app);
    const contract = await offered(ada);
    const send = () =>
      ada.send('POST', '/subscription/withdrawal', {
        subscriptionId: contract.subscriptionId,
        name: 'Ada',
        amount: contract.toCard,
      });
    const answers = await Promise.all(Array.from({ length: 20 }, send));
    answers.push(await send());
    expect(new Set(answers.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1);
    await app.settle();
    expect(await refundedOf(ada)).toMatchObject([{ amount: 1499, status: 'succeeded' }]);
    expect(await receiptsOf(ada.email)).toHaveLength(1);
  },
);

/** The provider does it, and the process hears nothing of it. */
function stopAfter(step: 'cancel' | 'refund') {
  const stopped = () => new Error('The process has stopped');
  const cancel = subscriptions.cancel.bind(subscriptions);
  const create = refunds.create.bind(refunds);
  if (step === 'cancel')
    vi.spyOn(subscriptions, 'cancel').mockImplementationOnce(async (...given) => {
      await cancel(...given);
      throw stopped();
    });
  else
    vi.spyOn(refunds, 'create').mockImplementationOnce(async (...given) => {
      await create(...given);
      throw stopped();
    });
}

test.each(['cancel', 'refund'] as const)(
  'trust 115: a process that stops right after the provider did the %s neither refunds twice nor leaves premium',
  async (step) => {
    const ada = await subscriber(app);
    stopAfter(step);
    expect((await withdraw(ada)).statusCode).toBe(200);
    await app.settle();
    await app.pass(10 * 60_000);
    await app.settle();
    expect(await refundedOf(ada)).toMatchObject([{ amount: 1499, status: 'succeeded' }]);
    expect([await isPremium(ada), (await receiptsOf(ada.email)).length]).toEqual([false, 1]);
    const [row] = await sql<{ done: boolean }>`
      select done_at is not null as done from withdrawal where member_id = ${ada.id}`;
    expect(row?.done).toBe(true);
  },
);

test('trust 115: a withdrawal counts although the payment provider cannot be reached, and is finished later', async () => {
  const ada = await subscriber(app);
  const contract = await offered(ada);
  const unreachable = vi
    .spyOn(subscriptions, 'retrieve')
    .mockRejectedValue(new Error('No one answers'));
  expect((await withdraw(ada)).json()).toMatchObject({
    data: { withdrawal: { subscriptionId: contract.subscriptionId, toCard: 1499 } },
  });
  unreachable.mockRestore();
  await app.pass(10 * 60_000);
  await app.settle();
  expect(await isPremium(ada)).toBe(false);
  expect(await refundedOf(ada)).toMatchObject([{ amount: 1499, status: 'succeeded' }]);
});

test('what credit paid becomes credit again, once, and credit that is left stays', async () => {
  const ada = await createPerson(app);
  app.members.push(ada);
  await ada.send('POST', '/subscription/payment-methods', { paymentMethodId: 'pm_card_visa' });
  await giveCredit(ada, 500);
  await subscribe(ada, { paymentMethodId: 'pm_card_visa', amountDue: 999 });
  await app.settle();
  expect(await offered(ada)).toMatchObject({ price: 1499, toCard: 999, toCredit: 500 });
  await giveCredit(ada, 70);
  await withdraw(ada);
  const [row] = await sql<{ id: string }>`select id from withdrawal where member_id = ${ada.id}`;
  await sql`update withdrawal set done_at = null where member_id = ${ada.id}`;
  await finishWithdrawal(app, row?.id ?? '');
  await app.settle();
  expect(await refundedOf(ada)).toMatchObject([{ amount: 999, status: 'succeeded' }]);
  expect(await creditOf(ada)).toBe(570);
});

test(
  'a coupon, a partial refund of support and a longer plan leave what was paid and not returned',
  { tags: ['long'] },
  async () => {
    const half = await subscriber(app, { coupon: 'HALF' });
    const paid = 1499 - Math.round(1499 / 2);
    expect(await offered(half)).toMatchObject({ price: paid, toCard: paid });
    const [bill] = (await paymentsOf(half)).invoices;
    await support.send('POST', `/users/${half.id}/refunds`, {
      invoiceId: bill?.id,
      amount: 200,
      reason: 'Sorry',
    });
    expect(await offered(half)).toMatchObject({ returned: 200, toCard: paid - 200 });
    await withdraw(half);
    expect((await paymentsOf(half)).paid).toMatchObject([{ amount: paid, refunded: paid }]);

    const ada = await subscriber(app, { begin: undefined, paymentMethodId: 'pm_card_amex' });
    await app.pass(2 * day);
    await ada.send('PUT', '/subscription/update', { plan: 'annual' });
    await app.settle();
    await withdraw(ada);
    const { amount, refunded } = (await paymentsOf(ada)).paid[0] ?? { amount: 0, refunded: 1 };
    expect(amount).toBeGreaterThan(9999);
    expect(refunded).toBe(amount);
  },
);

test('an amount that has changed since is shown first, and nothing happens', async () => {
  const ada = await subscriber(app, { begin });
  const { toCard } = await offered(ada);
  await app.pass(2 * day);
  const late = await withdraw(ada, { amount: toCard });
  expect([late.statusCode, late.json()]).toMatchObject([
    409,
    { code: 'withdrawal_amounts_out_of_date' },
  ]);
  expect(await isPremium(ada)).toBe(true);
  expect((await withdraw(ada)).statusCode).toBe(200);
});

test('after the last day, for another member and for an unknown contract there is nothing to withdraw from', async () => {
  const [ada, eve] = [await subscriber(app), await subscriber(app)];
  const other = await withdraw(eve, { subscriptionId: ada.subscriptionId });
  expect([other.statusCode, other.json()]).toMatchObject([404, { code: 'subscription_not_found' }]);
  const { lastDay } = await offered(ada);
  await app.pass(Date.parse(`${lastDay}T12:00:00Z`) - app.now().getTime());
  expect(await offered(ada)).toMatchObject({ lastDay });
  await app.pass(day);
  expect(await listed(ada)).toEqual({ contracts: [], withdrawn: null });
  const late = await withdraw(ada, { subscriptionId: ada.subscriptionId });
  expect([late.statusCode, late.json()]).toMatchObject([409, { code: 'withdrawal_period_over' }]);
  expect(await isPremium(ada)).toBe(true);
});

test('a new contract has its own 14 days, a renewal has none', { tags: ['long'] }, async () => {
  const ada = await subscriber(app);
  await app.pass(32 * day);
  await app.settle();
  expect((await listed(ada)).contracts).toEqual([]);
  await subscriptions.cancel(ada.subscriptionId);
  await app.settle();
  await subscribe(ada, { paymentMethodId: 'pm_card_visa' });
  await app.settle();
  const { contracts } = await listed(ada);
  expect(contracts).toMatchObject([{ price: 1499, toCard: 1499 }]);
  expect(contracts[0]?.subscriptionId).not.toBe(ada.subscriptionId);
});

test('a withdrawal is in the log, and without name and email once the member is erased', async () => {
  const ada = await subscriber(app);
  app.members.pop();
  await withdraw(ada);
  expect(
    await sql`select details ->> 'toCard' as amount from audit
      where subject_id = ${ada.id} and action = 'payment.withdraw'`,
  ).toEqual([{ amount: '1499' }]);
  await app.settle();
  await ada.send('POST', '/auth/leave', { password: ada.password });
  app.advanceClock(31 * day);
  await app.run('erase-leavers');
  await app.settle();
  expect(
    await sql`select member_id, name, email, to_card from withdrawal
      where subscription_id = ${ada.subscriptionId}`,
  ).toEqual([{ member_id: null, name: '', email: '', to_card: 1499 }]);
});

test('trust 50: revenue shows what withdrawals returned, and the nightly comparison agrees', async () => {
  const analyst = await createColleague(app, 'analyst');
  const withdrawn = async () => {
    const { data } = (await analyst.get('/revenue')).json<{ data: Revenue }>();
    return data.months.reduce((sum, month) => sum + month.withdrawn, 0);
  };
  const before = await withdrawn();
  const ada = await subscriber(app);
  await withdraw(ada);
  await app.settle();
  expect(await withdrawn()).toBe(before + 1499);
  await reconcile(app);
  expect(await withdrawn()).toBe(before + 1499);
  await sql`delete from revenue_day where kind = 'withdrawn'`;
  await reconcile(app);
  expect(await withdrawn()).toBe(before + 1499);
});
