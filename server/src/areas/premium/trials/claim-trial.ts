import type { FastifyInstance } from 'fastify';
import type { Stripe } from 'stripe';
import { inTransaction } from '../../../db/transaction.ts';
import { AppError } from '../../../errors.ts';
import { hashCard } from '../methods/hash-card.ts';
import type { RequestRow } from '../requests/requests.ts';
import { findTrialCard, insertTrialCard } from './trial-cards.ts';

/** One card starts one trial, for all members together. Of several requests at the same time, the first one gets it. */
export async function claimTrial(
  app: FastifyInstance,
  { id: requestId }: RequestRow,
  card: Stripe.PaymentMethod,
) {
  const cardHash = hashCard(app, 'trial card', card);
  if (!cardHash) throw new AppError('card_starts_no_trial');
  const owner = await inTransaction(app.pool, async (client) => {
    await insertTrialCard(client, { cardHash, requestId, now: app.now() });
    return findTrialCard(client, cardHash);
  });
  if (owner?.request_id !== requestId) throw new AppError('card_used_for_trial');
}
