import type { GivenState, StaffUser } from '@kindred/contract/staff';
import type { Pool, PoolClient } from 'pg';
import { inTransaction } from '../../db/transaction.ts';
import { AppError } from '../../errors.ts';
import { writeAudit } from '../../platform/audit.ts';
import { refuseStale } from '../../platform/etag.ts';
import {
  type StaffRequest,
  lockStaffUser,
  readStaffUser,
  refuseLastAdministrator,
  versionOf,
  withVersion,
} from './staff-user.ts';

export interface StateChange {
  readonly state: GivenState;
  readonly reason: string;
  readonly until?: string;
}

/** One transaction: the state, the end of their sessions, and the audit row, or nothing of it. */
export function changeState(pool: Pool, id: string, change: StateChange, by: StaffRequest) {
  return inTransaction(pool, async (client) => {
    const before = await lockStaffUser(client, id, by);
    refuseStale(by.request, versionOf(before), withVersion(before));
    await refuseUnlawful(client, before, change, by);
    if (isSame(before, change)) return before;
    await writeState(client, id, change);
    if (change.state !== 'active')
      await client.query('delete from session where member_id = $1', [id]);
    const after = await readStaffUser(client, id, by);
    await writeAudit(client, by.request, {
      action: `member.${change.state === 'active' ? 'activate' : change.state === 'banned' ? 'ban' : 'deactivate'}`,
      subject: { kind: 'member', id },
      details: { reason: change.reason, before: stateOf(before), after: stateOf(after) },
    });
    return after;
  });
}

const stateOf = ({ state, stateReason, stateUntil }: StaffUser) => ({
  state,
  stateReason,
  stateUntil,
});

function isSame(before: StaffUser, { state, reason, until }: StateChange) {
  if (before.state !== state) return false;
  return (
    state === 'active' ||
    (before.stateReason === reason && sameTime(before.stateUntil, until ?? null))
  );
}

const sameTime = (a: string | null, b: string | null) =>
  a === b || (a !== null && b !== null && Date.parse(a) === Date.parse(b));

async function refuseUnlawful(
  client: PoolClient,
  { _id, state, staffRole }: StaffUser,
  change: StateChange,
  { request, now }: StaffRequest,
) {
  if (state === 'erased') throw new AppError('not_found', 'There is nobody with this id.');
  if (change.until !== undefined && (change.state !== 'banned' || new Date(change.until) <= now)) {
    const msg = change.state === 'banned' ? 'Must be in the future' : 'Belongs to a ban';
    throw new AppError('refused', `until: ${msg}.`, { errors: [{ field: 'until', msg }] });
  }
  if (state === 'leaving' && change.state === 'active') {
    throw new AppError('refused', 'They asked to be deleted. Only they can take that back.');
  }
  if (_id === request.caller?.id)
    throw new AppError('refused', 'You cannot change the state of your own account.');
  if (!staffRole) return;
  if (request.caller?.staffRole !== 'administrator') {
    throw new AppError('forbidden', 'Only an administrator may change the state of a colleague.');
  }
  if (change.state !== 'active' && staffRole === 'administrator')
    await refuseLastAdministrator(client, _id);
}

async function writeState(client: PoolClient, id: string, { state, reason, until }: StateChange) {
  await client.query({
    name: 'write_member_state',
    text: `update member set state = $2,
        state_by = case when $2 = 'active' then null else 'staff' end,
        state_reason = case when $2 = 'active' then null else $3 end,
        state_until = $4
      where id = $1`,
    values: [id, state, reason, state === 'banned' ? (until ?? null) : null],
  });
}
