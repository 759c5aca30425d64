import type { FastifyInstance } from 'fastify';
import { syncCredit } from '../credit/sync.ts';
import { findInvoice } from '../invoices/rows.ts';
import { syncInvoice } from '../invoices/sync.ts';
import { type SubscriptionRow, findSubscription } from '../subscriptions/rows.ts';
import { syncSubscription } from '../subscriptions/sync.ts';

/** Reads again from the provider what the amounts of an ending depend on. */
export async function refreshAmounts(app: FastifyInstance, row: SubscriptionRow) {
  await syncCredit(app, row.customer_id);
  const { latest_invoice_id: latest } = (await syncSubscription(app, row.id)) ?? row;
  if (latest) await syncInvoice(app, latest);
  return (await findSubscription(app.pool, row.id)) ?? row;
}

/** Invoices of earlier versions do not say what their period was sold for, and are read again once. */
export async function completePeriod(
  app: FastifyInstance,
  { latest_invoice_id: id }: Pick<SubscriptionRow, 'latest_invoice_id'>,
) {
  const started = id === null ? null : await findInvoice(app.pool, id);
  if (started?.period_amount === null) await syncInvoice(app, started.id);
}
