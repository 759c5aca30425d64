import { expect, test } from 'vitest';
import { cardParams, openSandbox, type TestSandbox } from '../test/sandbox.ts';

async function pay({ stripe, fromBrowser }: TestSandbox, number: string) {
  const customer = await stripe.customers.create({});
  const intent = await stripe.paymentIntents.create({
    amount: 1499,
    currency: 'usd',
    customer: customer.id,
    setup_future_usage: 'off_session',
  });
  const params = Object.entries(cardParams(number)).map(([name, value]) => [
    name.replace(/^(\w+)/, 'payment_method_data[$1]'),
    value,
  ]);
  const response = await fromBrowser(`/v1/payment_intents/${intent.id}/confirm`, {
    client_secret: intent.client_secret ?? '',
    ...(Object.fromEntries(params) as Record<string, string>),
  });
  return { response, intent, customer };
}

test.each(['4242424242424242', '4000056655665556', '5555555555554444', '378282246310005'])(
  'the card %s pays, and is saved',
  async (number) => {
    await using sandbox = await openSandbox();
    const { response, intent, customer } = await pay(sandbox, number);
    expect(response).toMatchObject({ status: 200, body: { status: 'succeeded', id: intent.id } });
    const saved = await sandbox.stripe.customers.listPaymentMethods(customer.id);
    expect(saved.data[0]?.card).toMatchObject({ last4: number.slice(-4), exp_year: 2030 });
    const charge = await sandbox.stripe.charges.list({ payment_intent: intent.id });
    expect(charge.data[0]).toMatchObject({ paid: true, amount: 1499, status: 'succeeded' });
  },
);

test.each([
  ['4000000000000002', 'card_declined', 'generic_decline'],
  ['4000000000009995', 'card_declined', 'insufficient_funds'],
  ['4000000000009987', 'card_declined', 'lost_card'],
  ['4000000000009979', 'card_declined', 'stolen_card'],
  ['4000000000000341', 'card_declined', 'generic_decline'],
  ['4000000000000069', 'expired_card', undefined],
  ['4000000000000127', 'incorrect_cvc', undefined],
  ['4000000000000119', 'processing_error', undefined],
])('the card %s is declined with %s %s', async (number, code, declineCode) => {
  await using sandbox = await openSandbox();
  const { response, intent } = await pay(sandbox, number);
  expect(response.status).toBe(402);
  expect(response.body.error).toMatchObject({
    type: 'card_error',
    code,
    payment_intent: { id: intent.id, status: 'requires_payment_method' },
  });
  expect(response.body.error?.decline_code).toBe(declineCode);
  const kept = await sandbox.stripe.paymentIntents.retrieve(intent.id);
  expect(kept.last_payment_error).toMatchObject({ code });
  const again = await sandbox.stripe.paymentIntents.confirm(intent.id, {
    payment_method: 'pm_card_visa',
  });
  expect(again.status).toBe('succeeded');
});

test.each([
  ['4111111111111112', 'incorrect_number', 'Your card number is incorrect.'],
  ['not a number', 'incorrect_number', 'Your card number is incorrect.'],
  ['4111111111111111', 'card_declined', 'test cards only'],
])('%s is no test card and is declined with %s', async (number, code, message) => {
  await using sandbox = await openSandbox();
  const response = await sandbox.fromBrowser('/v1/payment_methods', cardParams(number));
  expect(response).toMatchObject({ status: 402, body: { error: { type: 'card_error', code } } });
  expect(response.body.error?.message).toContain(message);
});

test('a card is refused when it has expired', async () => {
  await using sandbox = await openSandbox();
  const old = { ...cardParams('4242424242424242'), 'card[exp_year]': '2025' };
  expect(await sandbox.fromBrowser('/v1/payment_methods', old)).toMatchObject({
    status: 402,
    body: { error: { code: 'invalid_expiry_year' } },
  });
  const late = { ...cardParams('4242424242424242'), 'card[exp_month]': '13' };
  expect(await sandbox.fromBrowser('/v1/payment_methods', late)).toMatchObject({
    status: 402,
    body: { error: { code: 'invalid_expiry_month' } },
  });
});

test('a declined card cannot be saved, and one that fails later can', async () => {
  await using sandbox = await openSandbox();
  const { stripe } = sandbox;
  const customer = await stripe.customers.create({});
  const attach = (card: string) => stripe.paymentMethods.attach(card, { customer: customer.id });
  await expect(attach('pm_card_chargeDeclined')).rejects.toMatchObject({
    statusCode: 402,
    code: 'card_declined',
  });
  expect((await attach('pm_card_chargeCustomerFail')).customer).toBe(customer.id);
  const other = await stripe.customers.create({});
  const [saved] = (await stripe.customers.listPaymentMethods(customer.id)).data;
  await expect(
    stripe.paymentMethods.attach(saved?.id ?? '', { customer: other.id }),
  ).rejects.toMatchObject({ code: 'payment_method_already_attached' });
  const detached = await stripe.paymentMethods.detach(saved?.id ?? '');
  expect(detached.customer).toBeNull();
  expect((await stripe.customers.listPaymentMethods(customer.id)).data).toEqual([]);
});
