import { describe, expect, test } from 'vitest';
import { long } from '../../../../../e2e/test-size.ts';
import { cutConnection } from '../../../../test/service/cut-connection.ts';
import { createPerson } from '../../../../test/members/people.ts';
import {
  type Person,
  created,
  isPremium,
  premiumApp,
  subscribe,
  visa,
} from '../../../../test/premium/premium.ts';
import { sqlOf } from '../../../../test/database/sql.ts';

const app = await premiumApp({ environment: { LOG_LEVEL: 'silent' } });
const sql = sqlOf(app);
const { store } = app.sandbox;
const proxy = await cutConnection(app.sandbox.port);
app.payments.connect(app.keys, { host: '127.0.0.1', port: proxy.port, maxNetworkRetries: 0 });

const paid = { plan: 'monthly', paymentMethodId: visa };

function subscriptionsOf({ id }: Person) {
  return store.all('subscription').filter(({ metadata }) => metadata['member'] === id);
}

function chargesOf(person: Person) {
  const customers = new Set(subscriptionsOf(person).map(({ customer }) => customer));
  return store
    .all('charge')
    .filter(({ customer, status }) => customers.has(customer as string) && status === 'succeeded');
}

/** No one has paid twice, and members who paid have premium. */
async function expectFair(person: Person) {
  const charges = chargesOf(person).length;
  expect(charges).toBeLessThanOrEqual(1);
  expect(await isPremium(person)).toBe(charges === 1);
}

const openRequests = async ({ id }: Person) =>
  (await sql`select from payment_request where member_id = ${id} and state = 'open'`).length;

/** The number of calls for a purchase. */
async function countCalls() {
  // The price is created once, and known from then on.
  await subscribe(await createPerson(app), paid);
  proxy.heal();
  await subscribe(await createPerson(app), paid);
  return proxy.seen();
}

const calls = await countCalls();
const cuts = calls.flatMap((call, index) =>
  (['before', 'after'] as const).map((phase) => ({ call, index, phase })),
);

test('a purchase calls the provider several times', () => {
  expect(calls).toContain('POST /v1/subscriptions');
  expect(calls.length).toBeGreaterThan(4);
});

/** The short run cuts off what changes something at the provider: after it was done, and the payment before it as well. */
const isShort = ({ call, phase }: (typeof cuts)[number]) =>
  call === 'POST /v1/subscriptions' || (phase === 'after' && !call.startsWith('GET'));

describe.each(cuts.filter((cut) => long || isShort(cut)))(
  'cut off $phase $call ($index)',
  ({ index, phase }) => {
    async function buyAndCut() {
      const ada = await createPerson(app);
      proxy.choose(index, phase);
      const answer = await subscribe(ada, paid);
      proxy.heal();
      expect([answer.statusCode, answer.json()]).toMatchObject([
        503,
        { code: 'payment_service_unreachable' },
      ]);
      return ada;
    }

    test(
      'trust 32: a member who tries again has paid once, and has premium',
      { tags: ['long'] },
      async () => {
        const ada = await buyAndCut();
        const answer = await subscribe(ada, paid);
        expect(answer.statusCode).toBe(200);
        expect(chargesOf(ada)).toHaveLength(1);
        await expectFair(ada);
        expect(await openRequests(ada)).toBe(0);
      },
    );

    test(
      'trust 32: for a member who leaves, a job settles it, and they pay once when they return',
      { tags: ['long'] },
      async () => {
        const ada = await buyAndCut();
        await app.pass(3 * 60_000);
        await app.run('finish-payment-requests');
        await expectFair(ada);
        expect(await openRequests(ada)).toBe(0);
        const answer = await subscribe(ada, paid);
        expect([200, 409]).toContain(answer.statusCode);
        expect(chargesOf(ada)).toHaveLength(1);
        await expectFair(ada);
      },
    );
  },
);

test('trust 32: a double click, twenty times in parallel, pays once', async () => {
  const ada = await createPerson(app);
  const answers = await Promise.all(Array.from({ length: 20 }, () => subscribe(ada, paid)));
  const fine = answers.filter(({ statusCode }) => statusCode === 200);
  expect(fine.length).toBeGreaterThan(0);
  expect(answers.filter(({ statusCode }) => ![200, 409].includes(statusCode))).toEqual([]);
  expect(new Set(fine.map((each) => each.json<{ data: object }>().data)).size).toBe(fine.length);
  expect(subscriptionsOf(ada)).toHaveLength(1);
  expect(chargesOf(ada)).toHaveLength(1);
  await expectFair(ada);
});

test('trust 32: two different parallel purchases make one', async () => {
  const ada = await createPerson(app);
  const answers = await Promise.all([
    subscribe(ada, paid),
    subscribe(ada, { ...paid, plan: 'annual' }),
  ]);
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200, 409]));
  expect(chargesOf(ada)).toHaveLength(1);
});

test('an idempotency key repeats its response, and refuses another body', async () => {
  const ada = await createPerson(app);
  const key = { 'idempotency-key': 'once' };
  const first = await created(subscribe(ada, paid, key));
  expect(await created(subscribe(ada, paid, key))).toEqual(first);
  expect((await subscribe(ada, { ...paid, plan: 'annual' }, key)).statusCode).toBe(409);
  expect(chargesOf(ada)).toHaveLength(1);
});

test('no transaction is open during calls to the provider', async () => {
  const ada = await createPerson(app);
  const open: number[] = [];
  app.sandbox.deliveries.hold();
  proxy.onCall(async () => {
    const [row] = await sql<{ count: number }>`select count(*)::int as count from pg_stat_activity
      where datname = current_database() and state like 'idle in transaction%'`;
    open.push(row?.count ?? 0);
  });
  await subscribe(ada, paid);
  await ada.send('POST', '/subscription/preview', { plan: 'annual' });
  await ada.send('PUT', '/subscription/update', { plan: 'annual' });
  await ada.send('POST', '/subscription/cancel', {});
  await ada.send('POST', '/subscription/reactivate', {});
  proxy.onCall(async () => {});
  await app.sandbox.deliveries.release();
  expect(open.length).toBeGreaterThanOrEqual(15);
  expect(Math.max(...open)).toBe(0);
});
