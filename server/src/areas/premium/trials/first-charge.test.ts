// @module-tag long
import { expect, test } from 'vitest';
import { confirmIntent, typeCard } from '../../../../test/premium/card-form.ts';
import { createPerson } from '../../../../test/members/people.ts';
import { type Person, isPremium, premiumApp } from '../../../../test/premium/premium.ts';
import { idOf } from '../subscriptions/read-provider.ts';

const app = await premiumApp({
  environment: { LOG_LEVEL: 'silent' },
  site: {
    'plans.trialDays': 7,
    'plans.coupons': [{ code: 'SPRING', percentOff: 50, from: null, until: null }],
  },
});
const day = 86_400_000;

interface Setup {
  clientSecret: string;
  setupIntentId: string;
}

async function orderWith(person: Person, number: string) {
  const ordered = await person.send(
    'POST',
    '/subscription/setup-intent?plan=monthly&coupon=spring',
  );
  const setup = ordered.json<{ data: Setup }>().data;
  await confirmIntent(app, setup.clientSecret, await typeCard(app, number));
  return setup;
}

const start = (person: Person, { setupIntentId }: Setup) =>
  person.send('POST', '/subscription/start-trial', { setupIntentId });
const subscriptionOf = ({ id }: Person) =>
  app.sandbox.store.all('subscription').find(({ metadata }) => metadata['member'] === id);

test('a trial whose first payment fails has no days of grace, and goes on when it is paid', async () => {
  const ada = await createPerson(app);
  app.members.push(ada);
  const setup = await orderWith(ada, '4000000000000341');
  expect((await start(ada, setup)).statusCode).toBe(200);
  await app.settle();
  expect(await isPremium(ada)).toBe(true);
  await app.pass(7 * day + 2 * 3_600_000);
  await app.settle();
  expect([subscriptionOf(ada)?.status, await isPremium(ada)]).toEqual(['past_due', false]);
  const card = { paymentMethodId: 'pm_card_visa', isDefault: true };
  expect((await ada.send('POST', '/subscription/payment-methods', card)).statusCode).toBe(200);
  await app.settle();
  expect(await isPremium(ada)).toBe(true);
});

test('trust 32: a trial charges at its start what is owed from earlier, and the rest that was quoted at its end', async () => {
  const ada = await createPerson(app);
  app.members.push(ada);
  const setup = await orderWith(ada, '4000056655665556');
  const { customer } = await app.payments.stripe.setupIntents.retrieve(setup.setupIntentId);
  const debt = { amount: 500, currency: 'usd' };
  await app.payments.stripe.customers.createBalanceTransaction(idOf(customer) ?? '', debt);
  const quoted = (
    await ada.send('POST', '/subscription/quote', { plan: 'monthly', coupon: 'spring' })
  ).json<{
    data: { owed: number; amountDue: number };
  }>().data;
  expect(quoted).toMatchObject({ owed: 500, amountDue: 1249 });
  expect((await start(ada, setup)).json()).toMatchObject({ success: true });
  const paid = () =>
    app.sandbox.store.by('invoice', subscriptionOf(ada)?.id ?? '').map((each) => each.amount_paid);
  expect(paid()).toEqual([quoted.owed]);
  await app.pass(7 * day + 2 * 3_600_000);
  expect(paid()).toEqual([quoted.owed, quoted.amountDue - quoted.owed]);
});
