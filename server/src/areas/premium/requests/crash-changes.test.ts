// @module-tag long
import { describe, expect, test } from 'vitest';
import { long } from '../../../../../e2e/test-size.ts';
import { cutConnection } from '../../../../test/service/cut-connection.ts';
import { heldBy, storedOf } from '../../../../test/payments/held.ts';
import { isPremium, premiumApp, subscriber, visa } from '../../../../test/premium/premium.ts';
import { sqlOf } from '../../../../test/database/sql.ts';
import { createColleague } from '../../../../test/members/staff.ts';

const app = await premiumApp({ environment: { LOG_LEVEL: 'silent' } });
const sql = sqlOf(app);
const { store } = app.sandbox;
const lead = await createColleague(app);
app.members.push(lead);
const proxy = await cutConnection(app.sandbox.port);
app.payments.connect(app.keys, { host: '127.0.0.1', port: proxy.port, maxNetworkRetries: 0 });
const day = 86_400_000;

async function prepare(plan = 'monthly') {
  const ada = await subscriber(app, { plan });
  const [row] = await sql<{ customer: string; invoice: string }>`
    select customer_id as customer, latest_invoice_id as invoice
    from subscription where member_id = ${ada.id}`;
  return Object.assign(ada, { customer: '', invoice: '' }, row);
}
type Subscriber = Awaited<ReturnType<typeof prepare>>;

const methods = '/subscription/payment-methods';
const card = (paymentMethodId: string) => ({ paymentMethodId, isDefault: true });
const addCard = (ada: Subscriber, id: string) => ada.send('POST', methods, card(id));

async function failedToPay() {
  const ada = await prepare();
  await addCard(ada, 'pm_card_chargeCustomerFail');
  await app.pass(32 * day);
  expect(heldOf(ada)).toMatchObject({ status: 'past_due' });
  return ada;
}

async function withPlanned(plan: string) {
  const ada = await prepare(plan);
  await ada.send('PUT', '/subscription/update', { plan: 'monthly' });
  return ada;
}

async function withCredit() {
  const ada = await prepare();
  const credit = { amount: -1000, currency: 'usd' };
  await app.payments.stripe.customers.createBalanceTransaction(ada.customer, credit);
  await app.settle();
  return ada;
}

function expectNoCredit(ada: Subscriber) {
  expect(refundsOf(ada)).toEqual([1000]);
  expect(heldBy(app.sandbox, ada.customer).credit).toBe(0);
}

async function withTwoCards() {
  const ada = await prepare();
  await addCard(ada, 'pm_card_mastercard');
  return ada;
}

const heldOf = ({ customer }: Subscriber) => heldBy(app.sandbox, customer).subscriptions[0];
const cardsOf = ({ customer }: Subscriber) =>
  store.by('payment_method', customer).map((method) => method.card?.brand);
const defaultOf = ({ subscriptionId }: Subscriber) => {
  const id = store.get('subscription', subscriptionId)?.default_payment_method as string;
  return store.get('payment_method', id)?.card?.brand;
};
const cardOf = ({ customer }: Subscriber, brand: string) =>
  store.by('payment_method', customer).find((method) => method.card?.brand === brand)?.id;

/** Changes that make several calls to the provider, and the state once each is done. */
const changes = {
  'a change of plan': {
    prepare: () => prepare(),
    act: (ada: Subscriber) => ada.send('PUT', '/subscription/update', { plan: 'annual' }),
    done: (ada: Subscriber) => expect(heldOf(ada)).toMatchObject({ amount: 9999 }),
    charges: 2,
  },
  'a change to a shorter plan': {
    prepare: () => prepare('annual'),
    act: (ada: Subscriber) => ada.send('PUT', '/subscription/update', { plan: 'monthly' }),
    done: (ada: Subscriber) => expect(heldOf(ada)).not.toMatchObject({ planned_at: null }),
    charges: 1,
  },
  'a planned change that is canceled': {
    prepare: () => withPlanned('annual'),
    act: (ada: Subscriber) => ada.send('PUT', '/subscription/update', { plan: 'annual' }),
    done: (ada: Subscriber) =>
      expect(heldOf(ada)).toMatchObject({ planned_at: null, amount: 9999 }),
    charges: 1,
  },
  'a change to a longer plan instead of a planned one': {
    prepare: () => withPlanned('quarterly'),
    act: (ada: Subscriber) => ada.send('PUT', '/subscription/update', { plan: 'annual' }),
    done: (ada: Subscriber) =>
      expect(heldOf(ada)).toMatchObject({ planned_at: null, amount: 9999 }),
    charges: 2,
  },
  'a cancellation with a planned change': {
    prepare: () => withPlanned('annual'),
    act: (ada: Subscriber) => ada.send('POST', '/subscription/cancel', {}),
    done: (ada: Subscriber) =>
      expect(heldOf(ada)).toMatchObject({ planned_at: null, cancel_at_period_end: true }),
    charges: 1,
  },
  'credit that is given back': {
    prepare: withCredit,
    act: (ada: Subscriber) => ada.send('POST', '/subscription/credit-refund', {}),
    done: expectNoCredit,
    charges: 1,
  },
  'a refund that takes credit away': {
    prepare: withCredit,
    act: ({ id, invoice }: Subscriber) =>
      lead.send('POST', `/users/${id}/refunds`, { invoiceId: invoice, reason: 'x', amount: 1000 }),
    done: expectNoCredit,
    charges: 1,
  },
  'a cancellation': {
    prepare: () => prepare(),
    act: (ada: Subscriber) => ada.send('POST', '/subscription/cancel', {}),
    done: (ada: Subscriber) => expect(heldOf(ada)).toMatchObject({ cancel_at_period_end: true }),
    charges: 1,
  },
  'a cancellation of what failed to pay': {
    prepare: failedToPay,
    act: (ada: Subscriber) => ada.send('POST', '/subscription/cancel', {}),
    done: (ada: Subscriber) => expect(heldOf(ada)).toMatchObject({ status: 'canceled' }),
    charges: 1,
  },
  'a reactivation': {
    async prepare() {
      const ada = await prepare();
      await ada.send('POST', '/subscription/cancel', {});
      return ada;
    },
    act: (ada: Subscriber) => ada.send('POST', '/subscription/reactivate', {}),
    done: (ada: Subscriber) => expect(heldOf(ada)).toMatchObject({ cancel_at_period_end: false }),
    charges: 1,
  },
  'a refund': {
    prepare: () => prepare(),
    act: ({ id, invoice }: Subscriber) =>
      lead.send('POST', `/users/${id}/refunds`, { invoiceId: invoice, reason: 'x' }),
    done: (ada: Subscriber) => expect(refundsOf(ada)).toEqual([1499]),
    charges: 1,
  },
  'an end with a refund': {
    prepare: () => prepare(),
    act: ({ id, subscriptionId }: Subscriber) =>
      lead.send('POST', `/users/${id}/subscription-end`, {
        subscriptionId,
        atPeriodEnd: false,
        refund: 'last',
        reason: 'x',
      }),
    done(ada: Subscriber) {
      expect(refundsOf(ada)).toEqual([1499]);
      expect(heldOf(ada)).toMatchObject({ status: 'canceled' });
    },
    charges: 1,
  },
  'a card for what failed to pay': {
    prepare: failedToPay,
    act: (ada: Subscriber) => addCard(ada, visa),
    done: (ada: Subscriber) => expect(heldOf(ada)).toMatchObject({ status: 'active' }),
    charges: 2,
  },
  'another default card': {
    prepare: withTwoCards,
    act: (ada: Subscriber) => ada.send('PUT', `${methods}/${cardOf(ada, 'visa')}/default`),
    done: (ada: Subscriber) => expect(defaultOf(ada)).toBe('visa'),
    charges: 1,
  },
  'a removal of the default card': {
    prepare: withTwoCards,
    act: (ada: Subscriber) => ada.send('DELETE', `${methods}/${cardOf(ada, 'mastercard')}`),
    done(ada: Subscriber) {
      expect(cardsOf(ada)).toEqual(['visa']);
      expect(defaultOf(ada)).toBe('visa');
    },
    charges: 1,
  },
};
type Change = keyof typeof changes;

const chargesOf = ({ customer }: Subscriber) =>
  store.by('charge', customer).filter(({ status }) => status === 'succeeded');
const refundsOf = (ada: Subscriber) =>
  chargesOf(ada)
    .flatMap(({ id }) => store.by('refund', id))
    .map(({ amount }) => amount);

/** No one has paid or been refunded twice, and we store what the provider holds: members who paid have premium. */
async function expectFair(ada: Subscriber, charges: number) {
  expect(chargesOf(ada).length).toBeLessThanOrEqual(charges);
  expect(refundsOf(ada).length).toBeLessThanOrEqual(1);
  expect(await storedOf(app, ada.id)).toEqual(heldBy(app.sandbox, ada.customer));
  expect(heldOf(ada)?.status !== 'active' || (await isPremium(ada))).toBe(true);
}

/** The number of calls. */
async function countCalls(name: Change) {
  const ada = await changes[name].prepare();
  // The price of a plan is created once, and known from then on.
  await ada.send('POST', '/subscription/preview', { plan: 'annual' });
  proxy.heal();
  expect((await changes[name].act(ada)).statusCode).toBe(200);
  return { ada, calls: [...proxy.seen()] };
}

/** So that the time that passes for others renews nothing of theirs. */
async function leave({ customer }: Subscriber) {
  proxy.heal();
  await app.payments.stripe.customers.del(customer);
  app.members.splice(1);
}

const cases: { name: Change; index: number; phase: 'before' | 'after'; call: string }[] = [];
for (const name of Object.keys(changes) as Change[]) {
  const { ada, calls } = await countCalls(name);
  changes[name].done(ada);
  await leave(ada);
  for (const [index, call] of calls.entries())
    for (const phase of ['before', 'after'] as const) cases.push({ name, index, phase, call });
}
/** Short runs lose the response of the last call that changes something: repeated right away, or after the job, in turns. */
function isShort({ name, index, phase, wait }: (typeof cases)[number] & { wait: boolean }) {
  const last = cases.findLast((each) => each.name === name && !each.call.startsWith('GET'));
  const inTurns = Object.keys(changes).indexOf(name) % 2 === 0;
  return index === last?.index && phase === 'after' && wait === inTurns;
}
const runs = cases
  .flatMap((each) => [true, false].map((wait) => ({ ...each, wait })))
  .filter((each) => long || isShort(each));

test('every change calls the provider', () => {
  expect(new Set(cases.map(({ name }) => name)).size).toBe(Object.keys(changes).length);
  expect(cases.length).toBeGreaterThan(50);
});

describe.each(runs)('$name, cut off $phase $call ($index)', ({ name, index, phase, wait }) => {
  const change = changes[name];

  test(
    `trust 32: is made once, and paid once, ${wait ? 'after the job' : 'when it is tried again'}`,
    { tags: ['long'] },
    async () => {
      const ada = await change.prepare();
      proxy.choose(index, phase);
      const first = await change.act(ada);
      proxy.heal();
      // Requests by staff are stored, and executed by a job.
      expect(['503 false', '200 true']).toContain(
        `${first.statusCode} ${first.json<{ success: boolean }>().success}`,
      );
      if (wait) {
        await app.pass(3 * 60_000);
        await app.run('finish-payment-requests');
        await expectFair(ada, change.charges);
      }
      const again = await change.act(ada);
      expect([200, 404, 409, 422]).toContain(again.statusCode);
      await app.settle();
      change.done(ada);
      await expectFair(ada, change.charges);
      await leave(ada);
    },
  );
});
