import { randomUUID } from 'node:crypto';
import type { Pool } from 'pg';
import { Object as Row } from 'typebox';
import { Text, Timestamp, Uuid } from '../../../db/columns.ts';
import { lockMember } from '../../../db/locks.ts';
import { type Db, statement } from '../../../db/statement.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { keyedDigest } from '../../../platform/crypto/keyed-digest.ts';
import { createSeal } from '../../../platform/crypto/seal.ts';
import type { Browser } from './send-push.ts';

const deleteEarlier = statement({
  name: 'delete_earlier_push_subscription',
  text: `delete from push_subscription
    where member_id = $memberId and session_id = $sessionId and endpoint_hash <> $hash`,
  params: { hash: 'bytea', memberId: 'uuid', sessionId: 'uuid' },
});

/** Does nothing if the session has ended since. */
const insertSubscription = statement({
  name: 'insert_push_subscription',
  text: `insert into push_subscription (member_id, id, session_id, endpoint_hash, sealed, created_at)
    select member_id, $id, id, $hash, $sealed, $now from session
    where member_id = $memberId and id = $sessionId
    on conflict (endpoint_hash) do update set member_id = excluded.member_id, id = excluded.id,
      session_id = excluded.session_id, sealed = excluded.sealed, created_at = excluded.created_at`,
  params: {
    memberId: 'uuid',
    id: 'uuid',
    sessionId: 'uuid',
    hash: 'bytea',
    sealed: 'text',
    now: 'timestamptz',
  },
});

const selectDevices = statement({
  name: 'find_push_devices',
  text: `select p.id, p.session_id, s.device, p.created_at from push_subscription p
      join session s on s.member_id = p.member_id and s.id = p.session_id
    where p.member_id = $memberId and least(s.idle_until, s.ends_at) > $now order by p.created_at, p.id`,
  params: { memberId: 'uuid', now: 'timestamptz' },
  row: Row({ id: Uuid, session_id: Uuid, device: Text, created_at: Timestamp }),
});

const selectBrowsers = statement({
  name: 'find_browsers_to_push_to',
  text: `select p.* from unnest($memberIds::uuid[]) as w (id) cross join lateral (
      select p.member_id, p.id, p.sealed from push_subscription p
        join session s on s.member_id = p.member_id and s.id = p.session_id
      where p.member_id = w.id and least(s.idle_until, s.ends_at) > $now
      order by p.created_at desc, p.id limit 10) as p`,
  params: { memberIds: 'uuid[]', now: 'timestamptz' },
  row: Row({ member_id: Uuid, id: Uuid, sealed: Text }),
});

const deleteSubscription = statement({
  name: 'delete_push_subscription',
  text: 'delete from push_subscription where member_id = $memberId and id = $id',
  params: { memberId: 'uuid', id: 'uuid' },
});

interface Session {
  readonly id: string;
  readonly sessionId: string;
}

/** The browsers of members. Only this server can read their endpoints. */
export function pushSubscriptions(secret: string) {
  const seal = createSeal(secret, 'push subscription');
  const digest = keyedDigest(secret, 'push endpoint');
  return {
    /** A browser belongs to one member, and a session has one browser. */
    add: (pool: Pool, { id: memberId, sessionId }: Session, browser: Browser, now: Date) =>
      inTransaction(pool, async (client) => {
        if (!(await lockMember(client, memberId))) return;
        const hash = digest(browser.endpoint);
        await deleteEarlier.run(client, { hash, memberId, sessionId });
        const sealed = seal.close(browser);
        await insertSubscription.run(client, {
          memberId,
          id: randomUUID(),
          sessionId,
          hash,
          sealed,
          now,
        });
      }),
    /** The browsers of each of these members. */
    find: async (db: Db, memberIds: readonly string[], now: Date) =>
      Map.groupBy(
        (await selectBrowsers.all(db, { memberIds, now })).map(({ member_id, id, sealed }) => ({
          memberId: member_id,
          id,
          browser: seal.open(sealed) as Browser,
        })),
        ({ memberId }) => memberId,
      ),
  };
}

export type PushSubscriptions = ReturnType<typeof pushSubscriptions>;

/** False where there is none. */
export const removeSubscription = async (db: Db, memberId: string, id: string) =>
  (await deleteSubscription.run(db, { memberId, id })) > 0;

export async function findDevices(db: Db, { id: memberId, sessionId }: Session, now: Date) {
  const rows = await selectDevices.all(db, { memberId, now });
  return rows.map(({ id, session_id, device, created_at }) => ({
    _id: id,
    device,
    current: session_id === sessionId,
    createdAt: created_at.toISOString(),
  }));
}
