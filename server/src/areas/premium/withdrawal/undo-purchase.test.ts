import { currentBegin as begin } from '@kindred/contract/premium/begin';
import type { PaymentMethod } from '@kindred/contract/premium/payment-methods';
import { Stripe } from 'stripe';
import { beforeEach, expect, test, vi } from 'vitest';
import { sqlOf } from '../../../../test/database/sql.ts';
import { createPerson } from '../../../../test/members/people.ts';
import { createColleague } from '../../../../test/members/staff.ts';
import {
  type Person,
  created,
  current,
  isPremium,
  premiumApp,
  subscribe,
} from '../../../../test/premium/premium.ts';
import { withdrawalsOf } from '../../../../test/premium/withdrawals.ts';
import { finishRequests } from '../requests/finish.ts';
import { syncSubscription } from '../subscriptions/sync.ts';

const always = { from: null, until: null };
const app = await premiumApp({
  site: {
    'plans.coupons': [
      { code: 'HALF', percentOff: 50, ...always },
      { code: 'FREE', percentOff: 100, ...always },
    ],
  },
});
const sql = sqlOf(app);
const support = await createColleague(app, 'support');
const { listed, offered, withdraw } = withdrawalsOf(app);
const { customers, paymentIntents, refunds, subscriptions } = app.payments.stripe;

const used = 'pm_card_mastercard';
const [visa, amex, jcb, asks] = [
  'pm_card_visa',
  'pm_card_amex',
  'pm_card_jcb',
  'pm_card_threeDSecure2Required',
];

/** Someone got everything back with the used card, and all other cards are free. */
beforeEach(async () => {
  await sql`delete from full_return`;
  const someone = await createPerson(app);
  await buy(someone, { paymentMethodId: used });
  await withdraw(someone);
  await app.settle();
});

/** Without the wish to begin immediately. */
const buy = async (person: Person, more: object) => {
  const answer = await subscribe(person, { begin: undefined, ...more });
  await app.settle();
  return answer;
};

const payWith = (card: string, intent: string | null) =>
  paymentIntents.confirm(intent ?? '', { payment_method: card });

/** Their purchase is paid in the browser. */
async function pay(person: Person, card: string, more: object = {}) {
  const made = await created(subscribe(person, { begin: undefined, ...more }));
  await payWith(card, made.paymentIntentId);
  return made.subscriptionId;
}

const saveCard = (person: Person, paymentMethodId: string, isDefault = false) =>
  person.send('POST', '/subscription/payment-methods', { paymentMethodId, isDefault });

const cardsOf = async (person: Person) =>
  (await person.get('/subscription/payment-methods')).json<{
    data: { paymentMethods: PaymentMethod[] };
  }>().data.paymentMethods;

const customerOf = ({ id }: Person) =>
  app.sandbox.store.all('customer').find(({ metadata }) => metadata['member'] === id)?.id ?? '';

const chargesOf = (person: Person) =>
  app.sandbox.store
    .by('charge', customerOf(person))
    .map(({ amount, amount_refunded: back }) => amount - back);

test(
  'trust 115: a purchase that was undone gives everything back once, and is no contract, no coupon and no return of its member',
  { tags: ['long'] },
  async () => {
    const eve = await createPerson(app);
    await saveCard(eve, visa);
    const balance = { amount: -500, currency: 'usd' };
    await customers.createBalanceTransaction(customerOf(eve), balance);
    const subscriptionId = await pay(eve, used, { coupon: 'HALF' });
    await app.settle();
    expect(await listed(eve)).toEqual({ contracts: [], withdrawn: null });
    const declared = { subscriptionId, name: 'Eve', amount: 500 };
    const answer = await eve.send('POST', '/subscription/withdrawal', declared);
    expect(answer.json()).toMatchObject({ code: 'withdrawal_period_over' });
    expect([await isPremium(eve), chargesOf(eve)]).toEqual([false, [0]]);
    expect(app.sandbox.store.get('customer', customerOf(eve))?.balance).toBe(-500);
    expect((await buy(eve, { paymentMethodId: visa, coupon: 'HALF' })).statusCode).toBe(200);
    expect(await offered(eve)).toMatchObject({ agreed: false, toCredit: 500 });
  },
);

test(
  'trust 115: what confirms a purchase says that it was undone, also if the event came first, and says nothing of the kind about one that ended',
  { tags: ['long'] },
  async () => {
    const [eve, ada] = [await createPerson(app), await createPerson(app)];
    const confirm = (person: Person, subscriptionId: string) =>
      person.send('POST', '/subscription/confirm', { subscriptionId });
    const undone = await pay(eve, used);
    await app.settle();
    expect((await confirm(eve, undone)).json()).toMatchObject({ code: 'card_needs_begin' });
    const ended = await pay(ada, visa);
    await syncSubscription(app, ended);
    await subscriptions.cancel(ended);
    expect((await confirm(ada, ended)).json()).toMatchObject({
      data: { subscription: { status: 'canceled' } },
    });
  },
);

test(
  'a purchase that was undone while its process stopped has failed, and can be made again',
  { tags: ['long'] },
  async () => {
    const eve = await createPerson(app);
    await pay(eve, used);
    await app.settle();
    await sql`update payment_request set state = 'open', response = null, created_at = ${new Date(0)}
    where member_id = ${eve.id}`;
    await finishRequests(app);
    expect(await sql`select state from payment_request where member_id = ${eve.id}`).toEqual([
      { state: 'failed' },
    ]);
  },
);

test('trust 115: a purchase whose refund is refused is undone once it is not', async () => {
  const eve = await createPerson(app);
  const subscriptionId = await pay(eve, used);
  const refuse = vi.spyOn(refunds, 'create').mockRejectedValue(
    new Stripe.errors.StripeInvalidRequestError({
      type: 'invalid_request_error',
      message: 'Not now',
    }),
  );
  await expect(syncSubscription(app, subscriptionId)).rejects.toThrow('Not now');
  expect(app.sandbox.store.get('subscription', subscriptionId)?.status).toBe('active');
  refuse.mockRestore();
  // Whatever becomes of its card and its wish, it stays undone.
  await sql`delete from full_return`;
  expect([await isPremium(eve), await current(eve)]).toEqual([false, null]);
  await app.settle();
  expect([await isPremium(eve), await current(eve), chargesOf(eve)]).toEqual([false, null, [0]]);
  await syncSubscription(app, subscriptionId);
  expect(chargesOf(eve)).toEqual([0]);
});

test(
  'trust 115: a second try adds the wish to begin immediately to a purchase, and never takes it off',
  { tags: ['long'] },
  async () => {
    const eve = await createPerson(app);
    const first = await created(subscribe(eve, { begin: undefined }));
    const wished = await created(subscribe(eve, { begin }));
    expect(wished.subscriptionId).toBe(first.subscriptionId);
    const without = await created(subscribe(eve, { begin: undefined }));
    expect(without.subscriptionId).not.toBe(first.subscriptionId);
    await expect(payWith(used, first.paymentIntentId)).rejects.toThrow('canceled');
    await payWith(used, without.paymentIntentId);
    await app.settle();
    expect([await isPremium(eve), chargesOf(eve)]).toEqual([false, [0]]);
  },
);

test('trust 115: a second try leaves a purchase that was just paid with its wish as it is', async () => {
  const ada = await createPerson(app);
  const subscriptionId = await pay(ada, used, { begin });
  const again = await subscribe(ada, { begin: undefined });
  expect(again.json()).toMatchObject({ code: 'already_subscribed' });
  await app.settle();
  expect(await offered(ada)).toMatchObject({ subscriptionId, agreed: true });
  // Nor does a change at the provider, once it has begun.
  await subscriptions.update(subscriptionId, { metadata: { begin: '', begin_at: '' } });
  await app.settle();
  expect(await offered(ada)).toMatchObject({ agreed: true });
});

test('trust 115: a used card that was saved before does not pay a contract that a coupon pays at first', async () => {
  const eve = await createPerson(app);
  await saveCard(eve, used);
  const free = { coupon: 'FREE', amountDue: 0 };
  expect((await buy(eve, free)).json()).toMatchObject({ code: 'card_needs_begin' });
  expect(await current(eve)).toBeNull();
  expect((await buy(eve, { ...free, begin })).statusCode).toBe(200);
});

test(
  'trust 115: a used card pays no longer plan of a contract that can be withdrawn from',
  { tags: ['long'] },
  async () => {
    const eve = await createPerson(app);
    await buy(eve, { paymentMethodId: visa });
    await sql`update full_return set member_id = null`;
    const change = () => eve.send('PUT', '/subscription/update', { plan: 'annual' });
    expect((await change()).json()).toMatchObject({ code: 'card_used_up' });
    expect(chargesOf(eve)).toEqual([1499]);
    await sql`delete from full_return`;
    expect((await change()).statusCode).toBe(200);
  },
);

test(
  'trust 115: a contract that ended and can still be withdrawn from is the one that comes back in full',
  { tags: ['long'] },
  async () => {
    const ada = await createPerson(app);
    await buy(ada, { paymentMethodId: visa });
    const { subscriptionId } = await offered(ada);
    const body = { subscriptionId, atPeriodEnd: false, refund: 'none', reason: 'Asked for it' };
    await support.send('POST', `/users/${ada.id}/subscription-end`, body);
    await app.settle();
    expect(await current(ada)).toBeNull();
    expect((await buy(ada, { paymentMethodId: amex })).json()).toMatchObject({
      code: 'begin_needed',
    });
    expect((await buy(ada, { paymentMethodId: amex, begin })).statusCode).toBe(200);
  },
);

test(
  'trust 115: a card that did not pay is free for others, also after a withdrawal of who tried it',
  { tags: ['long'] },
  async () => {
    const [ada, eve, bob] = [
      await createPerson(app),
      await createPerson(app),
      await createPerson(app),
    ];
    const declined = { paymentMethodId: 'pm_card_chargeDeclined' };
    for (const each of [ada, eve])
      expect((await buy(each, declined)).json()).toMatchObject({ code: 'card_failed' });
    expect((await buy(ada, { paymentMethodId: asks })).json()).toMatchObject({
      data: { requiresAction: true },
    });
    expect((await buy(eve, { paymentMethodId: asks })).json()).toMatchObject({
      code: 'card_needs_begin',
    });
    expect((await buy(ada, { paymentMethodId: jcb })).statusCode).toBe(200);
    expect((await withdraw(ada)).statusCode).toBe(200);
    await app.settle();
    expect((await buy(eve, { paymentMethodId: jcb })).json()).toMatchObject({
      code: 'card_needs_begin',
    });
    expect((await buy(bob, { paymentMethodId: asks })).statusCode).toBe(200);
  },
);

test('a used card is saved for later, but neither replaces the one that pays nor keeps it from being removed', async () => {
  const eve = await createPerson(app);
  await buy(eve, { paymentMethodId: visa });
  expect((await saveCard(eve, used, true)).json()).toMatchObject({ code: 'card_used_up' });
  const [first] = await cardsOf(eve);
  expect(await cardsOf(eve)).toEqual([first]);
  await saveCard(eve, amex);
  await saveCard(eve, used);
  const remove = (id = '') => eve.send('DELETE', `/subscription/payment-methods/${id}`);
  expect((await remove(first?.id)).statusCode).toBe(200);
  const left = await cardsOf(eve);
  const paying = left.find(({ isDefault }) => isDefault);
  expect([left.length, paying?.brand]).toEqual([2, 'amex']);
  expect((await remove(paying?.id)).json()).toMatchObject({ code: 'card_used_up' });
  expect(await cardsOf(eve)).toEqual(left);
});

test('trust 115: of a full return the card keeps its day only, so that no time connects it with a withdrawal', async () => {
  expect(
    await sql`select from full_return
      where member_id is null and used_at = date_trunc('day', used_at, 'UTC')`,
  ).toHaveLength(1);
});

test('a purchase is undone by the card that has paid, whatever the subscription names', async () => {
  const eve = await createPerson(app);
  await pay(eve, used);
  const retrieve = subscriptions.retrieve.bind(subscriptions);
  const bare = vi.spyOn(subscriptions, 'retrieve').mockImplementation(async (...given) => ({
    ...(await retrieve(...given)),
    default_payment_method: null,
  }));
  await app.settle();
  bare.mockRestore();
  expect([await isPremium(eve), chargesOf(eve)]).toEqual([false, [0]]);
});
