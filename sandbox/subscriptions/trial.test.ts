import type { Stripe } from 'stripe';
import { expect, test } from 'vitest';
import { openReceiver } from '../test/receiver.ts';
import { createPayer, createPrices, openSandbox, startSeconds } from '../test/sandbox.ts';

const day = 86_400;
const on = (days: number, seconds = 0) => new Date((startSeconds + days * day + seconds) * 1000);

test('a trial warns three days ahead, and then the first month is charged', async () => {
  await using receiver = await openReceiver();
  await using sandbox = await openSandbox({ webhook: receiver.webhook });
  const { stripe } = sandbox;
  const { monthly } = await createPrices(stripe);
  const customer = await createPayer(stripe);
  const subscription = await stripe.subscriptions.create({
    customer: customer.id,
    items: [{ price: monthly.id }],
    trial_period_days: 14,
    expand: ['latest_invoice'],
  });
  expect(subscription).toMatchObject({
    status: 'trialing',
    trial_start: startSeconds,
    trial_end: startSeconds + 14 * day,
    pending_setup_intent: null,
    latest_invoice: { status: 'paid', total: 0, amount_paid: 0 },
  });
  await sandbox.clock.advanceTo(on(11, -1));
  expect(receiver.types).not.toContain('customer.subscription.trial_will_end');
  await sandbox.clock.advanceTo(on(11));
  expect(receiver.types.at(-1)).toBe('customer.subscription.trial_will_end');
  await sandbox.clock.advanceTo(on(14, 3600));
  const paid = await stripe.subscriptions.retrieve(subscription.id, { expand: ['latest_invoice'] });
  expect(paid).toMatchObject({
    status: 'active',
    latest_invoice: { status: 'paid', amount_paid: 1499, billing_reason: 'subscription_cycle' },
  });
  expect(paid.items.data[0]).toMatchObject({
    current_period_start: startSeconds + 14 * day,
    current_period_end: Date.parse('2026-03-14T12:00:00Z') / 1000,
  });
});

test('a trial can ask for a card first, which is then charged', async () => {
  await using sandbox = await openSandbox();
  const { stripe } = sandbox;
  const { monthly } = await createPrices(stripe);
  const customer = await stripe.customers.create({});
  const subscription = await stripe.subscriptions.create({
    customer: customer.id,
    items: [{ price: monthly.id }],
    trial_period_days: 7,
    payment_behavior: 'default_incomplete',
    payment_settings: { save_default_payment_method: 'on_subscription' },
    expand: ['pending_setup_intent'],
  });
  const setup = subscription.pending_setup_intent as Stripe.SetupIntent;
  await stripe.setupIntents.confirm(setup.id, { payment_method: 'pm_card_visa' });
  const ready = await stripe.subscriptions.retrieve(subscription.id);
  expect(ready.pending_setup_intent).toBeNull();
  expect(ready.default_payment_method).toMatch(/^pm_/);
  await sandbox.clock.advanceTo(on(7, 3600));
  expect((await stripe.subscriptions.retrieve(subscription.id)).status).toBe('active');
});

test.each([
  ['cancel', 'canceled'],
  ['pause', 'paused'],
  ['create_invoice', 'past_due'],
] as const)('a trial without a card ends with %s as %s', async (missing, status) => {
  await using sandbox = await openSandbox();
  const { stripe } = sandbox;
  const { monthly } = await createPrices(stripe);
  const customer = await stripe.customers.create({});
  const { id } = await stripe.subscriptions.create({
    customer: customer.id,
    items: [{ price: monthly.id }],
    trial_period_days: 7,
    trial_settings: { end_behavior: { missing_payment_method: missing } },
  });
  await sandbox.clock.advanceTo(on(7, 3600));
  expect((await stripe.subscriptions.retrieve(id)).status).toBe(status);
});

test('a paused subscription resumes with a new period that is paid', async () => {
  await using sandbox = await openSandbox();
  const { stripe } = sandbox;
  const { monthly } = await createPrices(stripe);
  const customer = await stripe.customers.create({});
  const { id } = await stripe.subscriptions.create({
    customer: customer.id,
    items: [{ price: monthly.id }],
    trial_period_days: 7,
    trial_settings: { end_behavior: { missing_payment_method: 'pause' } },
  });
  await expect(stripe.subscriptions.resume(id)).rejects.toMatchObject({ statusCode: 400 });
  await sandbox.clock.advanceTo(on(20));
  const method = await stripe.paymentMethods.attach('pm_card_visa', { customer: customer.id });
  await stripe.subscriptions.update(id, { default_payment_method: method.id });
  const resumed = await stripe.subscriptions.resume(id);
  expect(resumed).toMatchObject({
    status: 'active',
    billing_cycle_anchor: startSeconds + 20 * day,
  });
});

test('a trial can be ended now, or later', async () => {
  await using sandbox = await openSandbox();
  const { stripe } = sandbox;
  const { monthly } = await createPrices(stripe);
  const customer = await createPayer(stripe);
  const create = () =>
    stripe.subscriptions.create({
      customer: customer.id,
      items: [{ price: monthly.id }],
      trial_period_days: 7,
    });
  const { id } = await create();
  const ended = await stripe.subscriptions.update(id, {
    trial_end: 'now',
    expand: ['latest_invoice'],
  });
  expect(ended).toMatchObject({ status: 'active', latest_invoice: { amount_paid: 1499 } });
  const other = await create();
  const end = startSeconds + 30 * day;
  const moved = await stripe.subscriptions.update(other.id, { trial_end: end });
  expect(moved).toMatchObject({ status: 'trialing', trial_end: end });
  expect(moved.items.data[0]?.current_period_end).toBe(end);
  await sandbox.clock.advanceTo(on(8));
  expect((await stripe.subscriptions.retrieve(other.id)).status).toBe('trialing');
});
