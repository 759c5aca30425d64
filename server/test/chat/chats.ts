import type { Chat } from '@kindred/contract/chat';
import type { Message } from '@kindred/contract/chat/message';
import type { FastifyInstance } from 'fastify';
import { timeOrderedId } from '../../src/platform/time/time-ordered-id.ts';
import type { Person } from '../likes/likes.ts';

interface Stored {
  readonly message: Message;
  readonly lastNumber: number;
  readonly lastChange: number;
}

type Sender = Pick<Person, 'send'>;
type Reader = Pick<Person, 'get'>;
interface Other {
  readonly id: string;
}

/** The raw response to a message, with its own id or the given one. */
export const say = (
  from: Sender,
  to: Other,
  text: string,
  more: object = {},
  id = timeOrderedId(),
) => from.send('PUT', `/chats/${to.id}/messages/${id}`, { text, ...more });

export async function write(from: Sender, to: Other, text: string, more: object = {}) {
  const answer = await say(from, to, text, more);
  if (answer.statusCode !== 200) throw new Error(`Writing answered ${answer.body}`);
  return answer.json<{ data: Stored }>().data;
}

export async function historyOf(by: Reader, other: Other, query: Record<string, string> = {}) {
  const answer = await by.get(`/chats/${other.id}/messages`, query);
  return answer.json<{ data: { messages: Message[]; lastNumber: number; lastChange: number } }>()
    .data;
}

export const textsOf = async (by: Reader, other: Other, query: Record<string, string> = {}) =>
  (await historyOf(by, other, query)).messages.map(({ text }) => text);

export const chatOf = async (by: Reader, other: Other) =>
  (await by.get(`/chats/${other.id}`)).json<{ data: { chat: Chat } }>().data.chat;

interface Inbox {
  readonly chats: Chat[];
  readonly unread: { readonly chats: number; readonly messages: number };
  readonly nextCursor: string | null;
}

export const inboxOf = async (by: Reader, query: Record<string, string> = {}) =>
  (await by.get('/chats', query)).json<{ data: Inbox }>().data;

/** Chats whose copies and counts differ from their sources. */
export const findWrongChats = async ({ pool }: FastifyInstance) =>
  (
    await pool.query<object>(
      `select c.id, 'unread' as wrong from chat_member s join chat c on c.id = s.chat_id
        where s.unread <> (select count(*) from message m where m.chat_id = s.chat_id and m.number > s.read_to
          and m.sender_id <> s.member_id and m.deleted_at is null)
      union all select c.id, 'cut' from chat c where c.cut <> chat_is_cut(c.first_id, c.second_id)
      union all select c.id, 'numbers' from chat c where c.last_number <> (select count(*) from message m
          where m.chat_id = c.id)
        or c.last_number <> (select coalesce(max(number), 0) from message m where m.chat_id = c.id)
      union all select c.id, 'last sent' from chat_member s join chat c on c.id = s.chat_id
        where s.last_sent <> (select coalesce(max(number), 0) from message m
          where m.chat_id = c.id and m.sender_id = s.member_id)`,
    )
  ).rows;
