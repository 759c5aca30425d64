import type { Pool, PoolClient } from 'pg';
import type { Caller } from '../../../platform/http/context.ts';
import { nameDevice } from './device-name.ts';

interface Row {
  id: string;
  device: string;
  address: string | null;
  created_at: Date;
  rotated_at: Date;
}

/** Where a member is signed in. */
export async function findOwnSessions(pool: Pool, { id, sessionId }: Caller, now: Date) {
  const { rows } = await pool.query<Row>({
    name: 'find_own_sessions',
    text: `select id, device, host(address) as address, created_at, rotated_at from session
      where member_id = $1 and least(idle_until, ends_at) > $2 order by rotated_at desc, id`,
    values: [id, now],
  });
  return rows.map((row) => ({
    _id: row.id,
    device: nameDevice(row.device),
    address: row.address,
    createdAt: row.created_at.toISOString(),
    lastUsedAt: row.rotated_at.toISOString(),
    current: row.id === sessionId,
  }));
}

/** Of one's own alone; false where there is none of this id. */
export async function endOwnSession(pool: Pool, { id }: Caller, sessionId: string) {
  const { rowCount } = await pool.query({
    name: 'end_own_session',
    text: 'delete from session where member_id = $1 and id = $2',
    values: [id, sessionId],
  });
  return rowCount === 1;
}

export async function endOtherSessions(db: Pool | PoolClient, { id, sessionId }: Caller) {
  await db.query({
    name: 'end_other_sessions',
    text: 'delete from session where member_id = $1 and id <> $2',
    values: [id, sessionId],
  });
}
