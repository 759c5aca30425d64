import { expect, test } from 'vitest';
import {
  cardParams,
  createPayer,
  createPrices,
  openSandbox,
  start,
  startSeconds,
} from '../test/sandbox.ts';

test('a customer with a card subscribes, is charged and renews', async () => {
  await using sandbox = await openSandbox();
  const { stripe } = sandbox;
  const { monthly } = await createPrices(stripe);
  const customer = await createPayer(stripe);
  const subscription = await stripe.subscriptions.create({
    customer: customer.id,
    items: [{ price: monthly.id }],
    expand: ['latest_invoice.payments'],
  });
  expect(subscription.status).toBe('active');
  expect(subscription.latest_invoice).toMatchObject({ status: 'paid', amount_paid: 1499 });
  expect(subscription.items.data[0]?.current_period_end).toBe(
    Date.parse('2026-02-28T12:00:00Z') / 1000,
  );
  await sandbox.clock.advanceTo(new Date('2026-03-31T13:00:00Z'));
  const renewed = await stripe.subscriptions.retrieve(subscription.id);
  expect(renewed.status).toBe('active');
  expect(renewed.items.data[0]).toMatchObject({
    current_period_start: Date.parse('2026-03-31T12:00:00Z') / 1000,
    current_period_end: Date.parse('2026-04-30T12:00:00Z') / 1000,
  });
  const invoices = await stripe.invoices.list({ subscription: subscription.id });
  expect(invoices.data.map(({ status, amount_paid: paid }) => [status, paid])).toEqual([
    ['paid', 1499],
    ['paid', 1499],
    ['paid', 1499],
  ]);
});

test('a subscription waits for its first payment and gives up after 23 hours', async () => {
  await using sandbox = await openSandbox();
  const { stripe, fromBrowser } = sandbox;
  const { annual } = await createPrices(stripe);
  const customer = await stripe.customers.create({ email: 'ada@example.org' });
  const create = () =>
    stripe.subscriptions.create({
      customer: customer.id,
      items: [{ price: annual.id }],
      payment_behavior: 'default_incomplete',
      payment_settings: { save_default_payment_method: 'on_subscription' },
      expand: ['latest_invoice.confirmation_secret', 'latest_invoice.payments'],
    });
  const paid = await create();
  const left = await create();
  expect(paid.status).toBe('incomplete');
  const invoice = paid.latest_invoice;
  if (!invoice || typeof invoice === 'string') throw new Error('The invoice was not expanded.');
  const secret = invoice.confirmation_secret?.client_secret ?? '';
  const [intentId = ''] = secret.split('_secret_');
  const method = await fromBrowser('/v1/payment_methods', cardParams('4242424242424242'));
  const intent = await fromBrowser(`/v1/payment_intents/${intentId}/confirm`, {
    client_secret: secret,
    payment_method: method.body.id,
  });
  expect(intent).toMatchObject({ status: 200, body: { status: 'succeeded' } });
  const active = await stripe.subscriptions.retrieve(paid.id);
  expect(active).toMatchObject({ status: 'active', default_payment_method: method.body.id });
  await sandbox.clock.advanceTo(new Date(start.getTime() + 24 * 3_600_000));
  const expired = await stripe.subscriptions.retrieve(left.id, { expand: ['latest_invoice'] });
  expect(expired).toMatchObject({
    status: 'incomplete_expired',
    ended_at: startSeconds + 23 * 3600,
    latest_invoice: { status: 'void' },
  });
});
