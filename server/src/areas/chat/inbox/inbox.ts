import type { ChatFilter } from '@kindred/contract/chat';
import type { FastifyInstance } from 'fastify';
import { Object as Row } from 'typebox';
import { Integer, Json } from '../../../db/columns.ts';
import { type Db, statement } from '../../../db/statement.ts';
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
  text: chatsText({ page: pageOf, more: allUnread('$memberId') }),
  params: { ...chatParams, filter: 'text', time: 'timestamptz?', id: 'uuid?', limit: 'int8' },
  row: Row({ ...ChatRow.properties, all_unread: Json(UnreadRow) }),
});

const selectOne = statement({
  name: 'find_chat',
  text: chatsText({ page: 'where s.member_id = $memberId and s.other_id = $otherId' }),
  params: { ...chatParams, otherId: 'uuid' },
  row: ChatRow,
});

const countUnread = statement({
  name: 'count_unread_chats',
  text: unreadOf('$memberId'),
  params: { memberId: 'uuid' },
  row: UnreadRow,
});

export const readUnread = (db: Db, memberId: string) => countUnread.one(db, { memberId });

interface Query {
  readonly filter: ChatFilter;
  readonly cursor?: string;
  readonly limit: number;
}

export async function readChats(app: FastifyInstance, memberId: string, query: Query) {
  const { pool } = app;
  const { filter, cursor, limit } = query;
  const { time = null, id = null } = readTimeCursor(cursor) ?? {};
  const asked = { memberId, filter, time, id, limit: limit + 1, ...presentMoment(app) };
  const rows = await selectPage.all(pool, asked);
  const unread = rows[0]?.all_unread ?? (await readUnread(pool, memberId));
  const { page, nextCursor } = cutPage(rows, limit, ({ active_at, other_id }) => ({
    time: active_at,
    id: other_id,
  }));
  return { chats: page.map(toChat), unread, nextCursor };
}

export async function readChat(app: FastifyInstance, memberId: string, otherId: string) {
  const row = await selectOne.first(app.pool, { memberId, otherId, ...presentMoment(app) });
  if (!row) throw noChat();
  return toChat(row);
}
