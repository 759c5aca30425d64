import type { FastifyInstance } from 'fastify';
import { Object as Row } from 'typebox';
import { Uuid } from '../../../db/columns.ts';
import { lockMembers } from '../../../db/locks.ts';
import { type Db, statement } from '../../../db/statement.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { publishEvent } from '../../../platform/live/publish.ts';
import { notifyAll } from '../../notices/notify.ts';

const isLost = `p.incognito and not has_right(p.member_id, 'incognito', $now)`;

/** The most members of one transaction. */
const batchSize = 500;

const selectLost = statement({
  name: 'find_incognito_without_right',
  text: `select p.member_id from profile p where ${isLost} and p.member_id > $after
    order by p.member_id limit $limit`,
  params: { now: 'timestamptz', after: 'uuid', limit: 'int8' },
  row: Row({ member_id: Uuid }),
});

const pauseInstead = statement({
  name: 'pause_instead_of_incognito',
  text: `update profile p set incognito = false, paused = true, incognito_ended = true
    where p.member_id = any ($memberIds) and ${isLost} returning p.member_id`,
  params: { memberIds: 'uuid[]', now: 'timestamptz' },
  row: Row({ member_id: Uuid }),
});

async function endForMembers(db: Db, ids: readonly string[], now: Date) {
  const locked = await lockMembers(db, ids);
  const paused = await pauseInstead.all(db, { memberIds: locked, now });
  const memberIds = paused.map(({ member_id }) => member_id);
  await notifyAll(
    db,
    memberIds.map((memberId) => ({ memberId, kind: 'incognito.ended', about: {} })),
  );
  await publishEvent(db, memberIds, 'account', {});
}

/**
 * Members who lose the right to incognito would be shown to everyone they hid from. They are paused instead, and choose
 * themselves. A change of the plans can end it for many members together.
 */
export async function endIncognito(
  { pool, now }: Pick<FastifyInstance, 'pool' | 'now'>,
  limit = batchSize,
) {
  const time = now();
  let after: string | undefined = '00000000-0000-0000-0000-000000000000';
  while (after) {
    const lost: { member_id: string }[] = await selectLost.all(pool, { now: time, after, limit });
    const ids = lost.map(({ member_id }) => member_id);
    if (ids.length > 0) await inTransaction(pool, (client) => endForMembers(client, ids, time));
    after = ids.length === limit ? ids.at(-1) : undefined;
  }
}
