import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createPerson } from '../../../../test/members/people.ts';
import {
  created,
  isPremium,
  premiumApp,
  subscribe,
  subscriber,
} from '../../../../test/premium/premium.ts';
import { sqlOf } from '../../../../test/database/sql.ts';

const app = await premiumApp();
const sql = sqlOf(app);
const { stripe } = app.payments;
const { store, deliveries } = app.sandbox;
const url = '/api/v1/subscription/webhook';
const minute = 60;

const event = (id: string) => ({
  id,
  object: 'event',
  type: 'invoice.paid',
  created: Math.floor(app.now().getTime() / 1000),
  data: { object: { id: 'in_unknown', object: 'invoice' } },
});

const send = (payload: string, signature?: string) =>
  app.inject({
    method: 'POST',
    url,
    payload,
    headers: {
      'content-type': 'application/json',
      ...(signature !== undefined && { 'stripe-signature': signature }),
    },
  });

const sign = (payload: string, { late = 0, secret = app.keys.webhookSecret } = {}) =>
  stripe.webhooks.generateTestHeaderString({
    payload,
    secret,
    timestamp: Math.floor(app.now().getTime() / 1000) - late,
  });

const stored = async () => (await sql`select id from payment_event`).length;

describe('a webhook', () => {
  const payload = JSON.stringify(event('evt_1'));
  test.each([
    ['missing', undefined],
    ['empty', ''],
    ['of another secret', sign(payload, { secret: 'whsec_another1' })],
    ['of another body', sign(`${payload} `)],
    ['an hour old', sign(payload, { late: 60 * minute })],
    ['six minutes old', sign(payload, { late: 6 * minute })],
    ['an hour ahead', sign(payload, { late: -60 * minute })],
    ['without a time', sign(payload).replace(/t=\d+,/, '')],
    [
      'with two times',
      `t=${Math.floor(app.now().getTime() / 1000)},${sign(payload, { late: 3600 })}`,
    ],
  ])(
    'trust 30: with a signature that is %s is 400 and writes nothing',
    async (_what, signature) => {
      const before = await stored();
      const answer = await send(payload, signature);
      expect([answer.statusCode, answer.json()]).toMatchObject([
        400,
        { code: 'payment_event_unsigned' },
      ]);
      expect(await stored()).toBe(before);
    },
  );

  test('trust 30: is verified on its bytes, so that another spelling of the same JSON is refused', async () => {
    const spaced = JSON.stringify(event('evt_spaced'), null, 2);
    expect((await send(JSON.stringify(JSON.parse(spaced)), sign(spaced))).statusCode).toBe(400);
    expect((await send(spaced, sign(spaced))).statusCode).toBe(200);
  });

  test('trust 30: that is signed is stored before the response', async () => {
    const answer = await send(payload, sign(payload));
    expect(answer.json()).toEqual({ success: true, data: { received: true } });
    expect(await sql`select type, invoice_id from payment_event where id = 'evt_1'`).toEqual([
      { type: 'invoice.paid', invoice_id: 'in_unknown' },
    ]);
  });
});

const stateOf = async (memberId: string) => ({
  subscriptions: await sql`select id, status, plan, amount, period_start, period_end, premium_until,
      cancel_at_period_end, canceled_at, ended_at, latest_invoice_id
    from subscription where member_id = ${memberId} order by id`,
  invoices: await sql`select id, status, total, amount_paid, attempts, paid_at from invoice
    where member_id = ${memberId} order by id`,
  member: await sql`select is_vip, vip_until from member where id = ${memberId}`,
});

const idsOf = (subscriptionId: string) =>
  store
    .all('event')
    .filter((each) => JSON.stringify(each).includes(subscriptionId))
    .map(({ id }) => id);

test('trust 31: the same event twenty times in parallel is applied once', async () => {
  deliveries.hold();
  const ada = await createPerson(app);
  const { paymentIntentId, subscriptionId } = await created(subscribe(ada));
  await stripe.paymentIntents.confirm(paymentIntentId ?? '', { payment_method: 'pm_card_visa' });
  const ids = idsOf(subscriptionId);
  const paid = ids.find((id) => store.get('event', id)?.type === 'invoice.paid') ?? '';
  const statuses = await Promise.all(Array.from({ length: 20 }, () => deliveries.send([paid])));
  expect(statuses.flat()).toEqual(Array.from({ length: 20 }, () => 200));
  await Promise.all([app.jobs.runDue(), app.jobs.runDue(), app.jobs.runDue()]);
  expect(await isPremium(ada)).toBe(true);
  expect(
    await sql`select applied_at is not null as applied from payment_event where id = ${paid}`,
  ).toEqual([{ applied: true }]);
  const before = await stateOf(ada.id);
  await deliveries.send([paid, paid]);
  await app.jobs.runDue();
  expect(await stateOf(ada.id)).toEqual(before);
  await deliveries.release();
});

const shuffled = (ids: readonly string[]) =>
  fc
    .shuffledSubarray([...ids], { minLength: ids.length })
    .chain((order) =>
      fc.array(fc.constantFrom(...ids), { maxLength: 5 }).map((more) => [...order, ...more]),
    );

test(
  "trust 31: every order and repetition of a subscription's events ends in what the provider holds",
  { tags: ['long'] },
  async () => {
    deliveries.hold();
    const ada = await createPerson(app);
    const { paymentIntentId, subscriptionId } = await created(subscribe(ada));
    await stripe.paymentIntents.confirm(paymentIntentId ?? '', { payment_method: 'pm_card_visa' });
    await stripe.subscriptions.update(subscriptionId, { cancel_at_period_end: true });
    await stripe.subscriptions.update(subscriptionId, { cancel_at_period_end: false });
    await stripe.subscriptions.cancel(subscriptionId);
    const ids = idsOf(subscriptionId);
    expect(ids.length).toBeGreaterThan(6);
    const outcomes = new Set<string>();
    const forget = async () => {
      await sql`delete from payment_event`;
      await sql`delete from invoice where member_id = ${ada.id}`;
      await sql`delete from subscription where member_id = ${ada.id}`;
    };
    await fc.assert(
      fc.asyncProperty(shuffled(ids), async (order) => {
        await forget();
        await deliveries.send(order);
        await Promise.all([app.jobs.runDue(), app.jobs.runDue()]);
        outcomes.add(JSON.stringify(await stateOf(ada.id)));
      }),
      { numRuns: 8 },
    );
    expect(outcomes.size).toBe(1);
    const held = await stripe.subscriptions.retrieve(subscriptionId);
    expect(held.status).toBe('canceled');
    expect(await sql`select status from subscription where id = ${subscriptionId}`).toEqual([
      { status: held.status },
    ]);
    await deliveries.release();
  },
);

test('trust 31: events of an active subscription, each applied while the next changes it, end in its last state', async () => {
  const ada = await subscriber(app);
  const change = async (cancel: boolean) =>
    stripe.subscriptions.update(ada.subscriptionId, { cancel_at_period_end: cancel });
  await Promise.all([change(true), app.settle(), change(false), app.settle(), change(true)]);
  await app.settle();
  const held = await stripe.subscriptions.retrieve(ada.subscriptionId);
  const [row] =
    await sql`select cancel_at_period_end from subscription where id = ${ada.subscriptionId}`;
  expect(row).toEqual({ cancel_at_period_end: held.cancel_at_period_end });
});

test("trust 33: the period is that of the subscription's item", async () => {
  const ada = await subscriber(app, { plan: 'quarterly' });
  const held = await stripe.subscriptions.retrieve(ada.subscriptionId);
  const [item] = held.items.data;
  expect(held).not.toHaveProperty('current_period_end');
  const [row] = await sql<{ period_start: Date; period_end: Date }>`
    select period_start, period_end from subscription where id = ${ada.subscriptionId}`;
  expect([row?.period_start.getTime(), row?.period_end.getTime()]).toEqual([
    (item?.current_period_start ?? 0) * 1000,
    (item?.current_period_end ?? 0) * 1000,
  ]);
});
