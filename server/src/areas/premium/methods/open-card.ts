import type { FastifyInstance } from 'fastify';
import { Stripe } from 'stripe';
import { idOf } from '../subscriptions/read-provider.ts';
import { cardNotFound } from './attach.ts';

/** A card that this customer may pay with: their own, or one that no one has saved. */
export async function openCard(
  { payments: { stripe } }: FastifyInstance,
  customer: string,
  id: string,
): Promise<Stripe.PaymentMethod> {
  try {
    const card = await stripe.paymentMethods.retrieve(id);
    const owner = idOf(card.customer);
    if (owner === null || owner === customer) return card;
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error;
  }
  throw cardNotFound();
}
