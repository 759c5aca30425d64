import {
  a as readChat,
  i as markRead,
  n as listChats,
  o as saveDraft,
  r as markDelivered,
  t as archiveChat,
} from './chat-DJIi_OJA.js';
import { t as countUnreadChats } from './unread-CFTyVE2I.js';
import { t as chatKinds } from './events-MfJ55eyO.js';
import { t as call } from './call-DKXJHjxq.js';
import { i as noContents, t as contentNames } from './content-fields-DEVluSW6.js';
import { d as forEachName } from './members-DaHwJcC0.js';
import { r as isLive } from './live-B-3kzNdS.js';
import { t as session } from './session-qxZvcB-b.js';
import { t as useOnline } from './use-online-N9b2cor3.js';
import { r as keptAs, t as appliedTo } from './followed-DXAL61Gf.js';
import {
  a as pagesOf,
  n as invalidate,
  o as queryOf,
  r as keyOf,
  t as fetchData,
} from './query-AAxsCU1Q.js';
import {
  keepPreviousData,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { useEffect } from 'react';
// web/src/lib/chat-history.ts
var firstOf = ({ messages }) => messages[0]?.number ?? 1;
var lastOf = ({ messages }) => messages.at(-1)?.number ?? 0;
/** Whether older ones can be loaded. */
var hasOlder = (history) => history.messages.length > 0 && firstOf(history) > 1;
/** Whether the window does not reach the latest message. */
var hasNewer = (history) => lastOf(history) < history.lastNumber;
/** The number of the last message by the other one, up to a number. What is before the window counts as theirs. */
var lastOfOther = (history, to) =>
  history.messages.findLast(({ mine, number }) => !mine && number <= to)?.number ??
  Math.min(to, firstOf(history) - 1);
var historyOf = (window, gaps, page) => ({
  window,
  gaps,
  messages: page.messages,
  lastNumber: page.lastNumber,
  changesTo: page.lastChange,
});
/** Of two states of one message the later one: a message that its reader has deleted stays deleted. */
var laterOf = (held, other) =>
  held &&
  (held.change > other.change || (held.change === other.change && held.deleted && !other.deleted))
    ? held
    : other;
/**
 * Merges two states of one window, in whichever order they arrive: of each message its latest change, also where another
 * one quotes it. Messages that are not adjacent are left out, and loaded when they are needed.
 */
function mergeHistories(one, other) {
  if (one.window !== other.window) return one.window > other.window ? one : other;
  const known = new Map(one.messages.map((message) => [message.number, message]));
  for (const message of other.messages)
    known.set(message.number, laterOf(known.get(message.number), message));
  const messages = withoutGap(
    known,
    one.messages.at(-1)?.number ?? other.messages.at(-1)?.number ?? 0,
  );
  return {
    window: one.window,
    messages: withQuotes(messages, messages),
    lastNumber: Math.max(one.lastNumber, other.lastNumber),
    changesTo: Math.max(one.changesTo, other.changesTo),
    gaps: Math.max(one.gaps, other.gaps),
  };
}
/** All messages that are connected with this one. */
function withoutGap(known, from) {
  let first = from;
  let last = from;
  while (known.has(first - 1)) first -= 1;
  while (known.has(last + 1)) last += 1;
  const messages = [];
  for (let number = first; number <= last; number += 1) {
    const message = known.get(number);
    if (message) messages.push(message);
  }
  return messages;
}
/** From the changes loaded since, those of messages in the window, and of messages that these quote. */
function withChanges(history, changed, to) {
  const inside = changed.filter(
    ({ number }) => number >= firstOf(history) && number <= lastOf(history),
  );
  const merged = mergeHistories(history, {
    ...history,
    messages: inside,
  });
  return {
    ...merged,
    messages: withQuotes(merged.messages, changed),
    changesTo: Math.max(history.changesTo, to),
  };
}
/** Replies show what the message that they quote says now. */
function withQuotes(messages, changed) {
  const quoted = new Map(changed.map((message) => [message.number, message]));
  return messages.map((message) => {
    const source = message.replyTo && quoted.get(message.replyTo.number);
    const quote = source && quoteOf(source);
    return quote && !isSame(quote, message.replyTo)
      ? {
          ...message,
          replyTo: quote,
        }
      : message;
  });
}
var quoteOf = (message) => ({
  number: message.number,
  mine: message.mine,
  ...forEachName(contentNames, (name) => startOf(message[name])),
  photo: message.photo !== null,
});
var startOf = (content) =>
  typeof content === 'string' ? Array.from(content).slice(0, 140).join('') : content;
var isSame = (one, other) =>
  one.photo === other?.photo && contentNames.every((name) => one[name] === other[name]);
/** After the member deleted a message for themselves, which also empties the quotes of it. */
function withHidden(history, hidden) {
  const messages = history.messages.map((message) => {
    const { number, deleted, replyTo } = message;
    if (number === hidden && !deleted)
      return {
        ...message,
        ...noContents,
        photo: null,
        deleted: 'me',
      };
    if (replyTo?.number !== hidden) return message;
    return {
      ...message,
      replyTo: {
        ...replyTo,
        ...noContents,
        photo: false,
      },
    };
  });
  return {
    ...history,
    messages,
  };
}
/** Adds a new message at the end. Undefined if others before it are missing. */
function withMessage(history, message) {
  const { number } = message;
  const lastNumber = Math.max(history.lastNumber, number);
  if (number <= lastOf(history) + 1)
    return mergeHistories(history, {
      ...history,
      messages: [message],
      lastNumber,
    });
  return hasNewer(history)
    ? {
        ...history,
        lastNumber,
      }
    : void 0;
}
// web/src/lib/chat-events.ts
var isChatEvent = (event) => chatKinds.some((kind) => kind === event.kind);
/** The messages of a chat after an event. Undefined if something before it is missing. */
function historyAfter(id, history, event) {
  if (!isChatEvent(event) || event.about.memberId !== id) return history;
  const message = event.content?.message;
  if (event.kind === 'message') return message ? withMessage(history, message) : void 0;
  if (event.kind !== 'messageChanged') return history;
  const { change, number } = event.about;
  if (change === null) return withHidden(history, number);
  if (!message || change > history.changesTo + 1) return void 0;
  return withChanges(history, [message], change);
}
/** An event may have been sent before what is already known about the chat. */
var isOlder = (one, other) =>
  one.lastNumber < other.lastNumber || one.lastChange < other.lastChange;
/** The head of a chat after an event. */
function chatAfter(id, data, event) {
  if (!('memberId' in event.about) || event.about.memberId !== id) return data;
  if (event.kind === 'presence' && event.about.online) {
    const { chat } = data;
    return {
      chat: {
        ...chat,
        person: {
          ...chat.person,
          isOnline: true,
        },
      },
    };
  }
  if (!isChatEvent(event) || !event.content) return void 0;
  const { chat } = event.content;
  return isOlder(chat, data.chat) ? data : { chat };
}
var fits = {
  all: ({ archived }) => !archived,
  new: ({ archived, lastNumber }) => !archived && lastNumber === 0,
  turn: ({ archived, turn }) => !archived && turn === 'yours',
  unread: ({ archived, unread }) => !archived && unread > 0,
  archived: ({ archived }) => archived,
};
/** Whether the first of two stands above the other in a list. */
function isAbove(one, other) {
  if (one.activeAt !== other.activeAt) return one.activeAt > other.activeAt;
  return one.person._id > other.person._id;
}
/** A list of chats after an event. Undefined if it cannot be told where the chat belongs, or which one takes its place. */
function chatsAfter({ filter, limit }, list, event) {
  const content = isChatEvent(event) ? event.content : void 0;
  if (!content) return void 0;
  const { chat, unread } = content;
  const isSame = ({ person }) => person._id === chat.person._id;
  const held = list.pages.flatMap(({ chats }) => chats).find(isSame);
  if (held && isOlder(chat, held)) return list;
  const counted = list.pages.map((page) => ({
    ...page,
    unread,
  }));
  const isIn = fits[filter](chat);
  if (held && isIn && held.activeAt === chat.activeAt) {
    const replaced = (page) => ({
      ...page,
      chats: page.chats.map((each) => (isSame(each) ? chat : each)),
    });
    return {
      ...list,
      pages: counted.map(replaced),
    };
  }
  const others = counted.map((page) => ({
    ...page,
    chats: page.chats.filter((each) => !isSame(each)),
  }));
  if (isIn) {
    const pages = withChat(others, chat);
    return (
      pages && {
        ...list,
        pages,
      }
    );
  }
  return others.reduce((sum, { chats }) => sum + chats.length, 0) < limit &&
    others.at(-1)?.nextCursor !== null
    ? void 0
    : {
        ...list,
        pages: others,
      };
}
function withChat(pages, chat) {
  const isBelow = (other) => isAbove(chat, other);
  const found = pages.findIndex(({ chats }) => chats.some(isBelow));
  if (found < 0 && pages.at(-1)?.nextCursor !== null) return void 0;
  const target = found < 0 ? pages.length - 1 : found;
  return pages.map((page, index) => {
    if (index !== target) return page;
    const at = page.chats.findIndex(isBelow);
    return {
      ...page,
      chats: page.chats.toSpliced(at < 0 ? page.chats.length : at, 0, chat),
    };
  });
}
// web/src/api/chat/inbox.ts
/** Only the first page. A chat that has ended, or is archived, is kept no longer than in the list. */
var keptList = (filter) => {
  const part = ({ pages, pageParams }) => ({
    pages: pages.slice(0, 1),
    pageParams: pageParams.slice(0, 1),
  });
  const names = ({ pages }) => (pages[0]?.chats ?? []).map(({ person }) => person._id);
  if (filter === 'all')
    return {
      part,
      names,
    };
  return filter === 'new' ? { part } : void 0;
};
var chatsQuery = (filter, limit = 20) => ({
  ...pagesOf(listChats, {
    query: {
      filter,
      limit,
    },
  }),
  ...keptAs(
    keptList(filter),
    appliedTo(
      (list, event) =>
        chatsAfter(
          {
            filter,
            limit,
          },
          list,
          event,
        ),
      15e3,
      ...chatKinds,
      'match',
      'matchEnded',
    ),
  ),
});
/** A list of chats, the one with the latest activity first. */
var useChats = (filter, enabled = true) =>
  useInfiniteQuery({
    ...chatsQuery(filter),
    placeholderData: keepPreviousData,
    enabled,
  });
/** Whether the member has any match, unknown while that is loading. */
function useHasMatches() {
  const has = ({ data }) => data && data.pages[0]?.chats.length !== 0;
  const listed = has(useChats('all'));
  const archived = has(useChats('archived', listed === false));
  return listed === false ? archived : listed;
}
var chatQuery = (id) => ({
  ...queryOf(readChat, { params: { id } }),
  ...keptAs(
    {
      part: (data) => data,
      chat: id,
    },
    appliedTo(
      (data, event) => chatAfter(id, data, event),
      8e3,
      ...chatKinds,
      'matchEnded',
      'presence',
    ),
  ),
});
/** The chat with one match, first as a list had it. */
function useChat(id) {
  const client = useQueryClient();
  return useQuery({
    ...chatQuery(id),
    select: ({ chat }) => chat,
    placeholderData: () => {
      const chat = findChat(client, id);
      return chat && { chat };
    },
  });
}
function findChat(client, id) {
  return client
    .getQueriesData({ queryKey: keyOf(listChats) })
    .flatMap(([, list]) => list?.pages?.flatMap(({ chats }) => chats) ?? [])
    .find(({ person }) => person._id === id);
}
/**
 * After a change in a chat: its head, the lists, and how many are unread. While the live channel is open, it brings them
 * along.
 */
function reloadChats(client, id) {
  if (isLive()) return;
  client.invalidateQueries({ queryKey: keyOf(readChat, { params: { id } }) });
  invalidate(client, listChats, countUnreadChats);
}
var useArchiveChat = () =>
  useMutation({
    mutationFn: ({ id, archived }) =>
      call(archiveChat, {
        params: { id },
        body: { archived },
      }),
    onSettled: (_data, _error, { id }, _before, { client }) => reloadChats(client, id),
  });
var useSaveDraft = (id) =>
  useMutation({
    mutationFn: (text) =>
      call(saveDraft, {
        params: { id },
        body: { text },
      }),
    onSuccess: ({ data }, _text, _before, { client }) => {
      client.setQueryData(chatQuery(id).queryKey, (before) => {
        const { chat } = before ?? {};
        return (
          chat && {
            chat: {
              ...chat,
              ...data,
            },
          }
        );
      });
      reloadChats(client, id);
    },
  });
/** Up to which number this page has marked the messages of each sender, by the member and the sender. */
var marked = {
  read: /* @__PURE__ */ new Map(),
  delivered: /* @__PURE__ */ new Map(),
};
var keyOfMark = (senderId) => `${session.get().user?._id} ${senderId}`;
/** Visible messages are read, and marked as delivered to this device. */
function useMarkRead(chat, seen) {
  const client = useQueryClient();
  const { _id: id } = chat?.person ?? {};
  const readTo = chat?.readTo ?? Number.MAX_SAFE_INTEGER;
  const online = useOnline();
  useEffect(() => {
    if (!id || !online) return;
    const key = keyOfMark(id);
    if (seen <= readTo || seen <= (marked.read.get(key) ?? 0)) return;
    const mark = async () => {
      for (const marks of [marked.read, marked.delivered])
        marks.set(key, Math.max(seen, marks.get(key) ?? 0));
      await fetchData(markRead, {
        params: { id },
        body: { number: seen },
      });
      reloadChats(client, id);
    };
    mark().catch(() => {
      for (const marks of [marked.read, marked.delivered]) marks.delete(key);
    });
  }, [client, id, seen, readTo, online]);
}
/** An open chat that shows the messages marks them as read within this time, which says more. */
var deliveryPause = 300;
/** Messages that a list shows have arrived on this device. */
function useMarkDelivered(chats) {
  const arrived = chats
    .filter(({ unread }) => unread > 0)
    .map(({ person, lastNumber: number }) => ({
      memberId: person._id,
      number,
    }));
  const key = JSON.stringify(arrived);
  useEffect(() => {
    const timer = setTimeout(() => {
      const news = JSON.parse(key)
        .filter(({ memberId, number }) => (marked.delivered.get(keyOfMark(memberId)) ?? 0) < number)
        .slice(0, 100);
      if (news.length === 0) return;
      for (const { memberId, number } of news) marked.delivered.set(keyOfMark(memberId), number);
      call(markDelivered, { body: { chats: news } }).catch(() => {
        for (const { memberId } of news) marked.delivered.delete(keyOfMark(memberId));
      });
    }, deliveryPause);
    return () => clearTimeout(timer);
  }, [key]);
}
export {
  withChanges as _,
  useHasMatches as a,
  useSaveDraft as c,
  hasNewer as d,
  hasOlder as f,
  mergeHistories as g,
  lastOfOther as h,
  useChats as i,
  historyAfter as l,
  lastOf as m,
  useArchiveChat as n,
  useMarkDelivered as o,
  historyOf as p,
  useChat as r,
  useMarkRead as s,
  reloadChats as t,
  firstOf as u,
  withMessage as v,
};
