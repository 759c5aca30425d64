import { Object as Row } from 'typebox';
import { OrNull, Text, Timestamp, Uuid } from '../../../db/columns.ts';
import { type Db, statement } from '../../../db/statement.ts';
import type { Caller } from '../../../platform/http/context.ts';

const selectLiveSessions = statement({
  name: 'find_own_sessions',
  text: `select id, device, host(address) as address, created_at, rotated_at from session
    where member_id = $memberId and least(idle_until, ends_at) > $now order by rotated_at desc, id`,
  params: { memberId: 'uuid', now: 'timestamptz' },
  row: Row({
    id: Uuid,
    device: Text,
    address: OrNull(Text),
    created_at: Timestamp,
    rotated_at: Timestamp,
  }),
});

/** The devices on which a member is signed in. */
export async function findOwnSessions(db: Db, { id: memberId, sessionId }: Caller, now: Date) {
  const rows = await selectLiveSessions.all(db, { memberId, now });
  return rows.map((row) => ({
    _id: row.id,
    device: row.device,
    address: row.address,
    createdAt: row.created_at.toISOString(),
    lastUsedAt: row.rotated_at.toISOString(),
    current: row.id === sessionId,
  }));
}

const deleteOtherSessions = statement({
  name: 'delete_other_sessions',
  text: `with link as (update archive set token_hash = null where member_id = $memberId)
    delete from session where member_id = $memberId and id <> $sessionId`,
  params: { memberId: 'uuid', sessionId: 'uuid' },
});

export const endOtherSessions = (db: Db, { id: memberId, sessionId }: Caller) =>
  deleteOtherSessions.run(db, { memberId, sessionId });
