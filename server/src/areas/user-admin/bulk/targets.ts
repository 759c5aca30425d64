import type { BulkOutcome, bulkKinds } from '@kindred/contract/user-admin/bulk';
import { staffRoles } from '@kindred/contract/route';
import { memberStatuses } from '@kindred/contract/user-admin';
import type { PoolClient } from 'pg';
import { type Static, Object as Row } from 'typebox';
import { Flag, OrNull, Text, Timestamp, Uuid, Word } from '../../../db/columns.ts';
import { type Db, statement } from '../../../db/statement.ts';
import { AppError } from '../../../errors.ts';
import { type AuditEntry, writeAudit } from '../../../platform/audit/audit.ts';
import type { StaffRequest } from '../../members/staff-user.ts';
import { changeStatusInTransaction } from '../account-status.ts';
import type { Refusal } from './bulk-refusal.ts';

export interface BulkRequest {
  readonly id: string;
  readonly action: (typeof bulkKinds)[number];
  readonly reason: string;
  readonly undoes: string | null;
  readonly by: StaffRequest;
}

/** A member of a bulk change as they are before it. */
export const Target = Row({
  _id: Uuid,
  state: Word(memberStatuses),
  staffRole: OrNull(Word(staffRoles)),
  stateBy: OrNull(Text),
  stateReason: OrNull(Text),
  stateUntil: OrNull(Timestamp),
  verified: Flag,
  verifiedByStaff: Flag,
});
export type Target = Static<typeof Target>;

export interface Outcome {
  readonly id: string;
  readonly outcome: BulkOutcome;
  readonly why?: Refusal;
}

const selectTargets = statement({
  name: 'find_bulk_targets',
  text: `select id as _id, state, staff_role as "staffRole", state_by as "stateBy",
      state_reason as "stateReason", state_until as "stateUntil", email_verified_at is not null as verified,
      verified_by_staff as "verifiedByStaff"
    from member where id = any ($ids) order by id`,
  params: { ids: 'uuid[]' },
  row: Target,
});

export const findTargets = (db: Db, ids: readonly string[]) => selectTargets.all(db, { ids });

export const idsOf = (targets: readonly Target[]) => targets.map(({ _id }) => _id);

export const refused = ({ _id: id }: Target, { code, params }: AppError): Outcome => ({
  id,
  outcome: 'refused',
  why: { code, params },
});

export const statusOf = ({ state, stateReason, stateUntil }: Target) => ({
  state,
  stateReason,
  stateUntil: stateUntil?.toISOString() ?? null,
});

/** The rules of a single change apply, as one administrator must remain. */
export async function changeColleague(
  client: PoolClient,
  target: Target,
  change: Parameters<typeof changeStatusInTransaction>[2],
  by: StaffRequest,
): Promise<Outcome> {
  try {
    await changeStatusInTransaction(client, target._id, change, by);
    return { id: target._id, outcome: 'done' };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return refused(target, error as AppError);
  }
}

type Entry = AuditEntry & { readonly subject: { readonly id: string } };

export async function recorded(
  client: PoolClient,
  { request }: StaffRequest,
  entries: readonly Entry[],
) {
  if (entries.length > 0) await writeAudit(client, request, ...entries);
  return entries.map(({ subject: { id } }): Outcome => ({ id, outcome: 'done' }));
}
