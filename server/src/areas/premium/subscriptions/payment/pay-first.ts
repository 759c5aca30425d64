import type { FastifyInstance } from 'fastify';
import { Stripe } from 'stripe';
import { AppError } from '../../../../errors.ts';
import type { RequestRow } from '../../requests/requests.ts';
import type { SubscribeContent } from '../subscribe.ts';
import { readPayment } from './payment.ts';
import type { SubscriptionRow } from '../rows.ts';

const payable = new Set(['requires_payment_method', 'requires_confirmation', 'requires_action']);

/**
 * Pays a subscription's first invoice with a card. The provider saves the card when it has paid, so that one that is
 * declined, or that its bank does not confirm, is never saved.
 */
export async function payFirst(
  app: FastifyInstance,
  request: RequestRow,
  { latest_invoice_id: invoiceId }: SubscriptionRow,
  method: string,
) {
  const { intent } = await readPayment(app, invoiceId);
  if (!intent || !payable.has(intent.status)) return;
  const { amountDue: shown } = request.content as SubscribeContent;
  if (shown !== undefined && intent.amount > shown) throw new AppError('first_payment_out_of_date');
  try {
    await app.payments.stripe.paymentIntents.confirm(
      intent.id,
      { payment_method: method },
      { idempotencyKey: `${request.id}-pay` },
    );
  } catch (error) {
    // The result of the payment is read from it afterwards.
    const known =
      error instanceof Stripe.errors.StripeCardError ||
      error instanceof Stripe.errors.StripeInvalidRequestError;
    if (!known) throw error;
  }
}
