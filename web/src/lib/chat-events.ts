import type { Chat, ChatFilter } from '@kindred/contract/chat';
import type { Unread } from '@kindred/contract/chat/unread';
import type { EventFrame } from '@kindred/contract/live';
import { type ChatKind, chatKinds } from '@kindred/contract/live/events';
import { type History, withChanges, withHidden, withMessage } from './chat-history.ts';

type ChatEvent = Extract<EventFrame, { kind: ChatKind }>;

const isChatEvent = (event: EventFrame): event is ChatEvent =>
  chatKinds.some((kind) => kind === event.kind);

/** The messages of a chat after an event. Undefined if something before it is missing. */
export function historyAfter(id: string, history: History, event: EventFrame) {
  if (!isChatEvent(event) || event.about.memberId !== id) return history;
  const message = event.content?.message;
  if (event.kind === 'message') return message ? withMessage(history, message) : undefined;
  if (event.kind !== 'messageChanged') return history;
  const { change, number } = event.about;
  if (change === null) return withHidden(history, number);
  if (!message || change > history.changesTo + 1) return undefined;
  return withChanges(history, [message], change);
}

/** An event may have been sent before what is already known about the chat. */
const isOlder = (one: Chat, other: Chat) =>
  one.lastNumber < other.lastNumber || one.lastChange < other.lastChange;

interface OneChat {
  readonly chat: Chat;
}

/** The head of a chat after an event. */
export function chatAfter(id: string, data: OneChat, event: EventFrame): OneChat | undefined {
  if (!('memberId' in event.about) || event.about.memberId !== id) return data;
  if (event.kind === 'presence' && event.about.online) {
    const { chat } = data;
    return { chat: { ...chat, person: { ...chat.person, isOnline: true } } };
  }
  if (!isChatEvent(event) || !event.content) return undefined;
  const { chat } = event.content;
  return isOlder(chat, data.chat) ? data : { chat };
}

const fits: Readonly<Record<ChatFilter, (chat: Chat) => boolean>> = {
  all: ({ archived }) => !archived,
  new: ({ archived, lastNumber }) => !archived && lastNumber === 0,
  turn: ({ archived, turn }) => !archived && turn === 'yours',
  unread: ({ archived, unread }) => !archived && unread > 0,
  archived: ({ archived }) => archived,
};

interface Page {
  readonly chats: Chat[];
  readonly unread: Unread;
  readonly nextCursor: string | null;
}

interface Pages<P> {
  readonly pages: Page[];
  readonly pageParams: P[];
}

/** Whether the first of two stands above the other in a list. */
function isAbove(one: Chat, other: Chat) {
  if (one.activeAt !== other.activeAt) return one.activeAt > other.activeAt;
  return one.person._id > other.person._id;
}

/** A list of chats after an event. Undefined if it cannot be told where the chat belongs, or which one takes its place. */
export function chatsAfter<P>(
  { filter, limit }: { readonly filter: ChatFilter; readonly limit: number },
  list: Pages<P>,
  event: EventFrame,
): Pages<P> | undefined {
  const content = isChatEvent(event) ? event.content : undefined;
  if (!content) return undefined;
  const { chat, unread } = content;
  const isSame = ({ person }: Chat) => person._id === chat.person._id;
  const held = list.pages.flatMap(({ chats }) => chats).find(isSame);
  if (held && isOlder(chat, held)) return list;
  const counted = list.pages.map((page) => ({ ...page, unread }));
  const isIn = fits[filter](chat);
  if (held && isIn && held.activeAt === chat.activeAt) {
    const replaced = (page: Page) => ({
      ...page,
      chats: page.chats.map((each) => (isSame(each) ? chat : each)),
    });
    return { ...list, pages: counted.map(replaced) };
  }
  const others = counted.map((page) => ({
    ...page,
    chats: page.chats.filter((each) => !isSame(each)),
  }));
  if (isIn) {
    const pages = withChat(others, chat);
    return pages && { ...list, pages };
  }
  const left = others.reduce((sum, { chats }) => sum + chats.length, 0);
  return left < limit && others.at(-1)?.nextCursor !== null
    ? undefined
    : { ...list, pages: others };
}

function withChat(pages: readonly Page[], chat: Chat): Page[] | undefined {
  const isBelow = (other: Chat) => isAbove(chat, other);
  const found = pages.findIndex(({ chats }) => chats.some(isBelow));
  // Below all that are loaded there may be others above it.
  if (found < 0 && pages.at(-1)?.nextCursor !== null) return undefined;
  const target = found < 0 ? pages.length - 1 : found;
  return pages.map((page, index) => {
    if (index !== target) return page;
    const at = page.chats.findIndex(isBelow);
    return { ...page, chats: page.chats.toSpliced(at < 0 ? page.chats.length : at, 0, chat) };
  });
}
