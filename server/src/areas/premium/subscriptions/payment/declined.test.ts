import { expect, test } from 'vitest';
import { answerBank, confirmIntent, typeCard } from '../../../../../test/premium/card-form.ts';
import { createPerson } from '../../../../../test/members/people.ts';
import {
  type Person,
  created,
  premiumApp,
  subscribe,
  subscriber,
} from '../../../../../test/premium/premium.ts';
import { sqlOf } from '../../../../../test/database/sql.ts';

const app = await premiumApp({
  site: { 'plans.coupons': [{ code: 'SPRING', percentOff: 20, from: null, until: null }] },
});
const sql = sqlOf(app);

const cardsOf = async (person: Person) =>
  (await person.get('/subscription/payment-methods'))
    .json<{ data: { paymentMethods: { last4: string }[] } }>()
    .data.paymentMethods.map(({ last4 }) => last4);
const confirm = (person: Person, subscriptionId: string) =>
  person.send('POST', '/subscription/confirm', { subscriptionId });

const another = 'Use another card.';
/** Test cards that never pay, with our sentence for each. */
const declined = {
  '4000000000000002': 'Your card was declined. Use another card, or ask your bank.',
  '4000000000000341': 'Your card was declined. Use another card, or ask your bank.',
  '4000000000009995': `Your card has insufficient funds. ${another}`,
  '4000000000009987': 'Your card was declined. Use another card, or ask your bank.',
  '4000000000009979': 'Your card was declined. Use another card, or ask your bank.',
  '4000000000000069': `Your card has expired. ${another}`,
  '4000000000000127': "Your card's security code is incorrect. Check it and try again.",
  '4000000000000119': "Your card couldn't be charged because of an error. Please try again later.",
};

test.each(Object.entries(declined))(
  'the card %s is refused with our sentence, and is not saved',
  async (number, message) => {
    const ada = await createPerson(app);
    const answer = await subscribe(ada, { paymentMethodId: await typeCard(app, number) });
    expect([answer.statusCode, answer.json()]).toMatchObject([
      422,
      { code: 'card_failed', message },
    ]);
    expect(await cardsOf(ada)).toEqual([]);
  },
);

const notConfirmed =
  "Your bank didn't confirm the payment. Nothing was charged. Try again or use another card.";

test(
  'a payment that the bank does not confirm keeps its coupon, saves no card, and can be paid',
  { tags: ['long'] },
  async () => {
    const ada = await createPerson(app);
    const asks = await typeCard(app, '4000002760003184');
    const body = { coupon: 'SPRING', paymentMethodId: asks };
    const first = await created(subscribe(ada, body));
    expect(first).toMatchObject({ requiresAction: true });
    expect(await cardsOf(ada)).toEqual([]);
    await confirmIntent(app, first.clientSecret ?? '');
    await answerBank(app, first.clientSecret, 'fail');
    const { subscriptionId } = first;
    expect((await confirm(ada, subscriptionId)).json()).toMatchObject({
      code: 'card_failed',
      message: notConfirmed,
    });
    expect(await cardsOf(ada)).toEqual([]);
    const own = (await ada.get('/get_user_subscriptions')).json<{
      data: { subscriptions: object[] };
    }>();
    expect(own.data.subscriptions).toMatchObject([{ status: 'incomplete', coupon: 'SPRING' }]);
    const again = await created(subscribe(ada, body));
    expect(again.subscriptionId).toBe(subscriptionId);
    await answerBank(app, again.clientSecret, 'succeed');
    expect((await confirm(ada, subscriptionId)).statusCode).toBe(200);
    await app.settle();
    const invoices = await sql`select amount_paid from invoice where member_id = ${ada.id}`;
    expect(invoices).toEqual([{ amount_paid: 1199 }]);
    expect(await cardsOf(ada)).toEqual(['3184']);
  },
);

test('a card that is saved already stays saved when a payment with it fails', async () => {
  const ada = await subscriber(app);
  await app.payments.stripe.subscriptions.cancel(ada.subscriptionId);
  await app.settle();
  const added = '/subscription/payment-methods';
  await ada.send('POST', added, { paymentMethodId: 'pm_card_chargeCustomerFail' });
  const bad = app.sandbox.store.all('payment_method').at(-1)?.id;
  expect((await subscribe(ada, { paymentMethodId: bad })).statusCode).toBe(422);
  expect((await cardsOf(ada)).toSorted()).toEqual(['0341', '4242']);
});

test(
  'a renewal that failed is paid at the bank of the next card, or stays unpaid in our words',
  { tags: ['long'] },
  async () => {
    const ada = await subscriber(app);
    const cards = '/subscription/payment-methods';
    const add = async (paymentMethodId: string) =>
      (await ada.send('POST', cards, { paymentMethodId, isDefault: true })).json<{
        message: string;
        data?: { clientSecret: string };
      }>();
    await add('pm_card_chargeCustomerFail');
    await app.pass(32 * 86_400_000);
    expect((await add('pm_card_chargeCustomerFail')).message).toBe(declined['4000000000000341']);
    for (const outcome of ['fail', 'succeed'] as const) {
      const { message, data } = await add('pm_card_authenticationRequired');
      expect(message).toBe('Your bank asks you to confirm this payment. Nothing was charged yet.');
      await answerBank(app, data?.clientSecret ?? '', outcome);
      const answer = await confirm(ada, ada.subscriptionId);
      expect(answer.json()).toMatchObject(
        outcome === 'fail'
          ? { code: 'card_failed', message: notConfirmed }
          : { data: { subscription: { status: 'active' } } },
      );
    }
  },
);
