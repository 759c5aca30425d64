import type { ChatFilter } from '@kindred/contract/chat';
import type { FastifyInstance } from 'fastify';
import { Object as Row } from 'typebox';
import { Integer, Json, Uuid } from '../../../db/columns.ts';
import { type Reader, statement } from '../../../db/statement.ts';
import { findStillThere } from '../../../db/reader.ts';
import { cutPage, readTimeCursor } from '../../../platform/http/time-cursor.ts';
import { presentMoment } from '../../../platform/time/moment.ts';
import { ChatRow, chatParams, chatsText, toChat } from './chat-columns.ts';
import { noChat } from '../messages/history.ts';

export const UnreadRow = Row({ chats: Integer, messages: Integer });
const unreadOf = (
  reader: string,
) => `select count(*) as chats, coalesce(sum(v.unread), 0)::int as messages
    from chat_member v join chat w on w.id = v.chat_id and not w.cut
    where v.member_id = ${reader} and v.unread > 0 and not v.archived`;

/** How much is unread in all chats together, as one more column. */
export const allUnread = (
  reader: string,
) => `, (select json_build_object('chats', chats, 'messages', messages)
      from (${unreadOf(reader)}) as u) as all_unread`;

const pageOf = `where s.member_id = $memberId and s.archived = ($filter = 'archived')
    and ($filter <> 'new' or c.last_number = 0)
    and ($filter <> 'unread' or s.unread > 0)
    and ($filter <> 'turn' or exists (select from chat_member t
      where t.member_id = s.other_id and t.other_id = s.member_id and t.last_sent > s.last_sent))
    and ($time::timestamptz is null or (s.active_at, s.other_id) < ($time, $id))
    order by s.active_at desc, s.other_id desc limit $limit`;

const selectPage = statement({
  name: 'find_chats',
  reads: true,
  text: chatsText({ page: pageOf, more: allUnread('$memberId') }),
  params: { ...chatParams, filter: 'text', time: 'timestamptz?', id: 'uuid?', limit: 'int8' },
  row: Row({ ...ChatRow.properties, all_unread: Json(UnreadRow) }),
});

const selectPresent = statement({
  name: 'find_chats_still_there',
  text: `select s.other_id as id from chat_member s join chat c on c.id = s.chat_id and not c.cut
    where s.member_id = $memberId and s.other_id = any ($ids)`,
  params: { memberId: 'uuid', ids: 'uuid[]' },
  row: Row({ id: Uuid }),
});

const selectOne = statement({
  name: 'find_chat',
  text: chatsText({ page: 'where s.member_id = $memberId and s.other_id = $otherId' }),
  params: { ...chatParams, otherId: 'uuid' },
  row: ChatRow,
});

const countUnread = statement({
  name: 'count_unread_chats',
  reads: true,
  text: unreadOf('$memberId'),
  params: { memberId: 'uuid' },
  row: UnreadRow,
});

export const readUnread = (db: Reader, memberId: string) => countUnread.one(db, { memberId });

interface Query {
  readonly filter: ChatFilter;
  readonly cursor?: string;
  readonly limit: number;
}

interface ChatReading {
  readonly memberId: string;
  readonly query: Query;
  readonly reader: Reader;
}

/** A chat that has ended is not in it, wherever the others are read. */
export async function readChats(app: FastifyInstance, { memberId, query, reader }: ChatReading) {
  const { filter, cursor, limit } = query;
  const { time = null, id = null } = readTimeCursor(cursor) ?? {};
  const asked = { memberId, filter, time, id, limit: limit + 1, ...presentMoment(app) };
  const rows = await selectPage.all(reader, asked);
  const unread = rows[0]?.all_unread ?? (await readUnread(reader, memberId));
  const { page, nextCursor } = cutPage(rows, limit, ({ active_at, other_id }) => ({
    time: active_at,
    id: other_id,
  }));
  const ids = page.map(({ other_id }) => other_id);
  const there = await findStillThere(reader, ids, (primary) =>
    selectPresent.all(primary, { memberId, ids }),
  );
  const chats = page.filter(({ other_id }) => there.has(other_id)).map(toChat);
  return { chats, unread, nextCursor };
}

export async function readChat(app: FastifyInstance, memberId: string, otherId: string) {
  const row = await selectOne.first(app.pool, { memberId, otherId, ...presentMoment(app) });
  if (!row) throw noChat();
  return toChat(row);
}
