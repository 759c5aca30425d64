import { isOngoing } from '@kindred/contract/premium/ongoing';
import { AppError } from '../../../errors.ts';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../../../db/statement.ts';
import { findSubscription, findSubscriptionsOf } from './rows.ts';
import { syncSubscription } from './sync.ts';

/** The subscription that a member has, whether it gives premium or not. */
export const findOngoing = async (db: Db, memberId: string) =>
  (await findSubscriptionsOf(db, memberId)).find(isOngoing) ?? null;

/** Active, in trial, or with an end in the future. */
export async function findUsable(db: Db, memberId: string, now: Date) {
  const all = await findSubscriptionsOf(db, memberId);
  const usable = all.filter(
    ({ status, premium_until: until }) =>
      status === 'active' || status === 'trialing' || (until !== null && until > now),
  );
  return usable.find(isOngoing) ?? usable[0] ?? null;
}

const notFound = () => new AppError('subscription_not_found');

/** Another member's subscription looks like one that does not exist. */
export async function openOwn(db: Db, memberId: string, id: string) {
  const found = await findSubscription(db, id);
  if (found?.member_id === memberId) return found;
  throw notFound();
}

export async function lockOngoing(db: Db, memberId: string) {
  const found = await findOngoing(db, memberId);
  if (found) return found;
  throw new AppError('no_subscription');
}

/**
 * The same as the provider has it now. A trial or a period may have ended there since its last event, and then a change is
 * charged and begins by other rules.
 */
export async function readOngoing(app: FastifyInstance, memberId: string) {
  const known = await lockOngoing(app.pool, memberId);
  const read = await syncSubscription(app, known.id);
  if (read && isOngoing(read)) return read;
  throw new AppError('no_subscription');
}
