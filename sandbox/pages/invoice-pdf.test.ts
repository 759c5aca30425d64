import type { Stripe } from 'stripe';
import { expect, test } from 'vitest';
import { createPayer, createPrices, openSandbox } from '../test/sandbox.ts';

test('a paid invoice is available as a PDF file', async () => {
  await using sandbox = await openSandbox();
  const { stripe } = sandbox;
  const { monthly } = await createPrices(stripe);
  const customer = await createPayer(stripe);
  const subscription = await stripe.subscriptions.create({
    customer: customer.id,
    items: [{ price: monthly.id }],
    expand: ['latest_invoice'],
  });
  const invoice = subscription.latest_invoice as Stripe.Invoice;
  const response = await fetch(invoice.invoice_pdf ?? '');
  expect(response.headers.get('content-type')).toBe('application/pdf');
  expect(response.headers.get('content-disposition')).toContain(`Invoice-${invoice.number}.pdf`);
  const file = Buffer.from(await response.arrayBuffer()).toString('latin1');
  expect(file.slice(0, 5)).toBe('%PDF-');
  expect(file.trimEnd().slice(-5)).toBe('%%EOF');
});
