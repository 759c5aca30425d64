import { expect, test } from 'vitest';
import { createPerson } from '../../../../test/members/people.ts';
import {
  created,
  current,
  isPremium,
  premiumApp,
  subscribe,
  subscriber,
  visa,
} from '../../../../test/premium/premium.ts';
import { createStaff, signIn } from '../../../../test/members/members.ts';
import { sqlOf } from '../../../../test/database/sql.ts';

const app = await premiumApp();
const sql = sqlOf(app);
const { store } = app.sandbox;
const subscriptionsOf = (id: string) =>
  store.all('subscription').filter(({ metadata }) => metadata['member'] === id);
const chargesOf = (id: string) => {
  const customers = new Set(subscriptionsOf(id).map(({ customer }) => customer));
  return store
    .all('charge')
    .filter(({ customer, status }) => customers.has(customer as string) && status === 'succeeded');
};
const pay = (intentId: string | null, method: string) =>
  app.payments.stripe.paymentIntents.confirm(intentId ?? '', { payment_method: method });

test('a card that pays starts premium immediately', async () => {
  const ada = await createPerson(app);
  const answer = await created(subscribe(ada, { paymentMethodId: visa }));
  expect(answer).toMatchObject({
    requiresAction: false,
    clientSecret: null,
    subscription: { plan: 'monthly', status: 'active', amount: 1499, currency: 'usd' },
  });
  expect(answer.subscriptionId).toBe(answer.subscription.id);
  expect(answer.paymentIntentId).toMatch(/^pi_/);
  expect(await isPremium(ada)).toBe(true);
  expect(await current(ada)).toEqual(answer.subscription);
});

test('without a card the browser pays with the client secret, and confirm reads that it did', async () => {
  const ada = await createPerson(app);
  const answer = await created(subscribe(ada, { plan: 'annual' }));
  expect(answer).toMatchObject({
    requiresAction: true,
    subscription: { status: 'incomplete', currentPeriodEnd: null },
  });
  expect(answer.clientSecret).toMatch(/_secret_/);
  const { subscriptionId, paymentIntentId } = answer;
  const confirm = () =>
    ada.send('POST', '/subscription/confirm', { subscriptionId, paymentIntentId });
  expect((await confirm()).json()).toMatchObject({ code: 'payment_not_through' });
  expect([await current(ada), await isPremium(ada)]).toEqual([null, false]);
  await pay(paymentIntentId, visa);
  expect((await confirm()).json()).toMatchObject({
    success: true,
    data: { subscription: { status: 'active', plan: 'annual' } },
  });
  expect(await isPremium(ada)).toBe(true);
});

test('if no one confirms, the event alone starts premium', async () => {
  const ada = await createPerson(app);
  const { paymentIntentId } = await created(subscribe(ada));
  await pay(paymentIntentId, visa);
  await app.settle();
  expect(await isPremium(ada)).toBe(true);
  const invoices = await ada.get('/subscription/invoices');
  expect(invoices.json()).toMatchObject({
    data: { invoices: [{ status: 'paid', amountPaid: 1499, plan: 'monthly' }], nextCursor: null },
  });
});

test('trust 32: an unpaid checkout never activates', async () => {
  const ada = await createPerson(app);
  for (const paymentMethodId of ['pm_card_chargeDeclined', 'pm_card_chargeCustomerFail']) {
    const declined = await subscribe(ada, { paymentMethodId });
    expect([declined.statusCode, declined.json()]).toMatchObject([422, { code: 'card_failed' }]);
  }
  await app.settle();
  expect([await current(ada), await isPremium(ada)]).toEqual([null, false]);
  await app.pass(24 * 3_600_000);
  const [row] =
    await sql`select status, premium_until from subscription where member_id = ${ada.id}`;
  expect(row).toEqual({ status: 'incomplete_expired', premium_until: null });
});

test("a card that needs its owner's confirmation is completed in the browser", async () => {
  const ada = await createPerson(app);
  const answer = await created(
    subscribe(ada, { paymentMethodId: 'pm_card_authenticationRequired' }),
  );
  expect(answer).toMatchObject({ requiresAction: true, subscription: { status: 'incomplete' } });
  expect(answer.clientSecret).toMatch(/_secret_/);
});

test('another card after a declined one pays the same subscription', async () => {
  const ada = await createPerson(app);
  await subscribe(ada, { paymentMethodId: 'pm_card_chargeCustomerFail' });
  const answer = await created(subscribe(ada, { paymentMethodId: visa }));
  expect(answer.subscription.status).toBe('active');
  expect(subscriptionsOf(ada.id)).toHaveLength(1);
  expect(chargesOf(ada.id)).toHaveLength(1);
});

test('another plan after an unpaid one leaves one subscription to pay', async () => {
  const ada = await createPerson(app);
  const first = await created(subscribe(ada));
  const second = await created(subscribe(ada, { plan: 'annual', paymentMethodId: visa }));
  expect(second.subscription).toMatchObject({ plan: 'annual', status: 'active' });
  const left = Object.fromEntries(subscriptionsOf(ada.id).map(({ id, status }) => [id, status]));
  expect(left).toEqual({
    [first.subscriptionId]: 'incomplete_expired',
    [second.subscriptionId]: 'active',
  });
});

test('a member with a subscription gets no second one', async () => {
  const ada = await subscriber(app);
  expect((await subscribe(ada, { paymentMethodId: visa })).json()).toMatchObject({
    code: 'already_subscribed',
    message: 'You already have a subscription.',
  });
});

test('staff cannot subscribe', async () => {
  const { headers } = await signIn(app, await createStaff(app, 'support'));
  const answer = await app.inject({
    method: 'POST',
    url: '/api/v1/subscription/create',
    headers,
    payload: { plan: 'monthly' },
  });
  expect(answer.statusCode).toBe(403);
});

test("trust 32: another member's subscription, payment and card are not found", async () => {
  const [ada, eve] = [await subscriber(app), await createPerson(app)];
  const { subscriptionId } = ada;
  const own = await created(subscribe(eve));
  const [method] = (await ada.get('/subscription/payment-methods')).json<{
    data: { paymentMethods: { id: string }[] };
  }>().data.paymentMethods;
  const invoices = (await ada.get('/subscription/invoices')).json<{
    data: { invoices: { id: string }[] };
  }>().data.invoices;
  const [ofAda] = await sql<{ payment_intent_id: string }>`
    select payment_intent_id from invoice where member_id = ${ada.id}`;
  const answers = [
    await eve.get(`/subscription/id/${subscriptionId}`),
    await eve.send('POST', '/subscription/confirm', { subscriptionId }),
    await eve.send('POST', '/subscription/confirm', {
      subscriptionId: own.subscriptionId,
      paymentIntentId: ofAda?.payment_intent_id,
    }),
    await eve.get(`/subscription/invoices/${invoices[0]?.id}/pdf`),
    await subscribe(eve, { paymentMethodId: method?.id }),
    await eve.send('POST', '/subscription/payment-methods', { paymentMethodId: method?.id }),
    await eve.send('PUT', `/subscription/payment-methods/${method?.id}/default`),
    await eve.send('DELETE', `/subscription/payment-methods/${method?.id}`),
  ];
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 404));
  const unknown = await eve.get('/subscription/id/sub_unknown');
  expect(answers[0]?.json<{ message: string }>().message).toBe(
    unknown.json<{ message: string }>().message,
  );
});
