import { expect, test } from 'vitest';
import {
  type PremiumApp,
  created,
  current,
  premiumApp,
  subscribe,
  subscriber,
} from '../../../../test/premium/premium.ts';
import { sqlOf } from '../../../../test/database/sql.ts';

const app = await premiumApp();
const day = 86_400_000;

/** Someone whose subscription ended and who has a credit, of which we have not heard. */
async function formerSubscriber({ payments: { stripe } }: PremiumApp, credit: number) {
  const ada = await subscriber(app);
  await stripe.subscriptions.cancel(ada.subscriptionId);
  await app.settle();
  const [row] = await sqlOf(app)<{ customer: string }>`
    select customer_id as customer from payment_customer where member_id = ${ada.id}`;
  await stripe.customers.createBalanceTransaction(row?.customer ?? '', {
    amount: -credit,
    currency: 'usd',
  });
  return ada;
}

const defaultBrand = async (subscriptionId: string) => {
  const { stripe } = app.payments;
  const { default_payment_method: id } = await stripe.subscriptions.retrieve(subscriptionId);
  return typeof id === 'string' ? (await stripe.paymentMethods.retrieve(id)).card?.brand : id;
};

test.each([['all', 2000] as const, ['a part', 500] as const])(
  'trust 32: the card of a purchase of which credit pays %s is saved, and pays later',
  { tags: ['long'] },
  async (_name, credit) => {
    const ada = await formerSubscriber(app, credit);
    const { subscriptionId } = await created(
      subscribe(ada, { paymentMethodId: 'pm_card_mastercard' }),
    );
    expect(await defaultBrand(subscriptionId)).toBe('mastercard');
    await app.pass(65 * day);
    await app.settle();
    expect(await current(ada)).toMatchObject({ status: 'active' });
    const { store } = app.sandbox;
    const paid = store.by('invoice', subscriptionId).map(({ amount_paid }) => amount_paid);
    expect(paid.reduce((sum, amount) => sum + amount, 0)).toBe(3 * 1499 - credit);
  },
);

test('a card that cannot be saved starts nothing, although credit would pay', async () => {
  const ada = await formerSubscriber(app, 2000);
  const answer = await subscribe(ada, { paymentMethodId: 'pm_card_chargeDeclined' });
  expect([answer.statusCode, await current(ada)]).toEqual([422, null]);
});
