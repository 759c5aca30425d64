import type { Stripe } from 'stripe';
import { expect, test } from 'vitest';
import { idOf } from '../store/keys.ts';
import { openReceiver } from '../test/receiver.ts';
import { createPayer, createPrices, openSandbox, type TestSandbox } from '../test/sandbox.ts';

const renewal = Date.parse('2026-02-28T12:00:00Z');
const hour = 3_600_000;
const day = 24 * hour;

/** A subscription whose card pays now and fails later. */
async function subscribe({ stripe }: TestSandbox, failingCard: string) {
  const { monthly } = await createPrices(stripe);
  const customer = await createPayer(stripe);
  const subscription = await stripe.subscriptions.create({
    customer: customer.id,
    items: [{ price: monthly.id }],
  });
  const method = await stripe.paymentMethods.attach(failingCard, { customer: customer.id });
  await stripe.subscriptions.update(subscription.id, { default_payment_method: method.id });
  return subscription.id;
}

async function look({ stripe }: TestSandbox, id: string) {
  const subscription = await stripe.subscriptions.retrieve(id, { expand: ['latest_invoice'] });
  const invoice = subscription.latest_invoice as Stripe.Invoice;
  return [subscription.status, invoice.status, invoice.attempt_count];
}

test('a renewal is drafted, charged an hour later, and tried again after 3, 5 and 7 days', async () => {
  await using receiver = await openReceiver();
  await using sandbox = await openSandbox({ webhook: receiver.webhook });
  const id = await subscribe(sandbox, 'pm_card_chargeCustomerFail');
  const at = (time: number) => sandbox.clock.advanceTo(new Date(time));
  await at(renewal);
  expect(await look(sandbox, id)).toEqual(['active', 'draft', 0]);
  await at(renewal + hour);
  expect(await look(sandbox, id)).toEqual(['past_due', 'open', 1]);
  await at(renewal + hour + 3 * day - 1000);
  expect(await look(sandbox, id)).toEqual(['past_due', 'open', 1]);
  await at(renewal + hour + 3 * day);
  expect(await look(sandbox, id)).toEqual(['past_due', 'open', 2]);
  await at(renewal + hour + 5 * day);
  expect(await look(sandbox, id)).toEqual(['past_due', 'open', 3]);
  receiver.requests.length = 0;
  await at(renewal + hour + 7 * day);
  expect(await look(sandbox, id)).toEqual(['canceled', 'open', 4]);
  expect(receiver.types).toEqual([
    'charge.failed',
    'payment_intent.payment_failed',
    'invoice.payment_failed',
    'customer.subscription.deleted',
  ]);
  const ended = await sandbox.stripe.subscriptions.retrieve(id);
  expect(ended.cancellation_details?.reason).toBe('payment_failed');
  await at(renewal + 90 * day);
  const invoices = await sandbox.stripe.invoices.list({ subscription: id });
  expect(invoices.data).toHaveLength(2);
});

test('after the last try a subscription can also be left unpaid, and a later payment revives it', async () => {
  await using sandbox = await openSandbox({ afterRetries: 'unpaid' });
  const { stripe } = sandbox;
  const id = await subscribe(sandbox, 'pm_card_chargeCustomerFail');
  await sandbox.clock.advanceTo(new Date(renewal + 8 * day));
  expect(await look(sandbox, id)).toEqual(['unpaid', 'open', 4]);
  await sandbox.clock.advanceTo(new Date(renewal + 32 * day));
  expect(await look(sandbox, id)).toEqual(['unpaid', 'draft', 0]);
  const { latest_invoice: invoice } = await stripe.subscriptions.retrieve(id);
  await stripe.invoices.pay(idOf(invoice) ?? '', { payment_method: 'pm_card_visa' });
  expect(await look(sandbox, id)).toEqual(['active', 'paid', 1]);
});

test('a card that pays again ends the retries', async () => {
  await using sandbox = await openSandbox();
  const { stripe } = sandbox;
  const id = await subscribe(sandbox, 'pm_card_chargeCustomerFail');
  await sandbox.clock.advanceTo(new Date(renewal + 2 * hour));
  const { customer } = await stripe.subscriptions.retrieve(id);
  const method = await stripe.paymentMethods.attach('pm_card_visa', {
    customer: idOf(customer) ?? '',
  });
  await stripe.subscriptions.update(id, { default_payment_method: method.id });
  expect(await look(sandbox, id)).toEqual(['past_due', 'open', 1]);
  await sandbox.clock.advanceTo(new Date(renewal + hour + 3 * day));
  expect(await look(sandbox, id)).toEqual(['active', 'paid', 2]);
});

test('a renewal that needs authentication asks for it and is paid by the member', async () => {
  await using receiver = await openReceiver();
  await using sandbox = await openSandbox({ webhook: receiver.webhook });
  const id = await subscribe(sandbox, 'pm_card_threeDSecure2Required');
  await sandbox.clock.advanceTo(new Date(renewal + hour));
  expect(receiver.types).toContain('invoice.payment_action_required');
  expect(await look(sandbox, id)).toEqual(['past_due', 'open', 1]);
  const subscription = await sandbox.stripe.subscriptions.retrieve(id, {
    expand: ['latest_invoice.confirmation_secret'],
  });
  const invoice = subscription.latest_invoice as Stripe.Invoice;
  const secret = invoice.confirmation_secret?.client_secret ?? '';
  const [intent = ''] = secret.split('_secret_');
  await sandbox.fromBrowser(`/v1/test_helpers/payment_intents/${intent}/authenticate`, {
    client_secret: secret,
  });
  expect(await look(sandbox, id)).toEqual(['active', 'paid', 1]);
});

test('a renewal without any card fails', async () => {
  await using sandbox = await openSandbox();
  const { stripe } = sandbox;
  const { monthly } = await createPrices(stripe);
  const customer = await createPayer(stripe);
  const { id } = await stripe.subscriptions.create({
    customer: customer.id,
    items: [{ price: monthly.id }],
  });
  const [method] = (await stripe.customers.listPaymentMethods(customer.id)).data;
  await stripe.paymentMethods.detach(method?.id ?? '');
  await sandbox.clock.advanceTo(new Date(renewal + hour));
  expect(await look(sandbox, id)).toEqual(['past_due', 'open', 1]);
  await sandbox.clock.advanceTo(new Date(renewal + 10 * day));
  expect(await look(sandbox, id)).toEqual(['canceled', 'open', 4]);
});
