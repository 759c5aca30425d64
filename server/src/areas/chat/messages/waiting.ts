import type { Contents } from '@kindred/contract/chat/content-fields';
import { mostWaiting } from '@kindred/contract/safety';
import type { FastifyInstance } from 'fastify';
import type { PoolClient } from 'pg';
import { Object as Row } from 'typebox';
import { Flag, Integer, Json, Uuid } from '../../../db/columns.ts';
import { lockChat } from '../../../db/locks.ts';
import { type Db, statement } from '../../../db/statement.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { AppError } from '../../../errors.ts';
import { publishMessage } from '../events/publish-chat.ts';
import { type NewMessage, store } from './store.ts';
import type { JobsApp } from '../../../platform/jobs/jobs.ts';

const insertWaiting = statement({
  name: 'insert_waiting_message',
  text: `insert into waiting_message (member_id, other_id, id, contents, at)
    select $memberId, $otherId, $id, $contents, $now
    where (select count(*) from waiting_message where member_id = $memberId) < ${mostWaiting}
      or exists (select from waiting_message where member_id = $memberId and other_id = $otherId and id = $id)
    on conflict (member_id, other_id, id) do update set at = waiting_message.at returning id`,
  params: {
    memberId: 'uuid',
    otherId: 'uuid',
    id: 'uuid',
    contents: 'jsonb',
    now: 'timestamptz',
  },
  row: Row({ id: Uuid }),
});

/** Stores a message of a held account once, however often it is sent. Its photo could be gone before anyone has looked. */
export async function storeWaiting(
  db: Db,
  memberId: string,
  otherId: string,
  { id, photo, replyTo: _replyTo, sure: _sure, ...contents }: NewMessage,
  now: Date,
) {
  if (photo !== null) throw new AppError('photo_of_held');
  const stored = await insertWaiting.run(db, { memberId, otherId, id, contents, now });
  if (stored === 0) throw new AppError('too_many_waiting');
}

const takeWaiting = statement({
  name: 'take_waiting_messages',
  text: `with taken as (
      delete from waiting_message where member_id = $memberId and other_id = $otherId
      returning id, number, contents)
    select t.id, t.contents, exists (select from message m where m.chat_id = $chatId and m.id = t.id) as is_known
    from taken t order by t.number`,
  params: { memberId: 'uuid', otherId: 'uuid', chatId: 'uuid' },
  row: Row({ id: Uuid, contents: Json(), is_known: Flag }),
});

interface LockedChat {
  readonly id: string;
  readonly last_number: number;
}

/** Delivers what waited in a locked chat, in the order in which it was sent. Returns the last number after it. */
export async function deliverInChat(
  client: PoolClient,
  app: FastifyInstance,
  { memberId, otherId }: { readonly memberId: string; readonly otherId: string },
  chat: LockedChat,
) {
  const chatId = chat.id;
  let last = chat.last_number;
  for (const row of await takeWaiting.all(client, { memberId, otherId, chatId })) {
    if (row.is_known) continue;
    // Its sender was asked when it was sent.
    const said = { ...(row.contents as Contents), id: row.id };
    const message = { ...said, photo: null, replyTo: null, sure: true };
    last += 1;
    await store(client, app, { memberId, otherId, chatId, number: last, message });
    await publishMessage(client, { memberId, otherId, number: last });
  }
  return last;
}

const selectOthers = statement({
  name: 'find_receivers_of_waiting',
  text: `select other_id, min(number)::int as first from waiting_message w
    where member_id = $memberId
      and not exists (select from safety_account a where a.member_id = w.member_id and a.state = 'held')
    group by other_id order by first`,
  params: { memberId: 'uuid' },
  row: Row({ other_id: Uuid, first: Integer }),
});

const dropWaiting = statement({
  name: 'drop_waiting_messages',
  text: 'delete from waiting_message where member_id = $memberId and other_id = $otherId',
  params: { memberId: 'uuid', otherId: 'uuid' },
});

/**
 * Delivers what waited for a member who is no longer held: all of a chat in one transaction, which also deletes it from
 * what waits, so that a job that is killed or runs twice delivers each message once. A chat that has ended gets none.
 */
export function deliverWaiting(app: JobsApp) {
  const { pool, jobs } = app;
  jobs.handle('deliver-waiting', async ({ memberId }) => {
    for (const { other_id: otherId } of await selectOthers.all(pool, { memberId }))
      await inTransaction(pool, async (client) => {
        const chat = await lockChat(client, memberId, otherId);
        if (chat) await deliverInChat(client, app, { memberId, otherId }, chat);
        else await dropWaiting.run(client, { memberId, otherId });
      });
  });
}
