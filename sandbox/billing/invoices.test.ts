import type { Stripe } from 'stripe';
import { expect, test } from 'vitest';
import { createPayer, createPrices, openSandbox, type TestSandbox } from '../test/sandbox.ts';

/** A subscription whose first invoice is open. */
async function openInvoice({ stripe }: TestSandbox) {
  const { monthly } = await createPrices(stripe);
  const customer = await stripe.customers.create({ email: 'ada@example.org' });
  const subscription = await stripe.subscriptions.create({
    customer: customer.id,
    items: [{ price: monthly.id }],
    payment_behavior: 'default_incomplete',
    expand: ['latest_invoice'],
  });
  return { subscription, invoice: subscription.latest_invoice as Stripe.Invoice, customer };
}

test('an invoice is numbered, has lines, and is paid with a card of the customer', async () => {
  await using sandbox = await openSandbox();
  const { stripe } = sandbox;
  const { invoice, subscription, customer } = await openInvoice(sandbox);
  expect(invoice).toMatchObject({
    status: 'open',
    amount_due: 1499,
    customer_email: customer.email,
  });
  expect(invoice.number).toBe(`${customer.invoice_prefix}-0001`);
  const lines = await stripe.invoices.listLineItems(invoice.id);
  expect(lines.data[0]).toMatchObject({
    amount: 1499,
    description: '1 × Kindred Premium (at $14.99 / month)',
    parent: { subscription_item_details: { subscription: subscription.id, proration: false } },
  });
  await expect(
    stripe.invoices.pay(invoice.id, { payment_method: 'pm_card_chargeDeclined' }),
  ).rejects.toMatchObject({ statusCode: 402, code: 'card_declined' });
  const paid = await stripe.invoices.pay(invoice.id, { payment_method: 'pm_card_visa' });
  expect(paid).toMatchObject({ status: 'paid', amount_paid: 1499, amount_remaining: 0 });
  expect((await stripe.subscriptions.retrieve(subscription.id)).status).toBe('active');
  await expect(stripe.invoices.pay(invoice.id)).rejects.toMatchObject({
    code: 'invoice_already_paid',
  });
  const payments = await stripe.invoicePayments.list({ invoice: invoice.id });
  expect(payments.data[0]).toMatchObject({ status: 'paid', amount_paid: 1499 });
});

test('a first invoice that is voided ends its subscription', async () => {
  await using sandbox = await openSandbox();
  const { stripe } = sandbox;
  const { invoice, subscription } = await openInvoice(sandbox);
  expect(await stripe.invoices.voidInvoice(invoice.id)).toMatchObject({ status: 'void' });
  expect((await stripe.subscriptions.retrieve(subscription.id)).status).toBe('incomplete_expired');
  await expect(stripe.invoices.voidInvoice(invoice.id)).rejects.toMatchObject({ statusCode: 400 });
});

test('an invoice can be paid out of band, or marked uncollectible', async () => {
  await using sandbox = await openSandbox();
  const { stripe } = sandbox;
  const first = await openInvoice(sandbox);
  await stripe.invoices.pay(first.invoice.id, { paid_out_of_band: true });
  expect((await stripe.subscriptions.retrieve(first.subscription.id)).status).toBe('active');
  const second = await openInvoice(sandbox);
  const given = await stripe.invoices.markUncollectible(second.invoice.id);
  expect(given.status).toBe('uncollectible');
});

test('credit that an invoice used is given back when it is voided', async () => {
  await using sandbox = await openSandbox();
  const { stripe } = sandbox;
  const { monthly } = await createPrices(stripe);
  const customer = await stripe.customers.create({});
  await stripe.customers.update(customer.id, { balance: -500 });
  const subscription = await stripe.subscriptions.create({
    customer: customer.id,
    items: [{ price: monthly.id }],
    payment_behavior: 'default_incomplete',
    expand: ['latest_invoice'],
  });
  const invoice = subscription.latest_invoice as Stripe.Invoice;
  expect(invoice).toMatchObject({ total: 1499, amount_due: 999, starting_balance: -500 });
  expect(await stripe.customers.retrieve(customer.id)).toMatchObject({ balance: 0 });
  await stripe.invoices.voidInvoice(invoice.id);
  expect(await stripe.customers.retrieve(customer.id)).toMatchObject({ balance: -500 });
});

test('a draft can be finalized before its time', async () => {
  await using sandbox = await openSandbox();
  const { stripe } = sandbox;
  const { monthly } = await createPrices(stripe);
  const customer = await createPayer(stripe);
  const { id } = await stripe.subscriptions.create({
    customer: customer.id,
    items: [{ price: monthly.id }],
  });
  await sandbox.clock.advanceTo(new Date('2026-02-28T12:00:01Z'));
  const [draft] = (await stripe.invoices.list({ subscription: id, status: 'draft' })).data;
  expect(draft?.number).toBeNull();
  const open = await stripe.invoices.finalizeInvoice(draft?.id ?? '');
  expect(open).toMatchObject({ status: 'open', number: `${customer.invoice_prefix}-0002` });
  await expect(stripe.invoices.finalizeInvoice(open.id)).rejects.toMatchObject({
    code: 'invoice_no_longer_editable',
  });
});
