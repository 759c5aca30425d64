import type { FastifyInstance } from 'fastify';
import { statement } from '../../../db/statement.ts';
import { unlessMissing } from '../provider/failures.ts';
import { isGoingOn } from './own.ts';
import { findSubscriptionsOf } from './rows.ts';
import { stopRenewal } from './stop.ts';
import { syncSubscription } from './sync.ts';

const selectActive = statement({
  name: 'find_whether_renewal_goes_on',
  text: `select from member where id = $memberId and state = 'active'`,
  params: { memberId: 'uuid' },
});

/** For a member whose account was closed, unless it was reopened right away. */
export async function stopForMember(app: FastifyInstance, memberId: string) {
  const { pool } = app;
  if ((await selectActive.run(pool, { memberId })) > 0) return;
  const all = await findSubscriptionsOf(pool, memberId);
  const open = all.filter(
    (row) => (isGoingOn(row) && !row.cancel_at_period_end) || row.status === 'incomplete',
  );
  for (const row of open) await unlessMissing(() => stopRenewal(app, row));
}

interface ErasedCustomer {
  readonly customerId: string;
  readonly subscriptions: readonly string[];
}

/** The provider deletes the customer of an erased member, and ends their subscriptions. */
export async function eraseCustomer(
  app: FastifyInstance,
  { customerId, subscriptions }: ErasedCustomer,
) {
  await unlessMissing(() => app.payments.stripe.customers.del(customerId));
  for (const id of subscriptions) await syncSubscription(app, id);
}
