import { type PlanId, planIds } from '@kindred/contract/premium/plans';
import { subscriptionStatuses } from '@kindred/contract/premium/subscription';
import type { FastifyInstance } from 'fastify';
import { Object as Row } from 'typebox';
import { Flag, OrNull, Text, Timestamp, Word } from '../../../db/columns.ts';
import { lockMember } from '../../../db/locks.ts';
import { type Db, statement } from '../../../db/statement.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { unlessMissing } from '../provider/failures.ts';
import { isGoingOn } from './own.ts';
import { planLater } from './plan-later.ts';
import { startsLater } from './plan-rules.ts';
import { type SubscriptionRow, findSubscription } from './rows.ts';
import { syncSubscription } from './sync.ts';

/** Switches the renewal on again, before the end has come. It can be repeated. */
export async function resumeRenewal(app: FastifyInstance, row: SubscriptionRow) {
  await app.payments.stripe.subscriptions.update(row.id, { cancel_at_period_end: false });
  return (await syncSubscription(app, row.id)) ?? row;
}

const updateMark = statement({
  name: 'mark_renewal_stopped_for_account',
  text: `update subscription set stopped_for_account_at = $at,
      planned_before_stop = case when $at::timestamptz is not null then coalesce($planned, planned_before_stop) end
    where id = $id`,
  params: { id: 'text', at: 'timestamptz?', planned: 'text?' },
});

interface Mark {
  readonly at: Date | null;
  readonly planned: string | null;
}

const writeMark = (
  { pool }: Pick<FastifyInstance, 'pool'>,
  { id, member_id: memberId }: Pick<SubscriptionRow, 'id' | 'member_id'>,
  mark: Mark,
) =>
  inTransaction(pool, async (client) => {
    if (memberId) await lockMember(client, memberId);
    await updateMark.run(client, { id, ...mark });
  });

/** Its renewal and a planned change are switched off because the team has closed the account. */
export const markStopped = (app: Pick<FastifyInstance, 'pool'>, row: SubscriptionRow, at: Date) =>
  writeMark(app, row, { at, planned: row.planned_plan });

/** The member or the team has chosen anew whether it renews, so that opening the account changes nothing. */
export const forgetStop = (
  app: Pick<FastifyInstance, 'pool'>,
  row: Pick<SubscriptionRow, 'id' | 'member_id'>,
) => writeMark(app, row, { at: null, planned: null });

const selectStopped = statement({
  name: 'find_renewals_stopped_for_account',
  text: `select s.id, s.status, s.period_end, s.ended_at, s.planned_before_stop, m.state = 'active' as is_open
    from subscription s join member m on m.id = s.member_id
    where s.member_id = $memberId and s.stopped_for_account_at is not null
    order by s.created_at desc, s.id desc`,
  params: { memberId: 'uuid' },
  row: Row({
    id: Text,
    status: Word(subscriptionStatuses),
    period_end: Timestamp,
    ended_at: OrNull(Timestamp),
    planned_before_stop: OrNull(Word(planIds)),
    is_open: Flag,
  }),
});

/**
 * The team has taken back what closed an account. Renewals go on that it had switched off, if the paid period has not
 * ended. `until` is the end of a suspension: one that was served was not taken back.
 */
export async function resumeForMember(app: FastifyInstance, memberId: string, until: Date | null) {
  const { pool } = app;
  if (until && until <= app.now()) return;
  for (const { id, is_open, planned_before_stop: planned } of await selectStopped.all(pool, {
    memberId,
  })) {
    if (!is_open) return;
    const row = await findSubscription(pool, id);
    if (row && isGoingOn(row) && row.cancel_at_period_end && row.period_end > app.now())
      await unlessMissing(() => resumeRenewal(app, row));
    // Otherwise someone who had chosen a shorter plan would be charged for the longer one.
    if (row && planned) await planAgain(app, row, planned);
    await forgetStop(app, { id, member_id: memberId });
  }
}

async function planAgain(app: FastifyInstance, { id }: SubscriptionRow, plan: PlanId) {
  const row = await syncSubscription(app, id);
  if (row?.status !== 'active' || row.cancel_at_period_end || row.planned_plan) return;
  if (!startsLater(app, row, plan)) return;
  await planLater(app, id, plan);
  await syncSubscription(app, id);
}

/** What opening the account again means for premium. */
export interface RenewalAfter {
  /** It is charged again at this time; or it ended at this time, while the account was closed. */
  readonly kind: 'renews' | 'ended';
  readonly at: string;
}

/** Null if the team has switched no renewal off. */
export async function renewalAfter(
  db: Db,
  memberId: string,
  now: Date,
): Promise<RenewalAfter | null> {
  const [latest] = await selectStopped.all(db, { memberId });
  if (!latest) return null;
  const { ended_at, period_end } = latest;
  const goesOn = isGoingOn(latest) && period_end > now;
  return {
    kind: goesOn ? 'renews' : 'ended',
    at: (goesOn ? period_end : (ended_at ?? period_end)).toISOString(),
  };
}
