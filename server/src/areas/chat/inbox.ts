import type { ChatFilter } from '@kindred/contract/chat';
import type { FastifyInstance } from 'fastify';
import { Object as Row } from 'typebox';
import { Integer, Json, Uuid } from '../../db/columns.ts';
import { type Db, statement } from '../../db/statement.ts';
import { cutPage, readTimeCursor } from '../../platform/http/time-cursor.ts';
import { presentMoment } from '../../platform/time/moment.ts';
import {
  OtherRow,
  SideRow,
  otherColumns,
  otherTables,
  sideColumns,
  toChat,
} from './chat-columns.ts';
import { noChat } from './history.ts';
import {
  MessageRow,
  isNotHidden,
  messageColumns,
  messageTables,
  toMessage,
} from './message-view.ts';

const Unread = Row({ chats: Integer, messages: Integer });
const unreadOf = `select count(*) as chats, coalesce(sum(v.unread), 0)::int as messages
    from chat_member v join chat w on w.id = v.chat_id and not w.cut
    where v.member_id = $memberId and v.unread > 0 and not v.archived`;

const isIn = `s.archived = ($filter = 'archived')
  and ($filter <> 'new' or c.last_number = 0)
  and ($filter <> 'unread' or s.unread > 0)
  and ($filter <> 'turn' or exists (select from chat_member t
    where t.member_id = s.other_id and t.other_id = s.member_id and t.last_sent > s.last_sent))`;
const newestFirst = 'order by s.active_at desc, s.other_id desc';

const selectPage = statement({
  name: 'find_chats',
  text: `select ${sideColumns}, (select json_build_object('chats', chats, 'messages', messages) from (${unreadOf}) as u) as all_unread
    from chat_member s join chat c on c.id = s.chat_id and not c.cut
    where s.member_id = $memberId and ${isIn}
      and ($time::timestamptz is null or (s.active_at, s.other_id) < ($time, $id))
    ${newestFirst} limit $limit`,
  params: {
    memberId: 'uuid',
    filter: 'text',
    time: 'timestamptz?',
    id: 'uuid?',
    limit: 'int8',
  },
  row: Row({ ...SideRow.properties, all_unread: Json(Unread) }),
});

const selectOne = statement({
  name: 'find_chat',
  text: `select ${sideColumns} from chat_member s join chat c on c.id = s.chat_id and not c.cut
    where s.member_id = $memberId and s.other_id = $otherId`,
  params: { memberId: 'uuid', otherId: 'uuid' },
  row: SideRow,
});

const selectOthers = statement({
  name: 'find_others_of_chats',
  text: `select ${otherColumns} from ${otherTables}`,
  params: {
    memberId: 'uuid',
    otherIds: 'uuid[]',
    silentIds: 'uuid[]',
    now: 'timestamptz',
    today: 'date',
  },
  row: OtherRow,
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

/** The chats of these sides, in their order. */
async function toChats(app: FastifyInstance, memberId: string, sides: readonly SideRow[]) {
  const { pool } = app;
  const idsOf = (some: readonly SideRow[]) => some.map(({ other_id }) => other_id);
  const [otherIds, silentIds] = [
    idsOf(sides),
    idsOf(sides.filter((each) => each.last_number === 0)),
  ];
  const chatIds = sides.filter((each) => each.last_number > 0).map(({ chat_id }) => chat_id);
  const [others, latest] = await Promise.all([
    selectOthers.all(pool, { memberId, otherIds, silentIds, ...presentMoment(app) }),
    chatIds.length > 0 ? selectLast.all(pool, { chatIds, memberId }) : [],
  ]);
  const last = new Map(latest.map((row) => [row.chat_id, toMessage(row)]));
  const byId = new Map(others.map((row) => [row.other_id, row]));
  return sides.flatMap((side) => {
    const other = byId.get(side.other_id);
    const lastMessage = last.get(side.chat_id) ?? null;
    return other ? [toChat({ side, other, lastMessage })] : [];
  });
}

const countUnread = statement({
  name: 'count_unread_chats',
  text: unreadOf,
  params: { memberId: 'uuid' },
  row: Unread,
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
  const asked = { memberId, filter, time, id, limit: limit + 1 };
  const rows = await selectPage.all(pool, asked);
  const unread = rows[0]?.all_unread ?? (await readUnread(pool, memberId));
  const { page, nextCursor } = cutPage(rows, limit, ({ active_at, other_id }) => ({
    time: active_at,
    id: other_id,
  }));
  const chats = page.length > 0 ? await toChats(app, memberId, page) : [];
  return { chats, unread, nextCursor };
}

export async function readChat(app: FastifyInstance, memberId: string, otherId: string) {
  const side = await selectOne.first(app.pool, { memberId, otherId });
  const [chat] = side ? await toChats(app, memberId, [side]) : [];
  if (!chat) throw noChat();
  return chat;
}
