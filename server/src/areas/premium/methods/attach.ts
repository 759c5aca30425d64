import type { FastifyInstance } from 'fastify';
import { Stripe } from 'stripe';
import { AppError } from '../../../errors.ts';

export const cardNotFound = () => new AppError('card_not_found');

interface Card {
  readonly customer: string;
  readonly method: string;
  readonly idempotencyKey?: string;
}

/**
 * Saves a card for the customer and returns its id, which differs from the given one for test cards. Another person's
 * card, which the provider refuses, looks like one that does not exist.
 */
export async function attachMethod(
  { payments: { stripe } }: FastifyInstance,
  { customer, method, idempotencyKey }: Card,
) {
  try {
    const options = idempotencyKey ? { idempotencyKey } : {};
    const attached = await stripe.paymentMethods.attach(method, { customer }, options);
    return attached.id;
  } catch (error) {
    if (error instanceof Stripe.errors.StripeInvalidRequestError) throw cardNotFound();
    throw error;
  }
}
