import type { FastifyInstance } from 'fastify';
import type { Stripe } from 'stripe';
import { AppError } from '../../../errors.ts';
import { idOf } from '../subscriptions/read-provider.ts';

/** A trial needs a card whose owner has confirmed it. */
export async function requireConfirmedCard(
  { payments: { stripe } }: FastifyInstance,
  customer: string,
  card: Stripe.PaymentMethod | null,
): Promise<Stripe.PaymentMethod> {
  const { data } = card ? await stripe.setupIntents.list({ customer, limit: 100 }) : { data: [] };
  const isOfCard = ({ payment_method: own }: Stripe.SetupIntent) => idOf(own) === card?.id;
  if (card && data.some((each) => isOfCard(each) && each.status === 'succeeded')) return card;
  throw new AppError('trial_needs_card');
}
