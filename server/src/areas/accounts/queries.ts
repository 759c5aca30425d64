import type { StaffRole } from '@kindred/contract/route';
import type { Pool, PoolClient } from 'pg';

type Client = Pool | PoolClient;

export interface AccountRow {
  id: string;
  email: string;
  password_hash: string | null;
  state: 'active' | 'deactivated' | 'banned' | 'leaving' | 'erased';
  state_by: 'self' | 'staff' | null;
  state_reason: string | null;
  state_until: Date | null;
  erase_at: Date | null;
  staff_role: StaffRole | null;
  verified: boolean;
}

const accountColumns = `id, email, password_hash, state, state_by, state_reason, state_until, erase_at, staff_role,
  email_verified_at is not null as verified`;

export async function findAccount(db: Client, email: string) {
  const { rows } = await db.query<AccountRow>({
    name: 'find_account',
    text: `select ${accountColumns} from member where email = $1`,
    values: [email.toLowerCase()],
  });
  return rows[0] ?? null;
}

export async function findAccountById(db: Client, id: string) {
  const { rows } = await db.query<AccountRow>({
    name: 'find_account_by_id',
    text: `select ${accountColumns} from member where id = $1`,
    values: [id],
  });
  return rows[0] ?? null;
}

/** Null when somebody has the address already, also when they ask for it at the same moment. */
export async function insertAccount(db: Client, email: string, passwordHash: string | null) {
  const { rows } = await db.query<AccountRow>({
    name: 'insert_account',
    text: `insert into member (email, password_hash) values ($1, $2)
      on conflict (email) do nothing returning ${accountColumns}`,
    values: [email.toLowerCase(), passwordHash],
  });
  return rows[0] ?? null;
}

export async function insertProfile(
  db: Client,
  memberId: string,
  {
    firstName,
    lastName,
    dateOfBirth,
  }: {
    firstName: string | null;
    lastName?: string | undefined;
    dateOfBirth?: string | undefined;
  },
) {
  await db.query({
    name: 'insert_profile',
    text: `insert into profile (member_id, first_name, last_name, birth_date)
      values ($1, $2, $3, $4)`,
    values: [memberId, firstName, lastName ?? null, dateOfBirth ?? null],
  });
}

/** Null unless it is its owner who has closed the account. */
export async function reopen(db: Client, id: string) {
  const { rows } = await db.query<AccountRow>({
    name: 'reopen_account',
    text: `update member set state = 'active', state_by = null, state_reason = null, state_until = null,
        erase_at = null
      where id = $1 and state in ('deactivated', 'leaving') and state_by = 'self'
      returning ${accountColumns}`,
    values: [id],
  });
  return rows[0] ?? null;
}

export async function closeByOwner(db: Client, id: string) {
  await db.query({
    name: 'close_by_owner',
    text: `update member set state = 'deactivated', state_by = 'self' where id = $1 and state = 'active'`,
    values: [id],
  });
}

export async function markVerified(db: Client, memberId: string, now: Date) {
  await db.query({
    name: 'mark_verified',
    text: `update member set email_verified_at = $2 where id = $1 and email_verified_at is null`,
    values: [memberId, now],
  });
}

/** False when the account has left the old address meanwhile; fails when somebody else has the new one. */
export async function moveAccount(
  db: Client,
  { id, from, to }: { id: string; from: string; to: string },
) {
  const { rowCount } = await db.query({
    name: 'move_account',
    text: `update member set email = $3 where id = $1 and email = $2`,
    values: [id, from, to],
  });
  return rowCount === 1;
}

export async function setPasswordHash(db: Client, memberId: string, passwordHash: string) {
  await db.query({
    name: 'set_password_hash',
    text: 'update member set password_hash = $2 where id = $1',
    values: [memberId, passwordHash],
  });
}

/** Keeps the account as it was found until the transaction ends; false when it has changed since. */
export async function lockAccount(db: Client, { id, password_hash }: AccountRow) {
  const { rowCount } = await db.query({
    name: 'lock_account',
    text: `select from member
      where id = $1 and state = 'active' and password_hash is not distinct from $2 for share`,
    values: [id, password_hash],
  });
  return rowCount === 1;
}

export interface SessionRow {
  current_hash: Buffer;
  rotated_at: Date;
  idle_until: Date;
  ends_at: Date;
  state: AccountRow['state'];
  staff_role: StaffRole | null;
}

/** Locks the session, so that refreshes of one chain come one after the other. */
export async function lockSession(db: Client, memberId: string, sessionId: string) {
  const { rows } = await db.query<SessionRow>({
    name: 'lock_session',
    text: `select s.current_hash, s.rotated_at, s.idle_until, s.ends_at, m.state, m.staff_role
      from session s join member m on m.id = s.member_id
      where s.member_id = $1 and s.id = $2 for update of s`,
    values: [memberId, sessionId],
  });
  return rows[0] ?? null;
}

export async function insertSession(
  db: Client,
  session: {
    memberId: string;
    id: string;
    hash: Buffer;
    now: Date;
    idleUntil: Date;
    endsAt: Date;
    device: string;
    address: string | null;
    factorAt: Date | null;
  },
) {
  const { memberId, id, hash, now, idleUntil, endsAt, device, address, factorAt } = session;
  await db.query({
    name: 'insert_session',
    text: `insert into session
        (member_id, id, current_hash, rotated_at, created_at, idle_until, ends_at, device, address, factor_at)
      values ($1, $2, $3, $4, $4, $5, $6, $7, $8, $9)`,
    values: [memberId, id, hash, now, idleUntil, endsAt, device, address, factorAt],
  });
}

export async function rotateSession(
  db: Client,
  {
    memberId,
    id,
    hash,
    now,
    idleUntil,
    address,
  }: {
    memberId: string;
    id: string;
    hash: Buffer;
    now: Date;
    idleUntil: Date;
    address: string | null;
  },
) {
  await db.query({
    name: 'rotate_session',
    text: `update session set current_hash = $3, rotated_at = $4, idle_until = $5, address = $6
      where member_id = $1 and id = $2`,
    values: [memberId, id, hash, now, idleUntil, address],
  });
}

/** False where there is none of this id any more. */
export async function deleteSession(db: Client, memberId: string, sessionId: string) {
  const { rowCount } = await db.query({
    name: 'delete_session',
    text: 'delete from session where member_id = $1 and id = $2',
    values: [memberId, sessionId],
  });
  return rowCount === 1;
}

export async function deleteSessions(db: Client, memberId: string) {
  await db.query({
    name: 'delete_sessions',
    text: 'delete from session where member_id = $1',
    values: [memberId],
  });
}

/** Takes away what has ended, and of the others all but those used last. */
export async function pruneSessions(db: Client, memberId: string, now: Date, keep: number) {
  await db.query({
    name: 'prune_sessions',
    text: `delete from session where member_id = $1 and (least(idle_until, ends_at) <= $2 or id in (
      select id from session where member_id = $1 order by rotated_at desc offset $3))`,
    values: [memberId, now, keep],
  });
}

export interface CallerRow {
  staff_role: StaffRole | null;
  verified: boolean;
  vip_until: Date | null;
  proven_factor: boolean;
  ends_at: Date;
}

/** The member behind a living session. */
export async function findCaller(db: Client, memberId: string, sessionId: string) {
  const { rows } = await db.query<CallerRow>({
    name: 'find_caller',
    text: `select m.staff_role, m.email_verified_at is not null as verified,
        least(s.ends_at, s.idle_until) as ends_at, m.vip_until,
        s.factor_at is not null as proven_factor
      from session s join member m on m.id = s.member_id
      where s.member_id = $1 and s.id = $2 and m.state = 'active'`,
    values: [memberId, sessionId],
  });
  return rows[0] ?? null;
}
