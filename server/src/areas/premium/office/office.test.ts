import type { MemberPayments, Refund } from '@kindred/contract/premium/office';
import { Stripe } from 'stripe';
import { expect, test, vi } from 'vitest';
import {
  type Person,
  current,
  isPremium,
  premiumApp,
  subscriber,
} from '../../../../test/premium/premium.ts';
import { sqlOf } from '../../../../test/database/sql.ts';
import { createColleague } from '../../../../test/members/staff.ts';
import { makeRefund } from './make-refund.ts';

const app = await premiumApp();
const sql = sqlOf(app);
const support = await createColleague(app, 'support');
const analyst = await createColleague(app, 'analyst');
const moderator = await createColleague(app, 'moderator');
app.members.push(support, analyst, moderator);
const day = 86_400_000;

const paymentsOf = async (person: Person) =>
  (await support.get(`/users/${person.id}/payments`)).json<{ data: MemberPayments }>().data;
const invoiceOf = async (person: Person) =>
  (await paymentsOf(person)).invoices.find(({ amountPaid }) => amountPaid > 0)?.id ?? '';
const refund = (person: Person, invoiceId: string, more: object = {}, headers = {}) =>
  support.send(
    'POST',
    `/users/${person.id}/refunds`,
    { invoiceId, reason: 'Sorry', ...more },
    headers,
  );
const end = (person: Person & { subscriptionId: string }, more: object = {}) =>
  support.send('POST', `/users/${person.id}/subscription-end`, {
    subscriptionId: person.subscriptionId,
    atPeriodEnd: false,
    refund: 'none',
    reason: 'Asked for it',
    ...more,
  });
const auditOf = ({ id }: Person) =>
  sql`select action, details from audit where subject_id = ${id} and action like 'payment.%' order by id`;

test('the list finds subscriptions by name, address, id, status, plan and member, and is logged', async () => {
  const ada = await subscriber(app, { plan: 'annual' });
  const list = async (query: Record<string, string>) =>
    (await support.get('/subscriptions', query))
      .json<{
        data: { subscriptions: { id: string; member: { email: string } }[] };
      }>()
      .data.subscriptions.map(({ id }) => id);
  const queries: Record<string, string>[] = [
    { search: ada.email },
    { search: ada.subscriptionId },
    { memberId: ada.id },
    { memberId: ada.id, plan: 'annual', status: 'active' },
  ];
  for (const query of queries) expect(await list(query)).toEqual([ada.subscriptionId]);
  expect(await list({ memberId: ada.id, plan: 'monthly' })).toEqual([]);
  expect(await list({ search: 'no%one_' })).toEqual([]);
  const entries = await sql`select details ->> 'search' as search from audit
    where action = 'payment.list' and subject_id = ${ada.id}`;
  expect(entries).toContainEqual({ search: ada.email });
});

test('trust 18: payments are only for administrators and support', async () => {
  const ada = await subscriber(app);
  for (const by of [moderator, analyst, ada]) {
    expect((await by.get('/subscriptions')).statusCode).toBe(403);
    expect((await by.get(`/users/${ada.id}/payments`)).statusCode).toBe(403);
  }
  const own = { invoiceId: await invoiceOf(ada), reason: 'x' };
  expect((await support.send('POST', `/users/${support.id}/refunds`, own)).statusCode).toBe(403);
});

test(
  'a refund in two parts is never more than was paid, and is logged with its reason',
  { tags: ['long'] },
  async () => {
    const ada = await subscriber(app);
    const invoice = await invoiceOf(ada);
    const first = (await refund(ada, invoice, { amount: 500 })).json<{
      data: { refund: Refund };
    }>();
    expect(first.data.refund).toMatchObject({ amount: 500, status: 'succeeded', reason: 'Sorry' });
    expect((await refund(ada, invoice, { amount: 1000 })).json()).toMatchObject({
      code: 'refund_too_large',
    });
    expect((await refund(ada, invoice)).json()).toMatchObject({
      data: { refund: { amount: 999, status: 'succeeded' } },
    });
    expect((await refund(ada, invoice)).statusCode).toBe(422);
    expect(await paymentsOf(ada)).toMatchObject({
      paid: [{ currency: 'usd', amount: 1499, refunded: 1499 }],
      refunds: [{ amount: 999, by: { _id: support.id } }, { amount: 500 }],
    });
    expect(await auditOf(ada)).toContainEqual({
      action: 'payment.refund',
      details: { invoice, amount: 500, currency: 'usd', reason: 'Sorry' },
    });
  },
);

test("an invoice cannot be refunded under another user's name", { tags: ['long'] }, async () => {
  const [ada, eve] = [await subscriber(app), await subscriber(app)];
  expect((await refund(eve, await invoiceOf(ada))).statusCode).toBe(404);
  expect((await end({ ...eve, subscriptionId: ada.subscriptionId })).statusCode).toBe(404);
});

test('twenty parallel refunds refund once', async () => {
  const ada = await subscriber(app);
  const invoice = await invoiceOf(ada);
  const answers = await Promise.all(Array.from({ length: 20 }, () => refund(ada, invoice)));
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  const made = app.sandbox.store.all('refund').filter(({ metadata }) => metadata?.['refund']);
  const [own] = await sql<{ id: string }>`select id from refund where member_id = ${ada.id}`;
  expect(made.filter(({ metadata }) => metadata?.['refund'] === own?.id)).toHaveLength(1);
});

test('trust 32: two staff who refund the same part in parallel refund it once', async () => {
  const ada = await subscriber(app);
  const invoice = await invoiceOf(ada);
  const part = { amount: 500, left: 1499 };
  const answers = await Promise.all([refund(ada, invoice, part), refund(ada, invoice, part)]);
  const statuses = answers.map(({ statusCode }) => statusCode);
  expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 409]);
  expect(await paymentsOf(ada)).toMatchObject({ paid: [{ refunded: 500 }] });
  expect((await refund(ada, invoice, { ...part, left: 999 })).statusCode).toBe(200);
});

test(
  'trust 32: a refund that is sent again with its key is made once',
  { tags: ['long'] },
  async () => {
    const ada = await subscriber(app);
    const invoice = await invoiceOf(ada);
    const send = (amount: number, key: string) =>
      refund(ada, invoice, { amount }, { 'idempotency-key': key });
    const answers = await Promise.all([send(300, 'once'), send(300, 'once')]);
    answers.push(await send(300, 'once'));
    const ids = answers.map((each) => each.json<{ data: { refund: Refund } }>().data.refund.id);
    expect(new Set(ids).size).toBe(1);
    expect(await paymentsOf(ada)).toMatchObject({ paid: [{ refunded: 300 }] });
    expect((await send(400, 'once')).statusCode).toBe(409);
    expect((await send(5000, 'again')).statusCode).toBe(422);
    expect((await send(300, 'again')).statusCode).toBe(200);
    expect(await paymentsOf(ada)).toMatchObject({ paid: [{ refunded: 600 }] });
  },
);

test(
  'a refund that was made at the provider is listed with the others',
  { tags: ['long'] },
  async () => {
    const ada = await subscriber(app);
    const [row] = await sql<{ payment_intent_id: string }>`
    select payment_intent_id from invoice where member_id = ${ada.id}`;
    await app.payments.stripe.refunds.create({
      payment_intent: row?.payment_intent_id ?? '',
      amount: 99,
    });
    await app.settle();
    expect(await paymentsOf(ada)).toMatchObject({ refunds: [{ amount: 99, by: null }] });
  },
);

test.each([
  ['none', 0],
  ['last', 1499],
] as const)(
  'the team ends a subscription now and refunds %s',
  { tags: ['long'] },
  async (kind, amount) => {
    const ada = await subscriber(app);
    expect((await end(ada, { refund: kind })).json()).toMatchObject({
      data: { subscription: { status: 'canceled' }, refund: amount ? { amount } : null },
    });
    expect([await isPremium(ada), await current(ada)]).toEqual([false, null]);
    expect(await paymentsOf(ada)).toMatchObject({ paid: [{ refunded: amount }] });
    expect((await end(ada)).statusCode).toBe(409);
  },
);

test('the unused days are refunded, rounded down', async () => {
  const ada = await subscriber(app);
  const month = Date.parse((await current(ada))?.currentPeriodEnd ?? '') - app.now().getTime();
  await app.pass(10 * day);
  const { refund: made } = (await end(ada, { refund: 'unused' })).json<{
    data: { refund: Refund };
  }>().data;
  // Months differ in length.
  const unused = 1499 * (1 - (10 * day) / month);
  expect(made.amount).toBeGreaterThan(unused - 1);
  expect(made.amount).toBeLessThanOrEqual(Math.ceil(unused));
});

test.each([
  { atPeriodEnd: false, kind: 'unused' },
  { atPeriodEnd: true, kind: 'last' },
])(
  'trust 32: a subscription that several staff end in parallel is refunded once (at its end: $atPeriodEnd)',
  { tags: ['long'] },
  async ({ atPeriodEnd, kind }) => {
    const ada = await subscriber(app);
    await app.pass(20 * day);
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => end(ada, { refund: kind, atPeriodEnd })),
    );
    await app.settle();
    const amounts = await sql<{ amount: number }>`
      select amount from refund where member_id = ${ada.id}`;
    expect(amounts).toHaveLength(1);
    expect(await paymentsOf(ada)).toMatchObject({ paid: [{ refunded: amounts[0]?.amount }] });
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expect((await end(ada, { refund: kind })).statusCode).toBe(409);
  },
);

test('a subscription that was cancelled with a refund can still be ended without another', async () => {
  const ada = await subscriber(app);
  await end(ada, { refund: 'last', atPeriodEnd: true });
  expect((await end(ada, { refund: 'last' })).statusCode).toBe(409);
  expect((await end(ada)).json()).toMatchObject({
    data: { subscription: { status: 'canceled' }, refund: null },
  });
});

test('trust 32: a refund whose response was lost is not made again when the provider has forgotten its key', async () => {
  const ada = await subscriber(app);
  await refund(ada, await invoiceOf(ada), { amount: 500 });
  const [row] = await sql<{ id: string }>`update refund
    set status = 'requested', provider_id = null, made_at = null
    where member_id = ${ada.id} returning id`;
  await app.pass(2 * day);
  await makeRefund(app, row?.id ?? '');
  expect(
    app.sandbox.store.all('refund').filter(({ metadata }) => metadata?.['refund'] === row?.id),
  ).toHaveLength(1);
  expect(await paymentsOf(ada)).toMatchObject({
    paid: [{ refunded: 500 }],
    refunds: [{ status: 'succeeded' }],
  });
});

test('trust 32: a refund in progress is not shown as failed', async () => {
  const ada = await subscriber(app);
  const stillAsked = new Stripe.errors.StripeInvalidRequestError({
    type: 'invalid_request_error',
    statusCode: 409,
    message: 'Another request with this key is in progress',
  } as never);
  const asked = vi.spyOn(app.payments.stripe.refunds, 'create').mockRejectedValueOnce(stillAsked);
  const answer = await refund(ada, await invoiceOf(ada));
  expect(answer.json()).toMatchObject({ data: { refund: { status: 'requested' } } });
  asked.mockRestore();
  await app.settle();
  expect(await paymentsOf(ada)).toMatchObject({ refunds: [{ status: 'succeeded' }] });
});

test('a job does what the provider could not be asked for now', async () => {
  const ada = await subscriber(app);
  const invoiceId = await invoiceOf(ada);
  const { subscriptions, refunds } = app.payments.stripe;
  const down = new Stripe.errors.StripeConnectionError({
    type: 'api_error',
    message: 'x',
  } as never);
  const spies = [
    vi.spyOn(subscriptions, 'cancel').mockRejectedValue(down),
    vi.spyOn(refunds, 'create').mockRejectedValue(down),
  ];
  const answer = await end(ada, { refund: 'last' });
  expect(answer.json()).toMatchObject({ data: { refund: { status: 'requested' } } });
  for (const spy of spies) spy.mockRestore();
  await app.settle();
  expect(await paymentsOf(ada)).toMatchObject({
    subscriptions: [{ status: 'canceled' }],
    refunds: [{ invoiceId, status: 'succeeded', amount: 1499 }],
  });
});

test('a refund counts on the day on which the provider makes it', async () => {
  const ada = await subscriber(app);
  const invoiceId = await invoiceOf(ada);
  app.payments.connect(app.keys, { host: '127.0.0.1', port: 1, maxNetworkRetries: 0 });
  await refund(ada, invoiceId);
  app.payments.connect(app.keys, { host: '127.0.0.1', port: app.sandbox.port });
  app.advanceClock(day);
  await app.sandbox.clock.performDue();
  await app.settle();
  const made = app.sandbox.store.all('refund').filter(({ amount }) => amount === 1499);
  expect(
    await sql`select made_at - created_at > interval '23 hours' as later, extract(epoch from made_at)::int as at
      from refund where member_id = ${ada.id}`,
  ).toEqual([{ later: true, at: made.at(-1)?.created }]);
});
