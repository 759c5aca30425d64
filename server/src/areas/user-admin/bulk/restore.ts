import { type BulkAction, bulkActions } from '@kindred/contract/user-admin/bulk-actions';
import type { StaffStatus } from '@kindred/contract/user-admin';
import type { PoolClient } from 'pg';
import { Object as Row } from 'typebox';
import { Flag, Json, OrNull, Text, Uuid, Word } from '../../../db/columns.ts';
import { statement } from '../../../db/statement.ts';
import { memberStatuses } from '@kindred/contract/user-admin';
import { AppError } from '../../../errors.ts';
import { restoreFraudBans } from '../../fraud-warnings/bans.ts';
import { endSessionsOf, refusalOf, statusAuditEntry } from '../account-status.ts';
import {
  type BulkRequest,
  type Outcome,
  type Target,
  changeColleague,
  idsOf,
  recorded,
  refused,
  statusOf,
} from './targets.ts';

const selectBefore = statement({
  name: 'find_bulk_before',
  text: `select r.member_id, b.action, b.reason, r.before from bulk_row r join bulk b on b.id = r.bulk_id
    where r.bulk_id = $id and r.member_id = any ($ids) and r.before is not null`,
  params: { id: 'uuid', ids: 'uuid[]' },
  row: Row({
    member_id: Uuid,
    action: Word(bulkActions),
    reason: Text,
    before: Json(
      Row({
        state: Word(memberStatuses),
        stateBy: OrNull(Text),
        stateReason: OrNull(Text),
        stateUntil: OrNull(Text),
        verified: Flag,
      }),
    ),
  }),
});
type Before = Awaited<ReturnType<typeof selectBefore.all>>[number];

/** Restores members to their state before a bulk change, unless they were changed since. */
export async function restore(
  client: PoolClient,
  targets: readonly Target[],
  { undoes, reason, by }: BulkRequest,
): Promise<Outcome[]> {
  const rows = await selectBefore.all(client, { id: undoes ?? '', ids: idsOf(targets) });
  const known = new Map(rows.map((row) => [row.member_id, row]));
  const outcomes: Outcome[] = [];
  const [statuses, verified]: [Restored[], Target[]] = [[], []];
  for (const target of targets) {
    const was = known.get(target._id);
    const refusal = refusalOf(target, 'deactivated', by.request.caller);
    if (refusal) outcomes.push(refused(target, refusal));
    else if (!was || !isUnchanged(target, was))
      outcomes.push(refused(target, new AppError('user_changed_since')));
    else if (was.action === 'verify') verified.push(target);
    else if (hasEnded(was, by.now)) outcomes.push(refused(target, new AppError('ban_ended')));
    else if (target.staffRole) {
      const change = { ...statusBefore(was), reason: was.before.stateReason ?? reason };
      outcomes.push(await changeColleague(client, target, change, by));
    } else statuses.push({ target, was });
  }
  await restoreStatuses(client, statuses);
  if (undoes)
    await restoreFraudBans(
      client,
      statuses.map(({ target }) => target._id),
      undoes,
      by.now,
    );
  await unverify.run(client, { ids: idsOf(verified) });
  const entries = [
    ...statuses.map(({ target, was }) => {
      const { state, stateReason, stateUntil } = was.before;
      const change = { ...statusBefore(was), reason };
      const after = { state, stateReason, stateUntil };
      return statusAuditEntry(target._id, change, statusOf(target), after);
    }),
    ...verified.map(({ _id: id }) => ({
      action: 'member.edit' as const,
      subject: { kind: 'member' as const, id },
      details: { reason, before: { isEmailVerified: true }, after: { isEmailVerified: false } },
    })),
  ];
  return [...outcomes, ...(await recorded(client, by, entries))];
}

/** Whether a member is still in the state that the bulk change set. */
function isUnchanged({ state, stateReason, verifiedByStaff }: Target, { action, reason }: Before) {
  const made: Record<BulkAction, boolean> = {
    activate: state === 'active',
    deactivate: state === 'deactivated' && stateReason === reason,
    // Members who have since confirmed the address themselves stay confirmed.
    verify: verifiedByStaff,
  };
  return made[action];
}

const hasEnded = ({ before: { stateUntil } }: Before, now: Date) =>
  stateUntil !== null && Date.parse(stateUntil) <= now.getTime();

/** A member who was leaving returns to that when they are activated. */
function statusBefore({ before: { state, stateUntil } }: Before): {
  state: StaffStatus;
  until?: string;
} {
  const closed = state === 'banned' || state === 'deactivated' ? state : 'active';
  return { state: closed, ...(stateUntil && { until: stateUntil }) };
}

interface Restored {
  readonly target: Target;
  readonly was: Before;
}

const updateRestored = statement({
  name: 'restore_member_statuses',
  text: `update member m set state = b.state, state_by = b.state_by, state_reason = b.state_reason,
      state_until = b.state_until
    from jsonb_to_recordset($rows) as b (id uuid, state text, state_by text, state_reason text, state_until timestamptz)
    where m.id = b.id`,
  params: { rows: 'jsonb' },
});

async function restoreStatuses(client: PoolClient, restored: readonly Restored[]) {
  const rows = restored.map(({ target: { _id: id }, was }) => {
    const { state } = statusBefore(was);
    const { stateBy, stateReason, stateUntil } = was.before;
    return state === 'active'
      ? { id, state, state_by: null, state_reason: null, state_until: null }
      : { id, state, state_by: stateBy, state_reason: stateReason, state_until: stateUntil };
  });
  await updateRestored.run(client, { rows });
  const closed = rows.filter(({ state }) => state !== 'active').map(({ id }) => id);
  await endSessionsOf(client, closed);
}

const unverify = statement({
  name: 'unverify_members',
  text: `update member set email_verified_at = null, verified_by_staff = false
    where id = any ($ids) and verified_by_staff`,
  params: { ids: 'uuid[]' },
});
