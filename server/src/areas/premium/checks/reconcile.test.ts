import type { Revenue } from '@kindred/contract/premium/revenue';
import { expect, test } from 'vitest';
import { premiumApp, subscriber } from '../../../../test/premium/premium.ts';
import { sqlOf } from '../../../../test/database/sql.ts';
import { createColleague } from '../../../../test/members/staff.ts';
import { addJob } from '../../../platform/jobs/jobs.ts';
import { reconcile } from './reconcile.ts';

const app = await premiumApp({
  environment: { LOG_LEVEL: 'silent', TIME_ZONE: 'Pacific/Auckland' },
});
const sql = sqlOf(app);
const analyst = await createColleague(app, 'analyst');
app.members.push(analyst);
const { store } = app.sandbox;
const day = 86_400_000;

const revenue = async () => (await analyst.get('/revenue')).json<{ data: Revenue }>().data;

/** What the provider received and refunded, in total. */
const heldByProvider = () => ({
  paid: store.all('invoice').reduce((sum, { amount_paid }) => sum + amount_paid, 0),
  refunded: store.all('refund').reduce((sum, { amount }) => sum + amount, 0),
});

async function reported() {
  const { months } = await revenue();
  return {
    paid: months.reduce((sum, { paid }) => sum + paid, 0),
    refunded: months.reduce((sum, { refunded }) => sum + refunded, 0),
  };
}

test(
  'trust 50: revenue is what was paid and refunded, to the cent, through a year of every kind of change',
  { tags: ['long'] },
  async () => {
    const [ada, eve, joan, mary] = [
      await subscriber(app),
      await subscriber(app, { plan: 'annual' }),
      await subscriber(app, { plan: 'quarterly' }),
      await subscriber(app),
    ];
    expect(await revenue()).toMatchObject({
      subscribers: 4,
      recurring: Math.round((1499 * 24 + 9999 + 3499 * 4) / 12),
    });
    await ada.send('PUT', '/subscription/update', { plan: 'quarterly' });
    await eve.send('PUT', '/subscription/update', { plan: 'monthly' });
    await joan.send('POST', '/subscription/cancel', {});
    const bad = { paymentMethodId: 'pm_card_chargeCustomerFail', isDefault: true };
    await mary.send('POST', '/subscription/payment-methods', bad);
    const [invoice] = await sql<{ payment_intent_id: string }>`
    select payment_intent_id from invoice where member_id = ${ada.id} and amount_paid = 1499`;
    await app.payments.stripe.refunds.create({
      payment_intent: invoice?.payment_intent_id ?? '',
      amount: 333,
    });
    await app.settle();
    for (let month = 0; month < 5; month += 1) await app.pass(31 * day);
    expect(await reported()).toEqual(heldByProvider());
    expect((await reported()).refunded).toBe(333);
    const { months, recurring } = await revenue();
    const moved = months.flatMap((each) => [
      each.new,
      each.expansion,
      each.contraction,
      each.churn,
      each.reactivation,
    ]);
    expect(moved.reduce((sum, amount) => sum + amount, 0)).toBe(recurring);
    expect(months.reduce((sum, { churn }) => sum + churn, 0)).toBeLessThan(0);
    expect(await reconcile(app)).toEqual({ difference: 0, repaired: [] });
    expect((await revenue()).check).toMatchObject({ status: 'equal', difference: 0, repaired: 0 });
  },
);

test('a subscription that returns after its end counts as reactivated', async () => {
  const ada = await subscriber(app);
  const before = await revenue();
  await app.payments.stripe.subscriptions.cancel(ada.subscriptionId);
  await app.settle();
  await ada.send('POST', '/subscription/create', {
    plan: 'monthly',
    paymentMethodId: 'pm_card_visa',
  });
  const after = await revenue();
  const reactivated = (data: Revenue) => data.months.at(-1)?.reactivation ?? 0;
  expect(reactivated(after) - reactivated(before)).toBe(1499);
  expect(after.recurring).toBe(before.recurring);
});

test('trust 50: lost or changed data is found by the nightly comparison, reported and repaired', async () => {
  const ada = await subscriber(app);
  const eve = await subscriber(app);
  await sql`delete from invoice where member_id = ${ada.id}`;
  await sql`update subscription set status = 'canceled', premium_until = null where id = ${eve.subscriptionId}`;
  await sql`update revenue_day set amount = amount + 7 where kind = 'paid'
    and (day, plan) = (select day, plan from revenue_day where kind = 'paid' limit 1)`;
  const { difference, repaired } = await reconcile(app);
  // The payment of the lost invoice is counted again with it.
  expect(difference).toBe(1499 + 7);
  expect(repaired).toContain(eve.subscriptionId);
  expect((await revenue()).check).toMatchObject({ status: 'different', difference });
  expect(await reported()).toEqual(heldByProvider());
  expect(await reconcile(app)).toEqual({ difference: 0, repaired: [] });
});

test('after a restore, a member keeps a first subscription that is newer than the backup', async () => {
  const ada = await subscriber(app);
  const lose = `delete from refund using invoice i where invoice_id = i.id and i.member_id = '${ada.id}';
    delete from invoice where member_id = '${ada.id}'; delete from subscription where member_id = '${ada.id}';
    delete from payment_customer where member_id = '${ada.id}'`;
  await app.owner.query(lose);
  expect((await reconcile(app)).repaired).toContain(ada.subscriptionId);
  const held = await app.payments.stripe.subscriptions.retrieve(ada.subscriptionId);
  expect(held.status).toBe('active');
  expect(
    await sql`select member_id, status from subscription where id = ${ada.subscriptionId}`,
  ).toEqual([{ member_id: ada.id, status: 'active' }]);
  expect(await reported()).toEqual(heldByProvider());
});

test('trust 31: the replay applies events that never arrived', { tags: ['long'] }, async () => {
  const ada = await subscriber(app);
  app.sandbox.deliveries.hold();
  const since = app.sandbox.clock.now();
  await app.payments.stripe.subscriptions.cancel(ada.subscriptionId);
  const status = async () =>
    (await sql`select status from subscription where id = ${ada.subscriptionId}`)[0];
  expect(await status()).toEqual({ status: 'active' });
  const from = new Date(since.getTime() - 5000).toISOString();
  await addJob(app.pool, 'replay-payment-events', { since: from });
  await app.jobs.runDue();
  expect(await status()).toEqual({ status: 'canceled' });
  await app.sandbox.deliveries.release();
});
