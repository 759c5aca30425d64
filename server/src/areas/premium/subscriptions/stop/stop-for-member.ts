import { isOngoing } from '@kindred/contract/premium/ongoing';
import type { FastifyInstance } from 'fastify';
import { Object as Row } from 'typebox';
import { Flag, OrNull } from '../../../../db/columns.ts';
import { statement } from '../../../../db/statement.ts';
import { unlessMissing } from '../../provider/provider-failures.ts';
import { resumeForMember, resumeStopped } from './resume.ts';
import { type SubscriptionRow, findSubscriptionsOf } from '../rows.ts';
import { markStopped } from './stop-marks.ts';
import { stopRenewal } from './stop.ts';
import { syncSubscription } from '../sync.ts';

const selectState = statement({
  name: 'find_whether_renewal_goes_on',
  text: `select state = 'active' as is_open,
      state in ('banned', 'deactivated') and state_by = 'staff' as is_by_team
    from member where id = $memberId`,
  params: { memberId: 'uuid' },
  row: Row({ is_open: Flag, is_by_team: OrNull(Flag) }),
});

/** What failed to pay is tried again, also if it ends with its period. */
const isStopped = (row: SubscriptionRow) => row.cancel_at_period_end && row.status !== 'past_due';

/** Stops renewals of a member whose account was closed, unless it was reopened right away. */
export async function stopForMember(app: FastifyInstance, memberId: string) {
  const { pool } = app;
  const member = await selectState.first(pool, { memberId });
  if (member?.is_open) return;
  const all = await findSubscriptionsOf(pool, memberId);
  const open = all.filter((row) =>
    isOngoing(row) ? !isStopped(row) : row.status === 'incomplete',
  );
  const stopped: SubscriptionRow[] = [];
  for (const row of open) {
    if (member?.is_by_team && row.status !== 'incomplete') {
      // This is first, so that an interrupted change can still be undone.
      await markStopped(app, row, app.now());
      stopped.push(row);
    }
    await unlessMissing(() => stopRenewal(app, row));
  }
  if (!(await selectState.first(pool, { memberId }))?.is_open) return;
  // It was opened again in the meantime. The job for that may have come before the stop, and forgotten the mark.
  await resumeForMember(app, memberId, null);
  for (const { id, planned_plan: planned } of stopped) await resumeStopped(app, id, planned);
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
