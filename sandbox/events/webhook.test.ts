import { Stripe } from 'stripe';
import { expect, test } from 'vitest';
import { openReceiver } from '../test/receiver.ts';
import { createPayer, createPrices, openSandbox } from '../test/sandbox.ts';

test('events are signed, sent in order, and sent again until they are accepted', async () => {
  await using receiver = await openReceiver();
  await using sandbox = await openSandbox({ webhook: receiver.webhook, now: () => new Date() });
  receiver.response = 500;
  await sandbox.stripe.customers.create({ email: 'ada@example.org' });
  await sandbox.deliver();
  expect(receiver.types.slice(0, 1)).toEqual(['customer.created']);
  expect(sandbox.deliveries.pending()).toHaveLength(1);
  receiver.response = 200;
  await sandbox.deliver();
  expect(sandbox.deliveries.pending()).toEqual([]);
  const [first] = receiver.requests;
  const { body = '', signature = '' } = first ?? {};
  const { secret } = receiver.webhook;
  const event = Stripe.webhooks.constructEvent(body, signature, secret);
  expect(event.type).toBe('customer.created');
  expect(() => Stripe.webhooks.constructEvent(`${body} `, signature, secret)).toThrow(
    'No signatures found',
  );
});

test('a purchase sends the events that Stripe sends', async () => {
  await using receiver = await openReceiver();
  await using sandbox = await openSandbox({ webhook: receiver.webhook });
  const { stripe } = sandbox;
  const { monthly } = await createPrices(stripe);
  const customer = await createPayer(stripe);
  await sandbox.deliver();
  receiver.requests.length = 0;
  await stripe.subscriptions.create({ customer: customer.id, items: [{ price: monthly.id }] });
  await sandbox.deliver();
  expect(receiver.types).toEqual([
    'invoice.created',
    'customer.subscription.created',
    'invoice.finalized',
    'payment_intent.created',
    'charge.succeeded',
    'payment_intent.succeeded',
    'invoice_payment.paid',
    'invoice.paid',
    'invoice.payment_succeeded',
    'customer.subscription.updated',
  ]);
});

test('deliveries can be held, repeated and sent in another order', async () => {
  await using receiver = await openReceiver();
  await using sandbox = await openSandbox({ webhook: receiver.webhook });
  sandbox.deliveries.hold();
  await sandbox.stripe.products.create({ name: 'One' });
  await sandbox.stripe.customers.create({});
  await sandbox.deliver();
  expect(receiver.types).toEqual([]);
  const [product = '', customer = ''] = sandbox.deliveries.pending().map(({ id }) => id);
  expect(await sandbox.deliveries.send([customer, product, customer])).toEqual([200, 200, 200]);
  expect(receiver.types).toEqual(['customer.created', 'product.created', 'customer.created']);
  await sandbox.deliveries.release();
  expect(receiver.types).toHaveLength(3);
});

test('an event that is deleted while it is refused is not sent for ever', async () => {
  await using receiver = await openReceiver();
  await using sandbox = await openSandbox({ webhook: receiver.webhook });
  receiver.response = 500;
  await sandbox.stripe.customers.create({});
  const sending = sandbox.deliver();
  await new Promise(setImmediate);
  // It is in transit now, and events are kept for thirty days.
  const later = (days: number) =>
    sandbox.clock.advanceTo(new Date(sandbox.clock.now().getTime() + days * 86_400_000));
  await later(31);
  await sending;
  expect(sandbox.store.all('delivery')).toEqual([]);
  receiver.response = 200;
  await later(1);
  await sandbox.stripe.customers.create({});
  await sandbox.deliver();
  expect(receiver.types.at(-1)).toBe('customer.created');
});
