import type { FastifyInstance } from 'fastify';
import { AppError } from '../../../../errors.ts';
import { syncInvoice } from '../../invoices/sync.ts';
import { ask, declined } from '../../provider/provider-failures.ts';
import { openOwn } from '../own.ts';
import { dropUnpaid } from '../plan-change/plan-later.ts';
import { type OpenPayment, isPaid, readPayment, refuseUndone } from './payment.ts';
import { toSubscription } from '../rows.ts';
import { syncSubscription } from '../sync.ts';

/** One that is active can have a longer plan that waits for the bank. */
const unpaid = new Set<string>(['incomplete', 'past_due', 'unpaid', 'active']);

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
      throw new AppError('payment_not_found');
    const failed = unpaid.has(row.status) && !isPaid(payment);
    const refused = payment.intent?.status === 'requires_payment_method';
    if (failed && refused && row.status === 'active')
      await dropUnpaid(app, await app.payments.stripe.subscriptions.retrieve(id));
    if (row.latest_invoice_id) await syncInvoice(app, row.latest_invoice_id);
    if (failed) throw notPaid(payment);
    refuseUndone(row, payment);
    if (row.status === 'incomplete_expired') throw new AppError('subscription_expired');
    return toSubscription(row);
  });
}

function notPaid({ intent }: OpenPayment) {
  const failure = intent?.last_payment_error;
  if (failure) return declined(failure);
  return new AppError('payment_not_through');
}
