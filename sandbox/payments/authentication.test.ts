import { expect, test } from 'vitest';
import { openSandbox, type TestSandbox } from '../test/sandbox.ts';

const confirmed = ({ stripe }: TestSandbox, card: string, returnUrl?: string) =>
  stripe.paymentIntents.create({
    amount: 500,
    currency: 'usd',
    payment_method: card,
    confirm: true,
    ...(returnUrl ? { return_url: returnUrl } : {}),
  });

const path = (id: string) => `/v1/test_helpers/payment_intents/${id}/authenticate`;

test.each(['pm_card_authenticationRequiredOnSetup', 'pm_card_threeDSecure2Required'])(
  '%s pays once its holder has authenticated',
  async (card) => {
    await using sandbox = await openSandbox();
    const intent = await confirmed(sandbox, card);
    expect(intent).toMatchObject({
      status: 'requires_action',
      next_action: { type: 'use_stripe_sdk' },
    });
    const secret = intent.client_secret ?? '';
    const wrong = await sandbox.fromBrowser(path(intent.id), { client_secret: `${secret}x` });
    expect(wrong.status).toBe(400);
    const none = await sandbox.fromBrowser(path(intent.id), {});
    expect(none.body.error).toMatchObject({ param: 'client_secret' });
    const done = await sandbox.fromBrowser(path(intent.id), { client_secret: secret });
    expect(done).toMatchObject({ status: 200, body: { status: 'succeeded', next_action: null } });
    const twice = await sandbox.fromBrowser(path(intent.id), { client_secret: secret });
    expect(twice.body.error).toMatchObject({ code: 'payment_intent_unexpected_state' });
    const [charge] = (await sandbox.stripe.charges.list()).data;
    expect(charge?.payment_method_details?.card?.three_d_secure?.result).toBe('authenticated');
  },
);

test('a failed authentication leaves the payment open for another card', async () => {
  await using sandbox = await openSandbox();
  const intent = await confirmed(sandbox, 'pm_card_threeDSecure2Required');
  const failed = await sandbox.fromBrowser(path(intent.id), {
    client_secret: intent.client_secret ?? '',
    outcome: 'fail',
  });
  expect(failed).toMatchObject({
    status: 200,
    body: {
      status: 'requires_payment_method',
      last_payment_error: { code: 'payment_intent_authentication_failure' },
    },
  });
  expect((await sandbox.stripe.charges.list()).data).toEqual([]);
});

test('a card can be authenticated and still be declined', async () => {
  await using sandbox = await openSandbox();
  const card = 'pm_card_authenticationRequiredChargeDeclinedInsufficientFunds';
  const intent = await confirmed(sandbox, card);
  const secret = intent.client_secret ?? '';
  const response = await sandbox.fromBrowser(path(intent.id), { client_secret: secret });
  expect(response).toMatchObject({
    status: 402,
    body: { error: { decline_code: 'insufficient_funds' } },
  });
});

test('the page of the bank sends the payer back with the outcome', async () => {
  await using sandbox = await openSandbox();
  const intent = await confirmed(
    sandbox,
    'pm_card_threeDSecure2Required',
    'https://kindred.example/back?a=1',
  );
  const page = intent.next_action?.redirect_to_url?.url ?? '';
  expect(page.startsWith(`${sandbox.url}/authenticate/${intent.id}`)).toBe(true);
  const shown = await fetch(page);
  expect(shown.status).toBe(200);
  expect(await shown.text()).toContain('value="succeed"');
  const without = await fetch(page.replace(/secret=.*/, 'secret=x'));
  expect(without.status).toBe(404);
  const response = await fetch(page, {
    method: 'POST',
    body: new URLSearchParams({ outcome: 'succeed' }),
    redirect: 'manual',
  });
  expect(response.status).toBe(303);
  const target = new URL(response.headers.get('location') ?? '');
  expect(Object.fromEntries(target.searchParams)).toEqual({
    a: '1',
    payment_intent: intent.id,
    payment_intent_client_secret: intent.client_secret,
    redirect_status: 'succeeded',
  });
});

test('a card that was set up pays without its holder, and another one does not', async () => {
  await using sandbox = await openSandbox();
  const { stripe, fromBrowser } = sandbox;
  const customer = await stripe.customers.create({});
  const setUp = async (card: string) => {
    const setup = await stripe.setupIntents.create({
      customer: customer.id,
      payment_method: card,
      confirm: true,
    });
    expect(setup.status).toBe('requires_action');
    const done = await fromBrowser(`/v1/test_helpers/setup_intents/${setup.id}/authenticate`, {
      client_secret: setup.client_secret ?? '',
    });
    expect(done.body.status).toBe('succeeded');
    return String(done.body.payment_method);
  };
  const payLater = (method: string) =>
    stripe.paymentIntents.create({
      amount: 700,
      currency: 'usd',
      customer: customer.id,
      payment_method: method,
      off_session: true,
      confirm: true,
    });
  const once = await setUp('pm_card_authenticationRequiredOnSetup');
  expect((await payLater(once)).status).toBe('succeeded');
  const always = await setUp('pm_card_authenticationRequired');
  await expect(payLater(always)).rejects.toMatchObject({
    statusCode: 402,
    code: 'authentication_required',
  });
});

test('a card is set up or declined by a setup intent', async () => {
  await using sandbox = await openSandbox();
  const { stripe } = sandbox;
  const setup = await stripe.setupIntents.create({ usage: 'off_session' });
  expect(setup.status).toBe('requires_payment_method');
  await expect(
    stripe.setupIntents.confirm(setup.id, { payment_method: 'pm_card_chargeDeclined' }),
  ).rejects.toMatchObject({ code: 'card_declined', statusCode: 402 });
  const done = await stripe.setupIntents.confirm(setup.id, { payment_method: 'pm_card_visa' });
  expect(done.status).toBe('succeeded');
  await expect(stripe.setupIntents.cancel(setup.id)).rejects.toMatchObject({
    code: 'setup_intent_unexpected_state',
  });
  const left = await stripe.setupIntents.create({});
  expect((await stripe.setupIntents.cancel(left.id)).status).toBe('canceled');
});
