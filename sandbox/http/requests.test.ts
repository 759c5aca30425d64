import { expect, test } from 'vitest';
import { createPayer, createPrices, openSandbox } from '../test/sandbox.ts';

test('an idempotency key repeats the first response, and only for the same request', async () => {
  await using sandbox = await openSandbox();
  const { stripe } = sandbox;
  const options = { idempotencyKey: 'create-ada' };
  const first = await stripe.customers.create({ email: 'ada@example.org' }, options);
  const again = await stripe.customers.create({ email: 'ada@example.org' }, options);
  expect(again.id).toBe(first.id);
  expect(new Headers(again.lastResponse.headers).get('idempotent-replayed')).toBe('true');
  expect(sandbox.store.all('customer')).toHaveLength(1);
  await expect(
    stripe.customers.create({ email: 'bob@example.org' }, options),
  ).rejects.toMatchObject({ type: 'StripeIdempotencyError', statusCode: 400 });
  await sandbox.clock.advanceTo(new Date('2026-02-02T00:00:00Z'));
  const later = await stripe.customers.create({ email: 'ada@example.org' }, options);
  expect(later.id).not.toBe(first.id);
});

test('twenty parallel requests with one key create one customer', async () => {
  await using sandbox = await openSandbox();
  const responses = await Promise.all(
    Array.from({ length: 20 }, () =>
      sandbox.stripe.customers.create({}, { idempotencyKey: 'one' }),
    ),
  );
  expect(new Set(responses.map(({ id }) => id)).size).toBe(1);
  expect(sandbox.store.all('customer')).toHaveLength(1);
});

test('a declined payment is remembered with its key, and a refused request is not', async () => {
  await using sandbox = await openSandbox();
  const { stripe } = sandbox;
  const intent = await stripe.paymentIntents.create({ amount: 100, currency: 'usd' });
  const confirm = () =>
    stripe.paymentIntents.confirm(
      intent.id,
      { payment_method: 'pm_card_chargeDeclined' },
      { idempotencyKey: 'confirm' },
    );
  await expect(confirm()).rejects.toMatchObject({ code: 'card_declined' });
  await expect(confirm()).rejects.toMatchObject({ code: 'card_declined' });
  expect(sandbox.store.all('charge')).toHaveLength(1);
  const key = { idempotencyKey: 'refused' };
  await expect(
    stripe.paymentIntents.create({ amount: 0, currency: 'usd' }, key),
  ).rejects.toMatchObject({ statusCode: 400 });
  expect((await stripe.paymentIntents.create({ amount: 100, currency: 'usd' }, key)).amount).toBe(
    100,
  );
});

test('lists come in pages, newest first', async () => {
  await using sandbox = await openSandbox();
  const { stripe } = sandbox;
  const created: string[] = [];
  for (let index = 0; index < 25; index += 1)
    created.unshift((await stripe.customers.create({ name: String(index) })).id);
  const first = await stripe.customers.list();
  expect(first).toMatchObject({ has_more: true, url: '/v1/customers', object: 'list' });
  expect(first.data.map(({ id }) => id)).toEqual(created.slice(0, 10));
  const after = await stripe.customers.list({ limit: 20, starting_after: created[9] });
  expect(after.data.map(({ id }) => id)).toEqual(created.slice(10));
  expect(after.has_more).toBe(false);
  const before = await stripe.customers.list({ limit: 3, ending_before: created[5] });
  expect(before.data.map(({ id }) => id)).toEqual(created.slice(2, 5));
  const all: string[] = [];
  for await (const { id } of stripe.customers.list({ limit: 7 })) all.push(id);
  expect(all).toEqual(created);
  await expect(stripe.customers.list({ starting_after: 'cus_x' })).rejects.toMatchObject({
    param: 'starting_after',
  });
  await expect(stripe.customers.list({ limit: 101 })).rejects.toMatchObject({ param: 'limit' });
});

test('references of a response are expanded on request', async () => {
  await using sandbox = await openSandbox();
  const { stripe } = sandbox;
  const { monthly } = await createPrices(stripe);
  const customer = await createPayer(stripe);
  const subscription = await stripe.subscriptions.create({
    customer: customer.id,
    items: [{ price: monthly.id }],
    expand: [
      'customer.invoice_settings.default_payment_method',
      'items.data.price.product',
      'latest_invoice.payments.data.payment.payment_intent',
    ],
  });
  expect(subscription).toMatchObject({
    customer: { invoice_settings: { default_payment_method: { card: { last4: '4242' } } } },
    items: { data: [{ price: { product: { name: 'Kindred Premium' } } }] },
    latest_invoice: {
      payments: { data: [{ payment: { payment_intent: { status: 'succeeded' } } }] },
    },
  });
  const listed = await stripe.subscriptions.list({ expand: ['data.customer'] });
  expect(listed.data[0]?.customer).toMatchObject({ email: 'ada@example.org' });
  const plain = await stripe.subscriptions.retrieve(subscription.id);
  expect(plain.customer).toBe(customer.id);
  const own = await stripe.customers.retrieve(customer.id, { expand: ['subscriptions'] });
  expect(own).toMatchObject({ subscriptions: { data: [{ id: subscription.id }] } });
  await expect(
    stripe.customers.retrieve(customer.id, { expand: ['friends'] }),
  ).rejects.toMatchObject({ code: 'property_cannot_be_expanded', param: 'expand' });
});

test('errors have the shape of Stripe', async () => {
  await using sandbox = await openSandbox();
  const { stripe, url } = sandbox;
  await expect(stripe.customers.retrieve('cus_unknown')).rejects.toMatchObject({
    type: 'StripeInvalidRequestError',
    statusCode: 404,
    code: 'resource_missing',
    param: 'id',
    message: "No such customer: 'cus_unknown'",
  });
  const unknown = { unheard_of: 'x' } as object;
  await expect(stripe.customers.create(unknown)).rejects.toMatchObject({
    code: 'parameter_unknown',
    param: 'unheard_of',
  });
  expect(sandbox.store.all('customer')).toEqual([]);
  await expect(stripe.prices.create({ currency: 'usd' })).rejects.toMatchObject({
    code: 'parameter_missing',
  });
  const call = (headers: Record<string, string>, path = '/v1/customers') =>
    fetch(`${url}${path}`, { headers });
  expect((await call({})).status).toBe(401);
  expect((await call({ authorization: 'Bearer sk_test_other' })).status).toBe(401);
  const { authorization } = { authorization: 'Bearer sk_test_sandbox' };
  expect((await call({ authorization })).status).toBe(200);
  expect((await call({ authorization }, '/v1/accounts')).status).toBe(404);
  const basic = `Basic ${Buffer.from('sk_test_sandbox:').toString('base64')}`;
  expect((await call({ authorization: basic })).status).toBe(200);
});

test('a browser does only what its client secrets allow', async () => {
  await using sandbox = await openSandbox();
  const { stripe, fromBrowser, url } = sandbox;
  const intent = await stripe.paymentIntents.create({ amount: 100, currency: 'usd' });
  const path = `/v1/payment_intents/${intent.id}`;
  expect((await fromBrowser('/v1/customers', {})).status).toBe(401);
  expect((await fromBrowser(`${path}/cancel`, {})).status).toBe(401);
  expect((await fromBrowser(`${path}/confirm`, { payment_method: 'pm_card_visa' })).status).toBe(
    400,
  );
  const secret = intent.client_secret ?? '';
  const read = (clientSecret: string) =>
    fetch(`${url}${path}?key=pk_test_sandbox&client_secret=${clientSecret}`);
  expect((await read(secret)).status).toBe(200);
  expect((await read(`${secret}x`)).status).toBe(400);
  const asked = await fetch(`${url}${path}/confirm`, { method: 'OPTIONS' });
  expect(asked.headers.get('access-control-allow-origin')).toBe('*');
});

test('metadata is merged, and an empty value removes its key', async () => {
  await using sandbox = await openSandbox();
  const { stripe } = sandbox;
  const { id } = await stripe.customers.create({ metadata: { a: '1', b: '2' } });
  const changed = await stripe.customers.update(id, { metadata: { b: '', c: '3' } });
  expect(changed.metadata).toEqual({ a: '1', c: '3' });
  const cleared = await stripe.customers.update(id, { metadata: '' });
  expect(cleared.metadata).toEqual({});
  const odd = await stripe.customers.update(id, {
    metadata: { 0: 'x', __proto__x: 'y', 'a b&c=': 'é' },
  });
  expect(odd.metadata).toEqual({ 0: 'x', __proto__x: 'y', 'a b&c=': 'é' });
});
