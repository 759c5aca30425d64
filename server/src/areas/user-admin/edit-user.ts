import { type Permission, hasPermission } from '@kindred/contract/permissions';
import type { StaffUser, UserChange } from '@kindred/contract/user-admin';
import type { FastifyInstance } from 'fastify';
import type { Pool, PoolClient } from 'pg';
import { statement } from '../../db/statement.ts';
import { inTransaction } from '../../db/transaction.ts';
import { AppError } from '../../errors.ts';
import { auditRefused, writeAudit } from '../../platform/audit/audit.ts';
import { refuseStale } from '../../platform/http/responses/etag.ts';
import { requireFreshProof } from '../../platform/http/fresh-proof.ts';
import { changeAddressByStaff } from '../accounts/address-change/change-by-staff.ts';
import { deleteSessions, findAccountById, isAddressTaken } from '../accounts/queries.ts';
import { refuseLastAdministrator } from '../members/last-administrator.ts';
import { findSearched } from '../members/searched.ts';
import { placeByName } from '../profiles/place.ts';
import { ensureProfile, writeChange } from '../profiles/profile-change.ts';
import { boundSingleChange } from './many-changes/bound-changes.ts';
import {
  type StaffRequest,
  lockStaffUser,
  readStaffUser,
  versionOf,
  withVersion,
} from '../members/staff-user.ts';

/** Changes the profile, address, verification and role of a user, with the audit row, in one transaction. */
export async function changeUser(
  app: Pick<FastifyInstance, 'pool' | 'sendMail' | 'missingProof' | 'now'>,
  id: string,
  given: UserChange,
  by: StaffRequest,
) {
  const { pool, sendMail } = app;
  const { email: typed, isEmailVerified, staffRole, ...profile } = given;
  const email = typed?.toLowerCase();
  const place = profile.location && placeByName(profile.location);
  const subject = { kind: 'member', id } as const;
  const write = () =>
    inTransaction(pool, async (client) => {
      const before = await lockStaffUser(client, id, by);
      const change = { ...given, ...(email && { email }) };
      refuseForbidden(before, change, by);
      refuseStale(by.request, versionOf(before), withVersion(before));
      const { caller } = by.request;
      if (takesProof(before, change)) await requireFreshProof(client, app, caller);
      await ensureProfile(client, id);
      await writeChange(client, before, profile, place);
      if (email && email !== before.email) {
        await changeAddressByStaff(client, { now: () => by.now, sendMail }, id, email);
      }
      if (isEmailVerified !== undefined) {
        await updateVerified.run(client, { id, verified: isEmailVerified, now: by.now });
      }
      if (staffRole !== undefined) await writeRole(client, before, staffRole);
      const after = await readStaffUser(client, id, by);
      const details = differenceOf(before, after);
      // A change without effect still showed the user, so it is recorded as a read.
      if (details && caller) await boundSingleChange(client, app, caller, 'edit');
      const entry = details ? { action: 'member.edit' as const, details } : readEntry;
      await writeAudit(client, by.request, { ...entry, subject });
      return after;
    });
  return reportTakenAddress({ pool, email, by }, () =>
    auditRefused(pool, by.request, subject, write),
  );
}

function refuseForbidden(before: StaffUser, change: UserChange, { request }: StaffRequest) {
  if (before.state === 'erased') throw new AppError('user_not_found');
  for (const [field, permission] of restrictedFields) {
    if (change[field] === undefined || hasPermission(request.caller?.staffRole, permission))
      continue;
    // The same address is no change.
    if (field === 'email' && change.email === before.email) continue;
    throw new AppError('administrator_only_field', { field });
  }
}

/** Fields that take more than the permission to edit users. */
const restrictedFields = [
  ['email', 'changeEmail'],
  ['isEmailVerified', 'verifyEmail'],
  ['staffRole', 'manageTeam'],
] as const satisfies (readonly [keyof UserChange, Permission])[];

/**
 * Another address or another role gives someone the account, or staff rights. Without a confirmed address no one can
 * find a member.
 */
const takesProof = (before: StaffUser, { email, isEmailVerified, staffRole }: UserChange) =>
  (email !== undefined && email !== before.email) ||
  (isEmailVerified === false && before.isEmailVerified) ||
  (staffRole !== undefined && staffRole !== before.staffRole);

const updateVerified = statement({
  name: 'update_verified',
  text: `update member set email_verified_at = case when $verified then coalesce(email_verified_at, $now) end,
      verified_by_staff = $verified and (verified_by_staff or email_verified_at is null),
      keeps_email = keeps_email or (not $verified and email_verified_at is not null)
    where id = $id`,
  params: { id: 'uuid', verified: 'bool', now: 'timestamptz' },
});

const updateRole = statement({
  name: 'update_staff_role',
  text: 'update member set staff_role = $role where id = $id',
  params: { id: 'uuid', role: 'text?' },
});

async function writeRole(
  client: PoolClient,
  { _id: id, staffRole: before }: StaffUser,
  role: StaffUser['staffRole'],
) {
  if (before === role) return;
  if (before === null) await refuseUnknownColleague(client, id);
  if (before === 'administrator') await refuseLastAdministrator(client, id);
  await updateRole.run(client, { id, role });
  // The session's proofs were required for the role before.
  await deleteSessions(client, id);
}

/** Otherwise anyone who registers a colleague's address would join the team. */
async function refuseUnknownColleague(client: PoolClient, id: string) {
  const account = await findAccountById(client, id);
  if (account?.proven && account.state === 'active') return;
  throw new AppError('newcomer_unconfirmed');
}

const readEntry = { action: 'member.read' } as const;

const edited = [
  'firstName',
  'lastName',
  'email',
  'gender',
  'bio',
  'location',
  'isEmailVerified',
  'staffRole',
] as const satisfies (keyof StaffUser)[];

/** The changed fields, or null when there are none. */
function differenceOf(before: StaffUser, after: StaffUser) {
  const changed = edited.filter(
    (field) => JSON.stringify(before[field]) !== JSON.stringify(after[field]),
  );
  if (changed.length === 0) return null;
  const pick = (user: StaffUser) =>
    Object.fromEntries(changed.map((field) => [field, user[field]]));
  return { before: pick(before), after: pick(after) };
}

interface EmailChange {
  readonly pool: Pool;
  readonly email: string | undefined;
  readonly by: StaffRequest;
}

/**
 * The unique index refuses an address that another account owns by now. For a typed address the error reveals as much
 * as a search for it, and is logged like one.
 */
async function reportTakenAddress<T>({ pool, email, by }: EmailChange, work: () => Promise<T>) {
  try {
    return await work();
  } catch (error) {
    if (!isAddressTaken(error)) throw error;
    const id = email && (await findSearched(pool, email));
    if (email)
      await writeAudit(pool, by.request, {
        action: 'member.list',
        details: { searchTerm: email },
        ...(id && { subject: { kind: 'member', id } }),
      });
    const field = email ? 'email' : 'isEmailVerified';
    throw new AppError('email_of_other_account', { field });
  }
}
