import { createHmac } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { Stripe } from 'stripe';
import { inTransaction } from '../../../db/transaction.ts';
import { AppError } from '../../../errors.ts';
import type { RequestRow } from '../requests/requests.ts';
import { findTrialCard, insertTrialCard } from './trial-cards.ts';

/** Without our secret, the hash says nothing about the card, at the provider or anywhere else. */
const hashOf = ({ secret }: Pick<FastifyInstance, 'secret'>, fingerprint: string) =>
  createHmac('sha256', secret).update(`trial card ${fingerprint}`).digest();

/** One card starts one trial, for all members together. Of several requests at the same time, the first one gets it. */
export async function claimTrial(
  app: FastifyInstance,
  { id: requestId }: RequestRow,
  { card }: Stripe.PaymentMethod,
) {
  if (!card?.fingerprint) throw new AppError('card_starts_no_trial');
  const cardHash = hashOf(app, card.fingerprint);
  const owner = await inTransaction(app.pool, async (client) => {
    await insertTrialCard(client, { cardHash, requestId, now: app.now() });
    return findTrialCard(client, cardHash);
  });
  if (owner?.request_id !== requestId) throw new AppError('card_used_for_trial');
}
