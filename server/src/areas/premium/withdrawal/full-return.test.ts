import { currentBegin as begin } from '@kindred/contract/premium/begin';
import { expect, test } from 'vitest';
import { confirmIntent, typeCard } from '../../../../test/premium/card-form.ts';
import { createPerson } from '../../../../test/members/people.ts';
import { sqlOf } from '../../../../test/database/sql.ts';
import {
  type Person,
  created,
  current,
  isPremium,
  premiumApp,
  subscribe,
} from '../../../../test/premium/premium.ts';
import { idOf } from '../subscriptions/read-provider.ts';
import { withdrawalsOf } from '../../../../test/premium/withdrawals.ts';

const app = await premiumApp();
const sql = sqlOf(app);
const { offered, withdraw } = withdrawalsOf(app);
const { paymentIntents, customers } = app.payments.stripe;
const day = 86_400_000;

/** Each test has cards of its own, as they are used up. */
const cards = {
  returned: 'pm_card_mastercard',
  other: 'pm_card_visa_debit',
  raced: 'pm_card_amex',
  erased: 'pm_card_discover',
  swapped: 'pm_card_jcb',
  asked: 'pm_card_threeDSecure2Required',
  kept: 'pm_card_mastercard_debit',
};

async function createBuyer() {
  const person = await createPerson(app);
  app.members.push(person);
  return person;
}

/** Without the wish to begin immediately. */
const buy = async (person: Person, paymentMethodId: string, more: object = {}) => {
  const answer = await subscribe(person, { begin: undefined, paymentMethodId, ...more });
  await app.settle();
  return answer;
};

async function buyAndWithdraw(card: string) {
  const person = await createBuyer();
  expect((await buy(person, card)).statusCode).toBe(200);
  await app.pass(3 * day);
  expect((await withdraw(person)).json()).toMatchObject({
    data: { withdrawal: { toCard: 1499, used: 0 } },
  });
  await app.settle();
  return person;
}

const subscriptionsOf = ({ id }: Person) =>
  app.sandbox.store.all('subscription').filter(({ metadata }) => metadata['member'] === id);

const chargesOf = (person: Person) =>
  subscriptionsOf(person).flatMap(({ customer }) =>
    app.sandbox.store
      .by('charge', idOf(customer) ?? '')
      .map(({ amount, amount_refunded: back }) => amount - back),
  );

/** She got a contract back in full, paid with the first card. */
const zoe = await buyAndWithdraw(cards.returned);

test('trust 115: a member gets one contract back in full, and then has to ask that premium begins immediately', async () => {
  for (const card of [cards.returned, cards.other]) {
    const again = await buy(zoe, card);
    expect([again.statusCode, again.json()]).toMatchObject([
      422,
      {
        code: 'begin_needed',
        message:
          'You can get everything back for one contract, and already had that or still can. Agree that premium starts right away: if you withdraw within 14 days, you then pay only for the time you used.',
        errors: [{ field: 'begin' }],
      },
    ]);
  }
  expect((await buy(zoe, cards.returned, { begin })).statusCode).toBe(200);
  await app.pass(3 * day);
  expect(await offered(zoe)).toMatchObject({ agreed: true, usedDays: 3 });
});

test('trust 115: a card gets one contract back in full, no matter who pays with it', async () => {
  const eve = await createBuyer();
  const refused = await buy(eve, cards.returned);
  expect([refused.statusCode, refused.json()]).toMatchObject([
    422,
    { code: 'card_needs_begin', errors: [{ field: 'begin' }] },
  ]);
  expect(subscriptionsOf(eve)).toEqual([]);
  expect((await buy(eve, cards.returned, { begin })).statusCode).toBe(200);
});

test('trust 115: of two members with one card at the same time, one buys without asking to begin immediately', async () => {
  const people = [await createBuyer(), await createBuyer(), await createBuyer()];
  const answers = await Promise.all(people.map((each) => buy(each, cards.raced)));
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  expect(people.flatMap(chargesOf)).toEqual([1499]);
});

test.each(['no card', 'a card whose bank asks'])(
  'trust 115: a purchase with %s that a used card then pays is paid back before premium begins',
  async (named) => {
    const eve = await createBuyer();
    const method = named === 'no card' ? {} : { paymentMethodId: cards.asked };
    const made = await created(subscribe(eve, { begin: undefined, ...method }));
    await paymentIntents.confirm(made.paymentIntentId ?? '', { payment_method: cards.returned });
    const confirmed = await eve.send('POST', '/subscription/confirm', {
      subscriptionId: made.subscriptionId,
    });
    expect([confirmed.statusCode, confirmed.json()]).toMatchObject([
      422,
      { code: 'card_needs_begin' },
    ]);
    await app.settle();
    expect([await isPremium(eve), await current(eve), chargesOf(eve)]).toEqual([false, null, [0]]);
    expect(await sql`select amount, status from refund where member_id = ${eve.id}`).toEqual([
      { amount: 1499, status: 'succeeded' },
    ]);
  },
);

test('credit that such a purchase used is credit again', async () => {
  const eve = await createBuyer();
  await eve.send('POST', '/subscription/payment-methods', { paymentMethodId: cards.other });
  const credit = { amount: -500, currency: 'usd' };
  const customer = String(app.sandbox.store.all('customer').at(-1)?.id);
  await customers.createBalanceTransaction(customer, credit);
  const made = await created(subscribe(eve, { begin: undefined }));
  await paymentIntents.confirm(made.paymentIntentId ?? '', { payment_method: cards.returned });
  await app.settle();
  expect(chargesOf(eve)).toEqual([0]);
  expect(app.sandbox.store.get('customer', customer)?.balance).toBe(-500);
});

test('trust 115: a used card does not become the one that pays, as long as the contract comes back in full', async () => {
  const eve = await createBuyer();
  await buy(eve, cards.swapped);
  const use = () =>
    eve.send('POST', '/subscription/payment-methods', {
      paymentMethodId: cards.returned,
      isDefault: true,
    });
  expect((await use()).json()).toMatchObject({ code: 'card_used_up' });
  await app.pass(18 * day);
  expect((await use()).statusCode).toBe(200);
});

test(
  'trust 115: the keyed hash of the card stays when its member is erased, without them, for two years',
  { tags: ['long'] },
  async () => {
    const ada = await buyAndWithdraw(cards.erased);
    app.members.splice(0);
    await ada.send('POST', '/auth/leave', { password: ada.password });
    app.advanceClock(31 * day);
    await app.run('erase-leavers');
    await app.settle();
    const refused = await buy(await createPerson(app), cards.erased);
    expect(refused.json()).toMatchObject({ code: 'card_needs_begin' });
    const rows = await sql<{ member_id: string | null }>`select * from full_return`;
    const fingerprints = app.sandbox.store
      .all('payment_method')
      .map((each) => each.card?.fingerprint);
    for (const each of fingerprints) expect(JSON.stringify(rows)).not.toContain(each);
    app.advanceClock(640 * day);
    await app.run('delete-old-rows');
    expect(await sql`select member_id from full_return`).toEqual([
      { member_id: null },
      { member_id: null },
    ]);
    app.advanceClock(100 * day);
    await app.run('delete-old-rows');
    expect(await sql`select from full_return`).toEqual([]);
  },
);

test(
  'a card whose contract can no longer be withdrawn from is free for others',
  { tags: ['long'] },
  async () => {
    const [ada, eve] = [await createPerson(app), await createPerson(app)];
    await buy(ada, cards.kept);
    expect((await buy(eve, cards.kept)).json()).toMatchObject({ code: 'card_needs_begin' });
    app.advanceClock(19 * day);
    await app.run('delete-old-rows');
    expect((await buy(await createPerson(app), cards.kept)).statusCode).toBe(200);
  },
);

test('trust 115: a trial asks the same of its card, and counts only once something was paid back', async () => {
  const { plans } = app.site.document;
  const { trialDays } = plans;
  Object.assign(plans, { trialDays: 7 });
  const start = async (person: Person, number: string) => {
    const answer = await person.send('POST', '/subscription/setup-intent?plan=monthly');
    const { data } = answer.json<{ data: { clientSecret: string; setupIntentId: string } }>();
    await confirmIntent(app, data.clientSecret, await typeCard(app, number));
    const { setupIntentId } = data;
    const started = await person.send('POST', '/subscription/start-trial', { setupIntentId });
    await app.settle();
    return started;
  };
  const ada = await createPerson(app);
  expect((await start(ada, '4242424242424242')).statusCode).toBe(200);
  const eve = await createPerson(app);
  await sql`delete from trial_card`;
  expect((await start(eve, '4242424242424242')).json()).toMatchObject({ code: 'card_needs_begin' });
  Object.assign(plans, { trialDays });
  expect((await withdraw(ada)).statusCode).toBe(200);
  await app.settle();
  expect((await buy(ada, 'pm_card_visa')).statusCode).toBe(200);
});
