import type { ChatFilter } from '@kindred/contract/chat';
import type { FastifyInstance } from 'fastify';
import { Object as Row } from 'typebox';
import { Integer, Uuid } from '../../db/columns.ts';
import { type Db, statement } from '../../db/statement.ts';
import { cutPage, readTimeCursor } from '../../platform/http/time-cursor.ts';
import { presentMoment } from '../../platform/time/moment.ts';
import { ChatRow, chatColumns, chatTables, toChat } from './chat-columns.ts';
import { noChat } from './history.ts';
import {
  MessageRow,
  isNotHidden,
  messageColumns,
  messageTables,
  toMessage,
} from './message-view.ts';

const isIn = `s.archived = ($filter = 'archived')
  and ($filter <> 'new' or c.last_number = 0)
  and ($filter <> 'unread' or s.unread > 0)
  and ($filter <> 'turn' or exists (select from chat_member t
    where t.member_id = s.other_id and t.other_id = s.member_id and t.last_sent > s.last_sent))`;
const newestFirst = 'order by s.active_at desc, s.other_id desc';

/** The page is cut before anything else of a chat is read. */
const selectPage = statement({
  name: 'find_chats',
  text: `select ${chatColumns}
    from (select s.* from chat_member s join chat c on c.id = s.chat_id and not c.cut
        where s.member_id = $memberId and ${isIn}
          and ($time::timestamptz is null or (s.active_at, s.other_id) < ($time, $id))
        ${newestFirst} limit $limit) as s
      join chat c on c.id = s.chat_id
      join ${chatTables}
    ${newestFirst}`,
  params: {
    memberId: 'uuid',
    filter: 'text',
    time: 'timestamptz?',
    id: 'uuid?',
    limit: 'int8',
    now: 'timestamptz',
    today: 'date',
  },
  row: ChatRow,
});

const selectOne = statement({
  name: 'find_chat',
  text: `select ${chatColumns} from chat_member s
      join chat c on c.id = s.chat_id and not c.cut
      join ${chatTables}
    where s.member_id = $memberId and s.other_id = $otherId`,
  params: { memberId: 'uuid', otherId: 'uuid', now: 'timestamptz', today: 'date' },
  row: ChatRow,
});

const selectLast = statement({
  name: 'find_last_messages',
  text: `select picked.chat_id, ${messageColumns}
    from unnest($chatIds::uuid[]) as picked (chat_id),
      lateral (select max(m.number) as number from message m
        where m.chat_id = picked.chat_id and ${isNotHidden}) as latest,
      ${messageTables}
    where m.chat_id = picked.chat_id and m.number = latest.number`,
  params: { chatIds: 'uuid[]', memberId: 'uuid' },
  row: Row({ chat_id: Uuid, ...MessageRow.properties }),
});

async function withLast(db: Db, memberId: string, rows: readonly ChatRow[]) {
  const written = rows.filter(({ last_number }) => last_number > 0);
  const chatIds = written.map(({ chat_id }) => chat_id);
  const found = chatIds.length > 0 ? await selectLast.all(db, { chatIds, memberId }) : [];
  const last = new Map(found.map((row) => [row.chat_id, toMessage(row)]));
  return rows.map((row) => toChat(row, last.get(row.chat_id) ?? null));
}

const countUnread = statement({
  name: 'count_unread_chats',
  text: `select count(*) as chats, coalesce(sum(s.unread), 0)::int as messages
    from chat_member s join chat c on c.id = s.chat_id and not c.cut
    where s.member_id = $memberId and s.unread > 0 and not s.archived`,
  params: { memberId: 'uuid' },
  row: Row({ chats: Integer, messages: Integer }),
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
  const [rows, unread] = await Promise.all([
    selectPage.all(pool, asked),
    readUnread(pool, memberId),
  ]);
  const { page, nextCursor } = cutPage(rows, limit, ({ active_at, other_id }) => ({
    time: active_at,
    id: other_id,
  }));
  return { chats: await withLast(pool, memberId, page), unread, nextCursor };
}

export async function readChat(app: FastifyInstance, memberId: string, otherId: string) {
  const row = await selectOne.first(app.pool, { memberId, otherId, ...presentMoment(app) });
  if (!row) throw noChat();
  const [chat] = await withLast(app.pool, memberId, [row]);
  if (!chat) throw noChat();
  return chat;
}
