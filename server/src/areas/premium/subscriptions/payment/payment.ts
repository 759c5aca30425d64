import type { FastifyInstance } from 'fastify';
import type { Stripe } from 'stripe';
import { AppError } from '../../../../errors.ts';
import { paymentIntentOf } from '../../invoices/read-provider.ts';
import { syncInvoice } from '../../invoices/sync.ts';
import { declined } from '../../provider/provider-failures.ts';
import { idOf } from '../read-provider.ts';
import { type SubscriptionRow, toSubscription } from '../rows.ts';

const expand = ['payments', 'confirmation_secret'];

export interface OpenPayment {
  readonly intent: Stripe.PaymentIntent | null;
  readonly clientSecret: string | null;
}

/** The payment of the latest invoice, and what the card form needs to complete it. */
export async function readPayment(
  { payments: { stripe } }: FastifyInstance,
  invoiceId: string | null,
): Promise<OpenPayment> {
  if (!invoiceId) return { intent: null, clientSecret: null };
  const invoice = await stripe.invoices.retrieve(invoiceId, { expand });
  const intentId = paymentIntentOf(invoice);
  const intent = intentId ? await stripe.paymentIntents.retrieve(intentId) : null;
  const { client_secret: secret = null } = invoice.confirmation_secret ?? {};
  return { intent, clientSecret: secret ?? intent?.client_secret ?? null };
}

export const isPaid = ({ intent }: OpenPayment) =>
  intent === null || intent.status === 'succeeded' || intent.status === 'processing';

/** A used card has paid what it could have got back in full, and it was paid back. */
export function refuseUndone({ status }: SubscriptionRow, payment: OpenPayment) {
  if (status === 'incomplete_expired' && isPaid(payment)) throw new AppError('card_needs_begin');
}

const needsBrowser = new Set(['requires_action', 'requires_confirmation']);

/** The response for creating and changing a subscription. */
export async function toPaymentResponse(app: FastifyInstance, row: SubscriptionRow) {
  const payment = await readPayment(app, row.latest_invoice_id);
  // A change that was given up is not paid any more.
  const waits = !isPaid(payment) && payment.intent?.status !== 'canceled';
  if (row.latest_invoice_id) await syncInvoice(app, row.latest_invoice_id);
  return {
    subscription: toSubscription(row),
    subscriptionId: row.id,
    clientSecret: waits ? payment.clientSecret : null,
    requiresAction: waits,
    paymentIntentId: idOf(payment.intent),
  };
}

/** A declined card is reported immediately. One that needs its owner's confirmation is completed in the browser. */
export function refuseDeclined({ intent }: OpenPayment) {
  if (!intent || needsBrowser.has(intent.status)) return;
  if (intent.status !== 'requires_payment_method' || !intent.last_payment_error) return;
  throw declined(intent.last_payment_error);
}
