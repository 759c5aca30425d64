import type { FastifyInstance } from 'fastify';
import { syncCredit } from '../credit/sync.ts';
import { unlessRefused } from '../provider/provider-failures.ts';
import type { SubscriptionRow } from '../subscriptions/rows.ts';
import { findInvoice } from './rows.ts';
import { syncInvoice } from './sync.ts';

/**
 * Voids the invoice that was not paid when its subscription ended: no one has to pay it any more, and the credit that
 * lowered it belongs to the member again.
 */
export async function voidUnpaid(app: FastifyInstance, row: SubscriptionRow | null) {
  const id = row?.status === 'canceled' ? row.latest_invoice_id : null;
  const invoice = id && (await findInvoice(app.pool, id));
  if (!row || !invoice || invoice.status !== 'open') return;
  await unlessRefused(() => app.payments.stripe.invoices.voidInvoice(invoice.id));
  await syncInvoice(app, invoice.id);
  await syncCredit(app, row.customer_id);
}
