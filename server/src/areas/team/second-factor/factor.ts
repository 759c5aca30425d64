import type { Pool, PoolClient } from 'pg';

type Client = Pool | PoolClient;

/** What is kept of somebody's second factor; both keys are sealed. */
export interface FactorRow {
  sealed: string | null;
  on_at: Date | null;
  pending: string | null;
  pending_at: Date | null;
}

export async function hasFactor(db: Client, memberId: string) {
  const { rowCount } = await db.query({
    name: 'has_factor',
    text: 'select from factor where member_id = $1 and sealed is not null',
    values: [memberId],
  });
  return rowCount === 1;
}

export async function findFactor(db: Client, memberId: string) {
  const { rows } = await db.query<FactorRow>({
    name: 'find_factor',
    text: 'select sealed, on_at, pending, pending_at from factor where member_id = $1',
    values: [memberId],
  });
  return rows[0] ?? null;
}

export async function writePendingKey(db: Client, memberId: string, pending: string, now: Date) {
  await db.query({
    name: 'write_pending_key',
    text: `insert into factor (member_id, pending, pending_at) values ($1, $2, $3)
      on conflict (member_id) do update set pending = excluded.pending, pending_at = excluded.pending_at`,
    values: [memberId, pending, now],
  });
}

/** The pending key becomes the one that counts; the code of `step` that proved it is used up. */
export async function turnOn(db: Client, memberId: string, step: number, now: Date) {
  await db.query({
    name: 'turn_factor_on',
    text: `update factor set sealed = pending, on_at = $3, last_step = $2, pending = null, pending_at = null
      where member_id = $1`,
    values: [memberId, step, now],
  });
}

/** True for one alone of those who use the code of a step. */
export async function spendStep(db: Client, memberId: string, step: number) {
  const { rowCount } = await db.query({
    name: 'spend_step',
    text: 'update factor set last_step = $2 where member_id = $1 and last_step < $2',
    values: [memberId, step],
  });
  return rowCount === 1;
}

/** The factor and the ways around it. */
export async function deleteFactor(db: Client, memberId: string) {
  await db.query({
    name: 'delete_factor',
    text: `with codes as (delete from recovery_code where member_id = $1)
      delete from factor where member_id = $1`,
    values: [memberId],
  });
}

/** No login runs meanwhile that has not yet seen what changes. */
export async function lockOwner(db: Client, memberId: string) {
  await db.query({
    name: 'lock_factor_owner',
    text: 'select from member where id = $1 for update',
    values: [memberId],
  });
}

export async function markSession(
  db: Client,
  { id, sessionId }: { id: string; sessionId: string },
  factorAt: Date,
) {
  await db.query({
    name: 'mark_session',
    text: 'update session set factor_at = $3 where member_id = $1 and id = $2',
    values: [id, sessionId, factorAt],
  });
}

/** No session stands for a factor that is there no more. */
export async function unmarkSessions(db: Client, memberId: string) {
  await db.query({
    name: 'unmark_sessions',
    text: 'update session set factor_at = null where member_id = $1 and factor_at is not null',
    values: [memberId],
  });
}
