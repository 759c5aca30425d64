import { searchedAtOnce } from '@kindred/contract/chat/limits';
import { Object as Row, type Static } from 'typebox';
import { Integer, Uuid } from '../../../db/columns.ts';
import { type Db, statement } from '../../../db/statement.ts';
import { AppError } from '../../../errors.ts';
import { MessageRow, messageColumns, messageTables, toMessage } from './message-view.ts';

const OpenChat = Row({ id: Uuid, last_number: Integer, last_change: Integer });
export type OpenChat = Static<typeof OpenChat>;

const selectOpen = statement({
  name: 'find_open_chat',
  text: `select c.id, c.last_number, c.last_change
    from chat_member s join chat c on c.id = s.chat_id and not c.cut
    where s.member_id = $memberId and s.other_id = $otherId`,
  params: { memberId: 'uuid', otherId: 'uuid' },
  row: OpenChat,
});

export const noChat = () => new AppError('chat_not_found');

/** A chat that has ended looks as if it never existed. */
async function findOpenChat(db: Db, memberId: string, otherId: string): Promise<OpenChat> {
  const chat = await selectOpen.first(db, { memberId, otherId });
  if (chat) return chat;
  throw noChat();
}

const selectRange = statement({
  name: 'find_messages',
  text: `select ${messageColumns} from ${messageTables}
    where m.chat_id = $chatId and m.number between $from and $to order by m.number`,
  params: { chatId: 'uuid', memberId: 'uuid', from: 'int4', to: 'int4' },
  row: MessageRow,
});

const selectChanged = statement({
  name: 'find_changed_messages',
  text: `select ${messageColumns} from ${messageTables}
    where m.chat_id = $chatId and m.change > 0 and m.change > $after order by m.change limit $limit`,
  params: { chatId: 'uuid', memberId: 'uuid', after: 'int4', limit: 'int8' },
  row: MessageRow,
});

export interface HistoryRange {
  readonly before?: number;
  readonly after?: number;
  readonly around?: number;
  readonly changedAfter?: number;
  readonly limit: number;
}

/** Numbers have no gaps, so every page is a range of them. */
function rangeOf({ before, after, around, limit }: HistoryRange, last: number) {
  if (after !== undefined)
    return { from: Math.min(after, last) + 1, to: Math.min(after + limit, last) };
  if (around !== undefined) {
    const from = Math.max(1, Math.min(around - Math.floor(limit / 2), last - limit + 1));
    return { from, to: Math.min(from + limit - 1, last) };
  }
  const to = Math.min((before ?? last + 1) - 1, last);
  return { from: Math.max(1, to - limit + 1), to };
}

export async function readMessages(
  db: Db,
  memberId: string,
  otherId: string,
  wanted: HistoryRange,
) {
  const { id: chatId, last_number, last_change } = await findOpenChat(db, memberId, otherId);
  const { changedAfter, limit } = wanted;
  const rows =
    changedAfter === undefined
      ? await selectRange.all(db, { chatId, memberId, ...rangeOf(wanted, last_number) })
      : await selectChanged.all(db, { chatId, memberId, after: changedAfter, limit });
  return { messages: rows.map(toMessage), lastNumber: last_number, lastChange: last_change };
}

/** One message, in the transaction that stores or changes it. */
export async function readMessage(db: Db, chatId: string, memberId: string, number: number) {
  return toMessage(await selectRange.one(db, { chatId, memberId, from: number, to: number }));
}

const selectFound = statement({
  name: 'search_messages',
  text: `select ${messageColumns} from ${messageTables}
    where m.chat_id = $chatId and m.number between $from and $to and m.deleted_at is null
      and not case when m.sender_id = $memberId then m.sender_hid else m.receiver_hid end
      and strpos(lower(m.body), lower($text)) > 0
    order by m.number desc limit $limit`,
  params: {
    chatId: 'uuid',
    memberId: 'uuid',
    from: 'int4',
    to: 'int4',
    text: 'text',
    limit: 'int8',
  },
  row: MessageRow,
});

interface Search {
  readonly text: string;
  readonly before?: number;
  readonly limit: number;
}

/** Searches a limited number of messages, and returns where to continue. */
export async function findMessages(
  db: Db,
  memberId: string,
  otherId: string,
  { text, before, limit }: Search,
) {
  const { id: chatId, last_number } = await findOpenChat(db, memberId, otherId);
  const to = Math.min((before ?? last_number + 1) - 1, last_number);
  const from = Math.max(1, to - searchedAtOnce + 1);
  const rows = await selectFound.all(db, { chatId, memberId, from, to, text, limit });
  const end = rows.length === limit ? (rows.at(-1)?.number ?? from) : from;
  return { messages: rows.map(toMessage), nextBefore: end > 1 ? end : null };
}
