import { noContents } from '@kindred/contract/chat/content-fields';
import type { Chat, ChatFilter } from '@kindred/contract/chat';
import { longestQuote } from '@kindred/contract/chat/limits';
import { type Message, reactions } from '@kindred/contract/chat/message';
import type { EventFrame } from '@kindred/contract/live';

interface Written {
  id: string;
  mine: boolean;
  text: string | null;
  replyTo: number | null;
  sentAt: string;
  editedAt: string | null;
  hidden: boolean;
  deleted: boolean;
  reaction: Message['reactions'];
  change: number;
}

interface Conversation {
  readonly id: string;
  readonly messages: Written[];
  activeAt: number;
  lastChange: number;
  archived: boolean;
  readTo: number;
  theirReadTo: number;
  draft: string | null;
}

type Stored = Pick<EventFrame, 'kind' | 'about'> & { readonly number: number };

const filters: Readonly<Record<ChatFilter, (chat: Chat) => boolean>> = {
  all: ({ archived }) => !archived,
  archived: ({ archived }) => archived,
  new: ({ archived, lastNumber }) => !archived && lastNumber === 0,
  turn: ({ archived, turn }) => !archived && turn === 'yours',
  unread: ({ archived, unread }) => !archived && unread > 0,
};

const timeOf = (minutes: number) => new Date(Date.UTC(2026, 0, 1) + minutes * 60_000).toISOString();

const isGone = ({ hidden, deleted }: Written) => hidden || deleted;

function viewOf({ messages }: Conversation, number: number): Message {
  const found = messages[number - 1] as Written;
  const quoted = found.replyTo === null ? undefined : messages[found.replyTo - 1];
  return {
    _id: found.id,
    number,
    mine: found.mine,
    ...noContents,
    text: isGone(found) ? null : found.text,
    photo: null,
    replyTo:
      quoted && found.replyTo !== null
        ? {
            number: found.replyTo,
            mine: quoted.mine,
            ...noContents,
            text: isGone(quoted) ? null : (quoted.text ?? '').slice(0, longestQuote),
            photo: false,
          }
        : null,
    reactions: found.reaction,
    sentAt: found.sentAt,
    editedAt: found.editedAt,
    deleted: found.deleted ? 'both' : found.hidden ? 'me' : null,
    change: found.change,
  };
}

function chatOf(of: Conversation): Chat {
  const { messages, readTo } = of;
  const last = (mine: boolean) => messages.findLastIndex((each) => each.mine === mine) + 1;
  const [own, theirs] = [last(true), last(false)];
  const shown = messages.findLastIndex(({ hidden }) => !hidden) + 1;
  return {
    person: {
      _id: of.id,
      firstName: 'Ada',
      age: 30,
      profilePicture: null,
      profilePictureId: null,
      profilePictureFocus: null,
      isOnline: false,
      lastActive: null,
      photoChecked: null,
    },
    matchedAt: timeOf(0),
    activeAt: timeOf(of.activeAt),
    note: null,
    part: null,
    ownNote: null,
    ownPart: null,
    turn: own === theirs ? null : theirs > own ? 'yours' : 'theirs',
    archived: of.archived,
    unread: messages.filter(({ mine, deleted }, at) => !mine && !deleted && at + 1 > readTo).length,
    readTo,
    theirDeliveredTo: of.theirReadTo,
    theirReadTo: of.theirReadTo,
    theirReadAt: null,
    lastNumber: messages.length,
    lastChange: of.lastChange,
    lastMessage: shown > 0 ? viewOf(of, shown) : null,
    draft: of.draft,
    draftAt: of.draft === null ? null : new Date(of.activeAt).toISOString(),
    opener: null,
  };
}

function numbersOf({ messages }: Conversation, query: Record<string, string | undefined>) {
  const limit = 50;
  const [after, changed] = [query['after'], query['changedAfter']];
  const numbers = messages.map((_, index) => index + 1);
  if (changed !== undefined)
    return numbers
      .filter((number) => (messages[number - 1]?.change ?? 0) > Number(changed))
      .toSorted((a, b) => (messages[a - 1]?.change ?? 0) - (messages[b - 1]?.change ?? 0))
      .slice(0, limit);
  if (after !== undefined) return numbers.slice(Number(after), Number(after) + limit);
  return numbers.slice(-limit);
}

type Act = (of: Conversation) => void;

interface Tools {
  readonly write: (of: Conversation, mine: boolean) => void;
  readonly change: (of: Conversation, number: number, to: (message: Written) => void) => void;
  readonly publish: (kind: Stored['kind'], about: object) => void;
  readonly below: (count: number) => number;
  readonly pick: <T>(of: readonly T[]) => T;
}

/** What can happen in a chat. */
const actsOf = ({ write, change, publish, below, pick }: Tools): readonly Act[] => [
  (of) => write(of, true),
  (of) => write(of, false),
  (of) => write(of, false),
  (of) => change(of, 1 + below(of.messages.length), (message) => (message.text = 'Edited')),
  (of) =>
    change(of, 1 + below(of.messages.length), (message) => {
      message.reaction = { ...message.reaction, theirs: pick(reactions) };
    }),
  (of) =>
    change(of, 1 + below(of.messages.length), (message) => {
      message.deleted = true;
      message.reaction = { mine: null, theirs: null };
    }),
  (of) => {
    const number = 1 + below(of.messages.length);
    const message = of.messages[number - 1];
    if (!message) return;
    message.hidden = true;
    publish('messageChanged', { memberId: of.id, number, change: null });
  },
  (of) => {
    of.readTo = of.messages.length;
    publish('read', { memberId: of.id, number: of.readTo, by: 'self' });
  },
  (of) => {
    of.theirReadTo = of.messages.length;
    publish('read', { memberId: of.id, number: of.theirReadTo, by: 'other' });
  },
  (of) => {
    of.archived = !of.archived;
    publish('conversation', { memberId: of.id });
  },
  (of) => {
    of.draft = `Draft ${below(99)}`;
    publish('conversation', { memberId: of.id });
  },
  () => publish('likes', {}),
];

/** The chats of one member as the server has them, with random changes, in memory. */
export function openChatService(chats: number, random: () => number) {
  const below = (count: number) => Math.floor(random() * count);
  const pick = <T>(of: readonly T[]): T => of[below(of.length)] as T;
  const events: Stored[] = [];
  const all: Conversation[] = Array.from({ length: chats }, (_, index) => ({
    id: `0000000${index}-0000-4000-8000-000000000000`,
    messages: [],
    activeAt: index,
    lastChange: 0,
    archived: false,
    readTo: 0,
    theirReadTo: 0,
    draft: null,
  }));
  let minutes = chats;

  function publish(kind: Stored['kind'], about: object) {
    events.push({ kind, about, number: events.length + 1 } as Stored);
  }

  function unread() {
    const counts = all.map(chatOf).filter((chat) => !chat.archived && chat.unread > 0);
    return { chats: counts.length, messages: counts.reduce((sum, chat) => sum + chat.unread, 0) };
  }

  function page(filter: ChatFilter, cursor: string | null, limit: number) {
    const sorted = all
      .map(chatOf)
      .filter(filters[filter])
      .toSorted((one, other) => (one.activeAt < other.activeAt ? 1 : -1))
      .filter(({ activeAt }) => cursor === null || activeAt < cursor);
    const shown = sorted.slice(0, limit);
    const nextCursor = sorted.length > limit ? (shown.at(-1)?.activeAt ?? null) : null;
    return { chats: shown, unread: unread(), nextCursor };
  }

  function change(of: Conversation, number: number, to: (message: Written) => void) {
    const message = of.messages[number - 1];
    if (!message || message.deleted) return;
    to(message);
    of.lastChange += 1;
    message.change = of.lastChange;
    publish('messageChanged', { memberId: of.id, number, change: of.lastChange });
  }

  function write(of: Conversation, mine: boolean) {
    const { messages } = of;
    minutes += 1;
    of.activeAt = minutes;
    messages.push({
      id: `${of.id} ${messages.length + 1}`,
      mine,
      text: `Text ${minutes}`,
      replyTo: messages.length > 0 && random() < 0.3 ? 1 + below(messages.length) : null,
      sentAt: timeOf(minutes),
      editedAt: null,
      hidden: false,
      deleted: false,
      reaction: { mine: null, theirs: null },
      change: 0,
    });
    if (!mine) of.archived = false;
    else of.draft = null;
    publish('message', { memberId: of.id, number: messages.length });
  }

  const acts = actsOf({ write, change, publish, below, pick });

  return {
    ids: all.map(({ id }) => id),
    act: () => pick(acts)(pick(all)),
    /** The last event of a test, after which a gap before it shows. */
    mark: () => publish('likes', {}),
    eventsAfter: (number: number) => events.slice(number),
    lastEvent: () => events.length,
    /** An event as it is sent now: with what it is about, as that is now. */
    frameOf({ kind, about, number }: Stored, whole: boolean): EventFrame {
      const of = all.find(({ id }) => 'memberId' in about && about.memberId === id);
      const isAboutOne = kind === 'message' || kind === 'messageChanged';
      const content = of && {
        chat: chatOf(of),
        unread: unread(),
        message: isAboutOne ? viewOf(of, (about as { number: number }).number) : null,
      };
      return {
        type: 'event',
        number,
        kind,
        about,
        ...(whole && content && { content }),
      } as EventFrame;
    },
    /** The data of a response. */
    respond(url: URL): unknown {
      if (!url.pathname.includes('/chats')) return {};
      const query = Object.fromEntries(url.searchParams);
      const [, id, part] = /\/chats\/?([^/]*)\/?(.*)$/.exec(url.pathname) ?? [];
      if (id === 'unread') return { unread: unread() };
      const of = all.find((each) => each.id === id);
      if (!of)
        return page(query['filter'] as ChatFilter, query['cursor'] ?? null, Number(query['limit']));
      if (part === '') return { chat: chatOf(of) };
      return {
        messages: numbersOf(of, query).map((number) => viewOf(of, number)),
        lastNumber: of.messages.length,
        lastChange: of.lastChange,
      };
    },
  };
}
