import { pendingStates } from '@kindred/contract/approvals/states';
import type { Language } from '@kindred/contract/languages';
import { staffRoles } from '@kindred/contract/route';
import { memberStatuses } from '@kindred/contract/user-admin';
import { type Static, Object as Row } from 'typebox';
import { Flag, LanguageOrNull, OrNull, Text, Timestamp, Uuid, Word } from '../../db/columns.ts';
import { lockMember, lockReportsOf } from '../../db/locks.ts';
import { type Db, statement } from '../../db/statement.ts';

const Account = Row({
  id: Uuid,
  email: Text,
  password_hash: OrNull(Text),
  state: Word(memberStatuses),
  state_by: OrNull(Word(['self', 'staff'])),
  state_reason: OrNull(Text),
  state_until: OrNull(Timestamp),
  erase_at: OrNull(Timestamp),
  staff_role: OrNull(Word(staffRoles)),
  verified: Flag,
  /** Whether anyone has shown that they read this mailbox. Staff can mark an address as verified without that. */
  proven: Flag,
  /** False for a registration that was never confirmed. Others can register with the same address. */
  owns_email: Flag,
  language: LanguageOrNull,
});

export type AccountRow = Static<typeof Account>;

const accountColumns = `id, email, password_hash, state, state_by, state_reason, state_until, erase_at, staff_role,
  email_verified_at is not null as verified,
  email_verified_at is not null and not verified_by_staff as proven, owns_email, language`;

const selectOwner = statement({
  name: 'find_email_owner',
  text: `select ${accountColumns} from member
    where email = $email and owns_email and state <> 'erased'`,
  params: { email: 'text' },
  row: Account,
});

/** The one account that owns this address. */
export const findEmailOwner = (db: Db, email: string) =>
  selectOwner.first(db, { email: email.toLowerCase() });

const selectRegistrations = statement({
  name: 'find_registrations',
  text: `select ${accountColumns} from member
    where email = $email and not owns_email and state <> 'erased'
      and ($passwordHash::text is null or password_hash = $passwordHash)
    order by state = 'active' desc, created_at desc, id desc limit 1`,
  params: { email: 'text', passwordHash: 'text?' },
  row: Account,
});

/** Of the accounts that wait for the confirmation of this address, the latest one that is open, if any is. */
export const findRegistration = (db: Db, email: string, passwordHash: string | null = null) =>
  selectRegistrations.first(db, { email: email.toLowerCase(), passwordHash });

const selectById = statement({
  name: 'find_account_by_id',
  text: `select ${accountColumns} from member where id = $id`,
  params: { id: 'uuid' },
  row: Account,
});

export const findAccountById = (db: Db, id: string) => selectById.first(db, { id });

const insertMember = statement({
  name: 'insert_account',
  text: `insert into member (email, password_hash, language) values ($email, $passwordHash, $language)
    returning ${accountColumns}`,
  params: { email: 'text', passwordHash: 'text?', language: 'text?' },
  row: Account,
});

/** Where mails to an account go, in the language of its owner. */
export const mailboxOf = ({ email, language }: Pick<AccountRow, 'email' | 'language'>) => ({
  to: email,
  language,
});

/** Makes an account that does not own its address yet. */
export const insertAccount = (
  db: Db,
  account: {
    readonly email: string;
    readonly passwordHash: string | null;
    readonly language: Language | null;
  },
) => insertMember.one(db, { ...account, email: account.email.toLowerCase() });

/** Another account owns this address, or can still return to it, or its owner is banned. */
export class AddressTaken extends Error {}

/** The database refuses an address that another account took in between, or can still return to. */
export const isAddressTaken = (error: unknown) =>
  error instanceof AddressTaken || (error as { code?: string }).code === '23505';

/** A handler for `catch`, with what to do when the address is taken. */
export const ifAddressTaken =
  <T>(otherwise: () => T) =>
  (error: unknown): T => {
    if (isAddressTaken(error)) return otherwise();
    throw error;
  };

const insertNames = statement({
  name: 'insert_profile',
  text: `insert into profile (member_id, first_name, last_name, birth_date)
    values ($memberId, $firstName, $lastName, $birthDate)`,
  params: { memberId: 'uuid', firstName: 'text?', lastName: 'text?', birthDate: 'date?' },
});

export async function insertProfile(
  db: Db,
  memberId: string,
  profile: {
    firstName: string | null;
    lastName?: string | undefined;
    dateOfBirth?: string | undefined;
  },
) {
  const { firstName, lastName = null, dateOfBirth: birthDate = null } = profile;
  await insertNames.run(db, { memberId, firstName, lastName, birthDate });
}

const reopenMember = statement({
  name: 'reopen_account',
  text: `update member set state = 'active', state_by = null, state_reason = null, state_until = null,
      erase_at = null
    where id = $id and state in ('deactivated', 'leaving') and state_by = 'self'
    returning ${accountColumns}`,
  params: { id: 'uuid' },
  row: Account,
});

/** Null unless its owner closed the account. */
export const reopen = (db: Db, id: string) => reopenMember.first(db, { id });

const closeMember = statement({
  name: 'close_by_owner',
  text: `update member set state = 'deactivated', state_by = 'self' where id = $id and state = 'active'`,
  params: { id: 'uuid' },
});

export const closeByOwner = (db: Db, id: string) => closeMember.run(db, { id });

const verifyMember = statement({
  name: 'mark_verified',
  text: `update member set email_verified_at = coalesce(email_verified_at, $now), verified_by_staff = false
    where id = $memberId and (email_verified_at is null or verified_by_staff)`,
  params: { memberId: 'uuid', now: 'timestamptz' },
});

/** After someone has shown that they read the mailbox. Fails if another account owns the address. */
export const markVerified = (db: Db, memberId: string, now: Date) =>
  verifyMember.run(db, { memberId, now });

const changeEmail = statement({
  name: 'change_account_email',
  text: `update member set email = $to where id = $id and email = $from`,
  params: { id: 'uuid', from: 'text', to: 'text' },
});

/** False when the old address has changed since; fails when another account has the new one. */
export async function updateEmail(db: Db, move: { id: string; from: string; to: string }) {
  await lockMember(db, move.id);
  await lockReportsOf(db, move.id);
  return (await changeEmail.run(db, move)) === 1;
}

const changePassword = statement({
  name: 'set_password_hash',
  text: 'update member set password_hash = $passwordHash where id = $memberId',
  params: { memberId: 'uuid', passwordHash: 'text' },
});

export const setPasswordHash = (db: Db, memberId: string, passwordHash: string) =>
  changePassword.run(db, { memberId, passwordHash });

const clearPassword = statement({
  name: 'clear_password',
  text: 'update member set password_hash = null where id = $id',
  params: { id: 'uuid' },
});

export const clearPasswordHash = (db: Db, id: string) => clearPassword.run(db, { id });

const selectUnchanged = statement({
  name: 'find_unchanged_account',
  text: `select from member
    where id = $id and state = 'active' and password_hash is not distinct from $passwordHash
      and staff_role is not distinct from $role`,
  params: { id: 'uuid', passwordHash: 'text?', role: 'text?' },
});

/** Locks the account until the transaction ends; false when it has changed since it was read. */
export async function lockUnchanged(db: Db, account: AccountRow) {
  const { id, password_hash: passwordHash, staff_role: role } = account;
  await lockMember(db, id);
  return (await selectUnchanged.run(db, { id, passwordHash, role })) === 1;
}

export const insertSession = statement({
  name: 'insert_session',
  text: `insert into session
      (member_id, id, current_hash, rotated_at, created_at, idle_until, ends_at, device, address, factor_at)
    values ($memberId, $id, $hash, $now, $now, $idleUntil, $endsAt, $device, $address, $factorAt)`,
  params: {
    memberId: 'uuid',
    id: 'uuid',
    hash: 'bytea',
    now: 'timestamptz',
    idleUntil: 'timestamptz',
    endsAt: 'timestamptz',
    device: 'text',
    address: 'inet?',
    factorAt: 'timestamptz?',
  },
}).run;

export const rotateSession = statement({
  name: 'rotate_session',
  text: `update session set current_hash = $hash, rotated_at = $now, idle_until = $idleUntil, address = $address
    where member_id = $memberId and id = $id`,
  params: {
    memberId: 'uuid',
    id: 'uuid',
    hash: 'bytea',
    now: 'timestamptz',
    idleUntil: 'timestamptz',
    address: 'inet?',
  },
}).run;

const deleteOneSession = statement({
  name: 'delete_session',
  text: 'delete from session where member_id = $memberId and id = $sessionId',
  params: { memberId: 'uuid', sessionId: 'uuid' },
});

/** False when there is no such session. */
export const deleteSession = async (db: Db, memberId: string, sessionId: string) =>
  (await deleteOneSession.run(db, { memberId, sessionId })) === 1;

/**
 * Ending all sessions should lock everyone else out, and the mailed link of an archive opens everything too. A member
 * who leaves has just proven who they are, and may still fetch their archive.
 */
const deleteAllSessions = statement({
  name: 'delete_sessions',
  text: `with link as (update archive set token_hash = null
      where member_id = $memberId and not exists (
        select from member where id = $memberId and state = 'leaving'))
    delete from session where member_id = $memberId`,
  params: { memberId: 'uuid' },
});

export const deleteSessions = (db: Db, memberId: string) => deleteAllSessions.run(db, { memberId });

const deleteOldSessions = statement({
  name: 'prune_sessions',
  text: `delete from session where member_id = $memberId and (least(idle_until, ends_at) <= $now or id in (
    select id from session where member_id = $memberId order by rotated_at desc offset $keep))`,
  params: { memberId: 'uuid', now: 'timestamptz', keep: 'int8' },
});

/** Deletes sessions that have ended, and of the others all but those used last. */
export const pruneSessions = (db: Db, memberId: string, now: Date, keep: number) =>
  deleteOldSessions.run(db, { memberId, now, keep });

const selectCaller = statement({
  name: 'find_caller',
  text: `select m.staff_role, m.email_verified_at is not null as verified,
      least(s.ends_at, s.idle_until) as ends_at, m.vip_until,
      s.factor_at is not null as proven_factor,
      (select a.state from approval a where a.member_id = m.id and a.state <> 'approved') as pending
    from session s join member m on m.id = s.member_id
    where s.member_id = $memberId and s.id = $sessionId and m.state = 'active'`,
  params: { memberId: 'uuid', sessionId: 'uuid' },
  row: Row({
    staff_role: OrNull(Word(staffRoles)),
    verified: Flag,
    ends_at: Timestamp,
    vip_until: OrNull(Timestamp),
    proven_factor: Flag,
    pending: OrNull(Word(pendingStates)),
  }),
});

/** The member of a session. */
export const findCaller = (db: Db, memberId: string, sessionId: string) =>
  selectCaller.first(db, { memberId, sessionId });
