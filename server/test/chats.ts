import type { Chat } from '@kindred/contract/chat';
import type { Message } from '@kindred/contract/chat/message';
import { timeOrderedId } from '../src/platform/time/time-ordered-id.ts';
import type { Person } from './likes.ts';

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

/** The raw answer to a message, with an id of its own or the one that is given. */
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
