import type { FastifyInstance } from 'fastify';
import { AppError } from '../../../errors.ts';
import { syncInvoice } from '../invoices/sync.ts';
import { ask } from '../provider/failures.ts';
import { openOwn } from './own.ts';
import { isPaid, readPayment } from './payment.ts';
import { toSubscription } from './rows.ts';
import { syncSubscription } from './sync.ts';

interface Confirmed {
  readonly subscriptionId: string;
  readonly paymentIntentId?: string;
}

/** Reads from the provider whether a payment that the browser completed counts, without waiting for its event. */
export async function confirmSubscription(
  app: FastifyInstance,
  memberId: string,
  { subscriptionId, paymentIntentId }: Confirmed,
) {
  const { id } = await openOwn(app.pool, memberId, subscriptionId);
  return ask(async () => {
    const row = (await syncSubscription(app, id)) ?? (await openOwn(app.pool, memberId, id));
    const payment = await readPayment(app, row.latest_invoice_id);
    if (paymentIntentId !== undefined && payment.intent?.id !== paymentIntentId)
      throw new AppError('not_found', 'Payment not found.');
    if (row.latest_invoice_id) await syncInvoice(app, row.latest_invoice_id);
    if (row.status === 'incomplete' && !isPaid(payment))
      throw new AppError(
        'refused',
        payment.intent?.last_payment_error?.message ??
          "Your payment hasn't gone through. Please try again.",
      );
    if (row.status === 'incomplete_expired')
      throw new AppError('conflict', 'This subscription has expired. Please subscribe again.');
    return toSubscription(row);
  });
}
