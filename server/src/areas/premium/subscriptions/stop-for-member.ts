import type { FastifyInstance } from 'fastify';
import { isMissing } from '../provider/failures.ts';
import { isGoingOn } from './own.ts';
import { findSubscriptionsOf } from './rows.ts';
import { stopRenewal } from './stop.ts';
import { syncSubscription } from './sync.ts';

/** For a member whose account was closed. */
export async function stopForMember(app: FastifyInstance, memberId: string) {
  const { pool } = app;
  const all = await findSubscriptionsOf(pool, memberId);
  const open = all.filter(
    (row) => (isGoingOn(row) && !row.cancel_at_period_end) || row.status === 'incomplete',
  );
  for (const row of open) await stopRenewal(app, row);
}

interface ErasedCustomer {
  readonly customerId: string;
  readonly subscriptions: readonly string[];
}

/** The provider forgets whom we forgot, and ends what they had. */
export async function eraseCustomer(
  app: FastifyInstance,
  { customerId, subscriptions }: ErasedCustomer,
) {
  try {
    await app.payments.stripe.customers.del(customerId);
  } catch (error) {
    if (!isMissing(error)) throw error;
  }
  for (const id of subscriptions) await syncSubscription(app, id);
}
