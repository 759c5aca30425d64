import { isOngoing } from '@kindred/contract/premium/ongoing';
import { planIds } from '@kindred/contract/premium/plans';
import { subscriptionStatuses } from '@kindred/contract/premium/subscription';
import type { FastifyInstance } from 'fastify';
import { Object as Row } from 'typebox';
import { Flag, OrNull, Text, Timestamp, Word } from '../../../../db/columns.ts';
import { lockMember } from '../../../../db/locks.ts';
import { type Db, statement } from '../../../../db/statement.ts';
import { inTransaction } from '../../../../db/transaction.ts';
import { readPaymentClock } from '../../clock/payment-clock.ts';
import type { SubscriptionRow } from '../rows.ts';

const updateMark = statement({
  name: 'mark_renewal_stopped_for_account',
  text: `update subscription set stopped_for_account_at = $at, stop_was_served = false,
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

/** The member or the team has chosen again whether it renews, so that opening the account changes nothing. */
export const forgetStop = (
  app: Pick<FastifyInstance, 'pool'>,
  row: Pick<SubscriptionRow, 'id' | 'member_id'>,
) => writeMark(app, row, { at: null, planned: null });

const updateServed = statement({
  name: 'mark_renewal_stop_served',
  text: `update subscription set stop_was_served = true
    where member_id = $memberId and stopped_for_account_at <= $until`,
  params: { memberId: 'uuid', until: 'timestamptz' },
});

/** The suspension has ended automatically: undoing a later closing does not switch the renewal on. */
export const markServed = ({ pool }: FastifyInstance, memberId: string, until: Date) =>
  inTransaction(pool, async (client) => {
    await lockMember(client, memberId);
    await updateServed.run(client, { memberId, until });
  });

const markReopened = statement({
  name: 'mark_renewal_stop_reopened',
  text: `update subscription set stop_was_served = false
    where member_id = $memberId and stop_was_served and stopped_for_account_at >= $since`,
  params: { memberId: 'uuid', since: 'timestamptz' },
});

/** A suspension that was served is undone after all. `since` is when it began. */
export const reopenServedStop = (client: Db, memberId: string, since: Date) =>
  markReopened.run(client, { memberId, since });

const selectStopped = statement({
  name: 'find_renewals_stopped_for_account',
  text: `select s.id, s.status, s.period_end, s.ended_at, s.planned_before_stop, m.state = 'active' as is_open
    from subscription s join member m on m.id = s.member_id
    where s.member_id = $memberId and s.stopped_for_account_at is not null and not s.stop_was_served
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

export const findStopped = (db: Db, memberId: string) => selectStopped.all(db, { memberId });

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
  const [latest] = await findStopped(db, memberId);
  if (!latest) return null;
  const { ended_at, period_end } = latest;
  const ahead = ((await readPaymentClock(db))?.ahead_seconds ?? 0) * 1000;
  const renews = isOngoing(latest) && period_end.getTime() > now.getTime() + ahead;
  return {
    kind: renews ? 'renews' : 'ended',
    at: (renews ? period_end : (ended_at ?? period_end)).toISOString(),
  };
}
