import type { Stripe } from 'stripe';
import { expect, test } from 'vitest';
import { createPayer, createPrices, openSandbox, start } from '../test/sandbox.ts';

/** A monthly subscription, and its change to a yearly price with a card whose bank always asks. */
async function askForChange(sandbox: Awaited<ReturnType<typeof openSandbox>>) {
  const { stripe } = sandbox;
  const { monthly, annual } = await createPrices(stripe);
  const customer = await createPayer(stripe);
  const subscription = await stripe.subscriptions.create({
    customer: customer.id,
    items: [{ price: monthly.id }],
    metadata: { plan: 'monthly' },
  });
  const card = await stripe.paymentMethods.attach('pm_card_authenticationRequired', {
    customer: customer.id,
  });
  await stripe.subscriptions.update(subscription.id, { default_payment_method: card.id });
  const change = () =>
    stripe.subscriptions.update(subscription.id, {
      items: [{ id: subscription.items.data[0]?.id ?? '', price: annual.id }],
      proration_behavior: 'always_invoice',
      payment_behavior: 'pending_if_incomplete',
      metadata: { plan: 'annual' },
      expand: ['latest_invoice.payments'],
    });
  return { stripe, change, asked: await change(), annual: annual.id, monthly: monthly.id };
}

const invoiceOf = ({ latest_invoice: invoice }: Stripe.Subscription) => invoice as Stripe.Invoice;
const intentOf = (subscription: Stripe.Subscription) =>
  invoiceOf(subscription).payments?.data[0]?.payment.payment_intent as string;
const priceOf = ({ items }: Stripe.Subscription) => items.data[0]?.price.id;

const response = (stripe: Stripe, id: string, outcome: 'succeed' | 'fail') =>
  stripe.rawRequest('POST', `/v1/test_helpers/payment_intents/${id}/authenticate`, { outcome });

test('a change whose payment the bank asks about waits, and is made when the bank says yes', async () => {
  await using sandbox = await openSandbox();
  const { stripe, asked, annual, monthly } = await askForChange(sandbox);
  expect([asked.status, priceOf(asked), asked.metadata]).toEqual([
    'active',
    monthly,
    { plan: 'monthly' },
  ]);
  expect(asked.pending_update?.subscription_items?.[0]?.price.id).toBe(annual);
  expect(invoiceOf(asked)).toMatchObject({ status: 'open', amount_paid: 0 });
  await response(stripe, intentOf(asked), 'succeed');
  const made = await stripe.subscriptions.retrieve(asked.id);
  expect([made.status, priceOf(made), made.metadata, made.pending_update]).toEqual([
    'active',
    annual,
    { plan: 'annual' },
    null,
  ]);
});

test('a change that the bank says no to, or that is voided, changes nothing, and can be tried again', async () => {
  await using sandbox = await openSandbox();
  const { stripe, asked, change, annual, monthly } = await askForChange(sandbox);
  await expect(response(stripe, intentOf(asked), 'fail')).resolves.toBeDefined();
  const refused = await stripe.subscriptions.retrieve(asked.id);
  expect([refused.status, priceOf(refused)]).toEqual(['active', monthly]);
  await stripe.invoices.voidInvoice(invoiceOf(asked).id);
  const dropped = await stripe.subscriptions.retrieve(asked.id);
  expect([dropped.status, priceOf(dropped), dropped.pending_update]).toEqual([
    'active',
    monthly,
    null,
  ]);
  await response(stripe, intentOf(await change()), 'succeed');
  expect(priceOf(await stripe.subscriptions.retrieve(asked.id))).toBe(annual);
});

test('a change that no one pays for is given up after 23 hours', async () => {
  await using sandbox = await openSandbox();
  const { stripe, asked, monthly } = await askForChange(sandbox);
  await sandbox.clock.advanceTo(new Date(start.getTime() + 24 * 3_600_000));
  const after = await stripe.subscriptions.retrieve(asked.id);
  expect([after.status, priceOf(after), after.pending_update]).toEqual(['active', monthly, null]);
  expect(await stripe.invoices.retrieve(invoiceOf(asked).id)).toMatchObject({ status: 'void' });
});
