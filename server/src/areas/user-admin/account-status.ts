import type { StaffStatus, StaffUser } from '@kindred/contract/user-admin';
import type { FastifyInstance } from 'fastify';
import type { PoolClient } from 'pg';
import { type Db, statement } from '../../db/statement.ts';
import { inTransaction } from '../../db/transaction.ts';
import { AppError } from '../../errors.ts';
import { auditRefused, writeAudit } from '../../platform/audit/audit.ts';
import type { Caller } from '../../platform/http/context.ts';
import { refuseStale } from '../../platform/http/responses/etag.ts';
import { requireFreshProof } from '../../platform/http/fresh-proof.ts';
import { longestBanYears } from '@kindred/contract/user-admin/ban-lengths';
import { replaceFraudBans } from '../fraud-warnings/bans.ts';
import { boundSingleChange } from './many-changes/bound-changes.ts';
import { refuseLastAdministrator } from '../members/last-administrator.ts';
import { subjectRefusal } from '../members/staff-subject.ts';
import {
  type StaffRequest,
  lockStaffUser,
  readStaffUser,
  versionOf,
  withVersion,
} from '../members/staff-user.ts';

export interface StatusChange {
  readonly state: StaffStatus;
  readonly reason: string;
  readonly until?: string;
  /** A ban for fraud warns everyone whom the member wrote to. */
  readonly forFraud?: boolean;
}

/** Changes the status, ends sessions and writes the audit row in one transaction. */
export function changeStatus(
  app: Pick<FastifyInstance, 'pool' | 'missingProof' | 'sendMail' | 'now'>,
  id: string,
  change: StatusChange,
  by: StaffRequest,
) {
  const { pool } = app;
  const subject = { kind: 'member', id } as const;
  const write = () =>
    inTransaction(pool, async (client) => {
      const after = await changeStatusInTransaction(client, id, change, by);
      if (after) {
        const { caller } = by.request;
        const action = takingActions[change.state];
        if (caller && action) {
          // A thief of a session must not lock the team out.
          if (after.staffRole) await requireFreshProof(client, app, caller);
          await boundSingleChange(client, app, caller, action);
        }
        return after;
      }
      // A change without effect still showed the user, so it is recorded as a read.
      await writeAudit(client, by.request, { action: 'member.read', subject });
      return readStaffUser(client, id, by);
    });
  return auditRefused(pool, by.request, subject, write);
}

/** What takes something from a member, and is limited. */
const takingActions = { active: null, deactivated: 'deactivate', banned: 'ban' } as const;

/** Returns null when the status is already as requested. */
export async function changeStatusInTransaction(
  client: PoolClient,
  id: string,
  change: StatusChange,
  by: StaffRequest,
) {
  const before = await lockStaffUser(client, id, by);
  refuseStale(by.request, versionOf(before), withVersion(before));
  await refuseInvalidStatusChange(client, before, change, by);
  if (isSame(before, change)) return null;
  await updateStatuses(client, [id], change);
  await followFraud(client, id, change, by.now);
  const after = await readStaffUser(client, id, by);
  await writeAudit(
    client,
    by.request,
    statusAuditEntry(id, change, statusOf(before), statusOf(after)),
  );
  return after;
}

/** A ban that staff lift before its end, or give another reason, was no ban for fraud. */
async function followFraud(client: PoolClient, id: string, change: StatusChange, now: Date) {
  const { state, until, forFraud = false } = change;
  if (state === 'deactivated') return;
  const ban = forFraud ? { until: until ? new Date(until) : null } : null;
  await replaceFraudBans(client, id, ban, now);
}

export const statusAuditEntry = (
  id: string,
  { state, reason, forFraud }: StatusChange,
  before: object,
  after: object,
) => ({
  action: actions[state],
  subject: { kind: 'member' as const, id },
  details: { reason, ...(forFraud && { forFraud }), before, after },
});

const actions = {
  active: 'member.activate',
  deactivated: 'member.deactivate',
  banned: 'member.ban',
} as const;

const statusOf = ({ state, stateReason, stateUntil }: StaffUser) => ({
  state,
  stateReason,
  stateUntil,
});

function isSame(before: StaffUser, { state, reason, until, forFraud = false }: StatusChange) {
  if (before.state !== state || before.stateForFraud !== forFraud) return false;
  return (
    state === 'active' ||
    (before.stateReason === reason && sameTime(before.stateUntil, until ?? null))
  );
}

const sameTime = (a: string | null, b: string | null) =>
  a === b || (a !== null && b !== null && Date.parse(a) === Date.parse(b));

async function refuseInvalidStatusChange(
  client: PoolClient,
  before: StaffUser,
  change: StatusChange,
  { request, now }: StaffRequest,
) {
  if (change.forFraud && change.state !== 'banned') throw new AppError('fraud_without_ban');
  if (change.until !== undefined) refuseEnd(change.state, new Date(change.until), now);
  const refusal = refusalOf(before, change.state, request.caller);
  if (refusal) throw refusal;
  if (change.state !== 'active' && before.staffRole)
    await refuseLastAdministrator(client, before._id);
}

function refuseEnd(status: StaffStatus, end: Date, now: Date) {
  if (status !== 'banned') throw new AppError('ban_end_without_ban');
  if (end <= now) throw new AppError('ban_end_past');
  const latest = new Date(now);
  latest.setUTCFullYear(latest.getUTCFullYear() + longestBanYears);
  if (end > latest) throw new AppError('ban_too_long', { params: { years: longestBanYears } });
}

/** The reason why this caller may not change the status of this user, or null. */
export function refusalOf(
  { _id, state, staffRole }: Pick<StaffUser, '_id' | 'state' | 'staffRole'>,
  wanted: StaffStatus,
  caller: Pick<Caller, 'id' | 'staffRole'> | null,
): AppError | null {
  if (state === 'erased') return new AppError('user_not_found');
  if (state === 'leaving' && wanted === 'active') return new AppError('member_leaving');
  return subjectRefusal(caller, { _id, staffRole });
}

const updateStates = statement({
  name: 'update_member_statuses',
  text: `update member set state = $state,
      state_by = case when $state = 'active' then null else 'staff' end,
      state_reason = case when $state = 'active' then null else $reason end,
      state_until = $until
    where id = any ($ids)`,
  params: { ids: 'uuid[]', state: 'text', reason: 'text', until: 'timestamptz?' },
});

const deleteSessions = statement({
  name: 'delete_sessions_of_members',
  text: `with links as (update archive set token_hash = null where member_id = any ($ids))
    delete from session where member_id = any ($ids)`,
  params: { ids: 'uuid[]' },
});

/** Members who are deactivated or banned are signed out everywhere. */
export async function updateStatuses(
  db: Db,
  ids: readonly string[],
  { state, reason, until }: StatusChange,
) {
  const end = state === 'banned' && until ? new Date(until) : null;
  const updated = updateStates.run(db, { ids, state, reason, until: end });
  const ended = state === 'active' ? undefined : endSessionsOf(db, ids);
  await Promise.all([updated, ended]);
}

export const endSessionsOf = (db: Db, ids: readonly string[]) => deleteSessions.run(db, { ids });
