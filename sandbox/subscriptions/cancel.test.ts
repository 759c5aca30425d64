import { expect, test } from 'vitest';
import { openReceiver } from '../test/receiver.ts';
import {
  createPayer,
  createPrices,
  openSandbox,
  startSeconds,
  type TestSandbox,
} from '../test/sandbox.ts';

async function subscribe({ stripe }: TestSandbox) {
  const { monthly } = await createPrices(stripe);
  const customer = await createPayer(stripe);
  return stripe.subscriptions.create({ customer: customer.id, items: [{ price: monthly.id }] });
}

const periodEnd = Date.parse('2026-02-28T12:00:00Z') / 1000;

test('a subscription ends with its period, and says so', async () => {
  await using receiver = await openReceiver();
  await using sandbox = await openSandbox({ webhook: receiver.webhook });
  const { stripe } = sandbox;
  const { id } = await subscribe(sandbox);
  const planned = await stripe.subscriptions.update(id, { cancel_at_period_end: true });
  expect(planned).toMatchObject({
    status: 'active',
    cancel_at_period_end: true,
    cancel_at: periodEnd,
    canceled_at: startSeconds,
    cancellation_details: { reason: 'cancellation_requested' },
  });
  await expect(stripe.invoices.createPreview({ subscription: id })).rejects.toMatchObject({
    code: 'invoice_upcoming_none',
  });
  await sandbox.clock.advanceTo(new Date((periodEnd + 1) * 1000));
  expect(receiver.types.at(-1)).toBe('customer.subscription.deleted');
  expect(await stripe.subscriptions.retrieve(id)).toMatchObject({
    status: 'canceled',
    ended_at: periodEnd,
    canceled_at: startSeconds,
  });
  expect((await stripe.invoices.list({ subscription: id })).data).toHaveLength(1);
});

test('an end that was planned can be undone until then', async () => {
  await using sandbox = await openSandbox();
  const { stripe } = sandbox;
  const { id } = await subscribe(sandbox);
  await stripe.subscriptions.update(id, { cancel_at_period_end: true });
  const kept = await stripe.subscriptions.update(id, { cancel_at_period_end: false });
  expect(kept).toMatchObject({ cancel_at: null, canceled_at: null, cancel_at_period_end: false });
  await sandbox.clock.advanceTo(new Date((periodEnd + 3601) * 1000));
  expect((await stripe.subscriptions.retrieve(id)).status).toBe('active');
});

test('a subscription that was canceled immediately stays so', async () => {
  await using sandbox = await openSandbox();
  const { stripe } = sandbox;
  const { id, items } = await subscribe(sandbox);
  const canceled = await stripe.subscriptions.cancel(id, {
    cancellation_details: { comment: 'Found someone', feedback: 'unused' },
  });
  expect(canceled).toMatchObject({
    status: 'canceled',
    ended_at: startSeconds,
    cancellation_details: { comment: 'Found someone', feedback: 'unused' },
  });
  await expect(stripe.subscriptions.cancel(id)).rejects.toMatchObject({
    statusCode: 404,
    code: 'resource_missing',
  });
  await expect(
    stripe.subscriptions.update(id, { cancel_at_period_end: false }),
  ).rejects.toMatchObject({ statusCode: 400 });
  await expect(
    stripe.subscriptions.update(id, { items: [{ id: items.data[0]?.id, quantity: 2 }] }),
  ).rejects.toMatchObject({ statusCode: 400 });
  const noted = await stripe.subscriptions.update(id, { metadata: { seen: 'yes' } });
  expect(noted.metadata).toEqual({ seen: 'yes' });
  await sandbox.clock.advanceTo(new Date((periodEnd + 3601) * 1000));
  expect((await stripe.invoices.list()).data).toHaveLength(1);
  expect((await stripe.subscriptions.list()).data).toEqual([]);
  expect((await stripe.subscriptions.list({ status: 'all' })).data).toHaveLength(1);
});

test('unused time can be given back as credit', async () => {
  await using sandbox = await openSandbox();
  const { stripe } = sandbox;
  const { id, customer } = await subscribe(sandbox);
  await sandbox.clock.advanceTo(new Date('2026-02-14T12:00:00Z'));
  await stripe.subscriptions.cancel(id, { prorate: true, invoice_now: true });
  expect(await stripe.customers.retrieve(customer as string)).toMatchObject({ balance: -750 });
});

test('canceling before the first payment ends the wait for it', async () => {
  await using sandbox = await openSandbox();
  const { stripe } = sandbox;
  const { monthly } = await createPrices(stripe);
  const { id: customer } = await stripe.customers.create({});
  const { id } = await stripe.subscriptions.create({
    customer,
    items: [{ price: monthly.id }],
    payment_behavior: 'default_incomplete',
  });
  expect((await stripe.subscriptions.cancel(id)).status).toBe('incomplete_expired');
  const [intent] = (await stripe.paymentIntents.list({ customer })).data;
  expect(intent?.status).toBe('canceled');
  await expect(
    stripe.paymentIntents.confirm(intent?.id ?? '', { payment_method: 'pm_card_visa' }),
  ).rejects.toMatchObject({ code: 'payment_intent_unexpected_state' });
});

test('deleting a customer deletes the subscriptions', async () => {
  await using sandbox = await openSandbox();
  const { stripe } = sandbox;
  const { id, customer } = await subscribe(sandbox);
  expect(await stripe.customers.del(customer as string)).toMatchObject({ deleted: true });
  expect((await stripe.subscriptions.retrieve(id)).status).toBe('canceled');
  await sandbox.clock.advanceTo(new Date((periodEnd + 3601) * 1000));
  expect((await stripe.invoices.list({ subscription: id })).data).toHaveLength(1);
});
