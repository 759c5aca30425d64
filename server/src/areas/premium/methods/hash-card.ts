import { createHmac } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { Stripe } from 'stripe';

/** Without our secret, the hash says nothing about the card, at the provider or anywhere else. Each use has its own. */
export function hashCard(
  { secret }: Pick<FastifyInstance, 'secret'>,
  use: 'trial card' | 'full return',
  { card }: Pick<Stripe.PaymentMethod, 'card'>,
) {
  if (!card?.fingerprint) return null;
  return createHmac('sha256', secret).update(`${use} ${card.fingerprint}`).digest();
}
