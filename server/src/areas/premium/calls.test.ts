import { describe, expect, test } from 'vitest';
import { createPerson } from '../../../test/people.ts';
import { type Person, premiumApp, subscribe, subscriber } from '../../../test/premium.ts';

const app = await premiumApp();

const paid = { paymentMethodId: 'pm_card_visa' };
const bad = { paymentMethodId: 'pm_card_chargeCustomerFail', isDefault: true };

/** Members in each state that a call can find. */
const members = {
  nobody: () => createPerson(app),
  subscriber: () => subscriber(app),
  async unpaid() {
    const ada = await createPerson(app);
    await subscribe(ada);
    return ada;
  },
  async cancelled() {
    const ada = await subscriber(app);
    await ada.send('POST', '/subscription/cancel', {});
    return ada;
  },
  async ended() {
    const ada = await subscriber(app);
    await app.payments.stripe.subscriptions.cancel(ada.subscriptionId);
    await app.settle();
    return ada;
  },
} satisfies Record<string, () => Promise<Person>>;
type Kind = keyof typeof members;

interface Line {
  by: Kind;
  status: number;
  message?: string;
  body?: object;
}

const none = "You don't have a subscription.";
const missing = { method: 'pm_unknown', subscription: 'sub_unknown' };

const calls: Record<string, Line[]> = {
  'POST /subscription/create': [
    { by: 'nobody', body: { plan: 'monthly' }, status: 200 },
    { by: 'nobody', body: { plan: 'monthly', ...paid }, status: 200 },
    { by: 'unpaid', body: { plan: 'monthly', ...paid }, status: 200 },
    { by: 'ended', body: { plan: 'annual', ...paid }, status: 200 },
    { by: 'nobody', body: {}, status: 400, message: 'plan: Is required.' },
    { by: 'nobody', body: { plan: 'weekly' }, status: 400 },
    { by: 'nobody', body: { plan: 'monthly', price: 1 }, status: 400 },
    {
      by: 'subscriber',
      body: { plan: 'annual' },
      status: 409,
      message: 'You already have a subscription.',
    },
    {
      by: 'nobody',
      body: { plan: 'monthly', coupon: 'NO' },
      status: 422,
      message: "This coupon isn't valid.",
    },
    {
      by: 'nobody',
      body: { plan: 'monthly', paymentMethodId: missing.method },
      status: 404,
      message: 'Card not found.',
    },
    {
      by: 'nobody',
      body: { plan: 'monthly', paymentMethodId: 'pm_card_chargeDeclinedInsufficientFunds' },
      status: 422,
      message: 'Your card has insufficient funds.',
    },
    {
      by: 'nobody',
      body: { plan: 'monthly', paymentMethodId: 'pm_card_chargeDeclinedExpiredCard' },
      status: 422,
      message: 'Your card has expired.',
    },
  ],
  'GET /subscription/current': [
    { by: 'subscriber', status: 200 },
    { by: 'cancelled', status: 200 },
    { by: 'nobody', status: 404, message: none },
    { by: 'unpaid', status: 404, message: none },
    { by: 'ended', status: 404, message: none },
  ],
  'POST /subscription/preview': [
    { by: 'subscriber', body: { plan: 'annual' }, status: 200 },
    {
      by: 'subscriber',
      body: { plan: 'monthly' },
      status: 409,
      message: 'You already have this plan.',
    },
    { by: 'nobody', body: { plan: 'annual' }, status: 404, message: none },
  ],
  'PUT /subscription/update': [
    { by: 'subscriber', body: { plan: 'annual' }, status: 200 },
    {
      by: 'subscriber',
      body: { plan: 'monthly' },
      status: 409,
      message: 'You already have this plan.',
    },
    {
      by: 'cancelled',
      body: { plan: 'annual' },
      status: 409,
      message: 'Your subscription is canceled. Reactivate it first.',
    },
    { by: 'nobody', body: { plan: 'annual' }, status: 404, message: none },
    { by: 'ended', body: { plan: 'annual' }, status: 404, message: none },
    {
      by: 'subscriber',
      body: { plan: 'annual', prorationDate: 1 },
      status: 409,
      message: 'These amounts are out of date. Please look at them again.',
    },
  ],
  'POST /subscription/cancel': [
    { by: 'subscriber', body: {}, status: 200 },
    { by: 'cancelled', body: { atPeriodEnd: true }, status: 200 },
    { by: 'unpaid', body: {}, status: 200 },
    { by: 'nobody', body: {}, status: 404, message: none },
    { by: 'subscriber', body: { atPeriodEnd: false }, status: 422 },
  ],
  'POST /subscription/reactivate': [
    { by: 'cancelled', body: {}, status: 200 },
    { by: 'subscriber', body: {}, status: 200 },
    { by: 'nobody', body: {}, status: 404, message: none },
    {
      by: 'ended',
      body: {},
      status: 409,
      message: 'Your subscription has ended. You can subscribe again.',
    },
  ],
  'POST /subscription/confirm': [
    {
      by: 'subscriber',
      body: { subscriptionId: missing.subscription },
      status: 404,
      message: 'Subscription not found.',
    },
    { by: 'nobody', body: {}, status: 400 },
  ],
  'GET /subscription/payment-methods': [
    { by: 'nobody', status: 200 },
    { by: 'subscriber', status: 200 },
  ],
  'POST /subscription/payment-methods': [
    { by: 'nobody', body: paid, status: 200 },
    { by: 'subscriber', body: bad, status: 200 },
    {
      by: 'nobody',
      body: { paymentMethodId: missing.method },
      status: 404,
      message: 'Card not found.',
    },
    { by: 'nobody', body: { paymentMethodId: 'pm_card_chargeDeclined' }, status: 422 },
  ],
  'POST /subscription/setup-intent': [
    { by: 'nobody', status: 200 },
    { by: 'subscriber', status: 200 },
  ],
  'GET /subscription/invoices': [
    { by: 'nobody', status: 200 },
    { by: 'subscriber', status: 200 },
  ],
  'GET /subscription/id/sub_unknown': [
    { by: 'subscriber', status: 404, message: 'Subscription not found.' },
  ],
  'GET /get_user_subscriptions': [
    { by: 'nobody', status: 200 },
    { by: 'ended', status: 200 },
  ],
};

const lines = Object.entries(calls).flatMap(([call, all]) =>
  all.map((line) => ({ call, ...line, sent: JSON.stringify(line.body ?? null) })),
);

describe.each(lines)('$call by $by with $sent', ({ call, by, body, status, message }) => {
  test(`answers ${status}`, async () => {
    const person: Person = await members[by]();
    const [method = '', url = ''] = call.split(' ');
    const answer = await app.inject({
      method: method as 'POST',
      url: `/api/v1${url}`,
      headers: person.headers,
      ...(body && { payload: body }),
    });
    const json = answer.json<{ success: boolean; message?: string }>();
    expect([answer.statusCode, json.success], answer.body).toEqual([status, status === 200]);
    expect(typeof json.message).toBe(status === 200 ? 'undefined' : 'string');
    expect(message ?? json.message).toBe(json.message);
  });
});

test('where payments are off, nothing can be bought, and everything else answers', async () => {
  const { testApp } = await import('../../../test/app.ts');
  const off = await testApp();
  const ada = await createPerson(off);
  expect((await subscribe(ada)).json()).toMatchObject({
    code: 'refused',
    message: "Premium can't be bought here yet.",
  });
  for (const url of [
    '/subscription/invoices',
    '/subscription/payment-methods',
    '/get_user_subscriptions',
  ])
    expect((await ada.get(url)).statusCode).toBe(200);
});

test('an invoice can be downloaded as PDF', async () => {
  const ada = await subscriber(app);
  const { invoices } = (await ada.get('/subscription/invoices')).json<{
    data: { invoices: { id: string; hasPdf: boolean }[] };
  }>().data;
  const pdf = await ada.get(`/subscription/invoices/${invoices[0]?.id}/pdf`);
  expect([pdf.statusCode, pdf.headers['content-type']]).toEqual([200, 'application/pdf']);
  expect(pdf.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
});

test('cards: the first is the default, another can be, and the last one stays while it is needed', async () => {
  const ada = await subscriber(app);
  interface Cards {
    data: { paymentMethods: { id: string; last4: string; isDefault: boolean }[] };
  }
  const cards = async () =>
    (await ada.get('/subscription/payment-methods')).json<Cards>().data.paymentMethods;
  const [first] = await cards();
  expect(first).toMatchObject({ last4: '4242', isDefault: true });
  const path = '/subscription/payment-methods';
  expect((await ada.send('DELETE', `${path}/${first?.id}`)).statusCode).toBe(409);
  const added = await ada.send('POST', path, { paymentMethodId: 'pm_card_mastercard' });
  const second = added.json<Cards>().data.paymentMethods.find(({ id }) => id !== first?.id);
  expect(second).toMatchObject({ isDefault: false });
  await ada.send('PUT', `${path}/${second?.id}/default`);
  expect((await cards()).find(({ isDefault }) => isDefault)?.id).toBe(second?.id);
  expect((await ada.send('DELETE', `${path}/${first?.id}`)).statusCode).toBe(200);
  expect((await cards()).map(({ id }) => id)).toEqual([second?.id]);
});
