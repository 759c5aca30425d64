import type { FastifyInstance } from 'fastify';
import { Object as Row } from 'typebox';
import { Uuid } from '../../../db/columns.ts';
import { lockMember } from '../../../db/locks.ts';
import { type Db, statement } from '../../../db/statement.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { publishEvent } from '../../../platform/live/publish.ts';
import { notify } from '../../notices/notify.ts';

const isLost = `p.incognito and not has_right(p.member_id, 'incognito', $now)`;

const selectLost = statement({
  name: 'find_incognito_without_right',
  text: `select p.member_id from profile p where ${isLost} order by p.member_id`,
  params: { now: 'timestamptz' },
  row: Row({ member_id: Uuid }),
});

const pauseInstead = statement({
  name: 'pause_instead_of_incognito',
  text: `update profile p set incognito = false, paused = true, incognito_ended = true
    where p.member_id = $memberId and ${isLost}`,
  params: { memberId: 'uuid', now: 'timestamptz' },
});

async function endForMember(db: Db, memberId: string, now: Date) {
  if (!(await lockMember(db, memberId))) return;
  if ((await pauseInstead.run(db, { memberId, now })) === 0) return;
  await notify(db, { memberId, kind: 'incognito.ended', about: {} });
  await publishEvent(db, [memberId], 'account', {});
}

/**
 * Members who lose the right to incognito would be shown to everyone they hid from. They are paused instead, and choose
 * themselves.
 */
export async function endIncognito({ pool, now }: Pick<FastifyInstance, 'pool' | 'now'>) {
  const time = now();
  for (const { member_id: memberId } of await selectLost.all(pool, { now: time }))
    await inTransaction(pool, (client) => endForMember(client, memberId, time));
}
