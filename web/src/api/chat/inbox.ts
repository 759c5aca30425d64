import {
  type Chat,
  type ChatFilter,
  archiveChat,
  listChats,
  markDelivered,
  markRead,
  readChat,
  saveDraft,
} from '@kindred/contract/chat';
import { countUnreadChats } from '@kindred/contract/chat/unread';
import { chatKinds } from '@kindred/contract/live/events';
import {
  type InfiniteData,
  type QueryClient,
  keepPreviousData,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { useEffect } from 'react';
import { call } from '../../lib/calls/call.ts';
import { chatAfter, chatsAfter } from '../../lib/chat-events.ts';
import { isLive } from '../../lib/live/live.ts';
import { session } from '../../lib/sessions/session.ts';
import { useOnline } from '../../lib/use-online.ts';
import { appliedTo, keptAs } from '../followed.ts';
import type { Keeping } from '../keep-views.ts';
import { type RouteData, fetchData, invalidate, keyOf, pagesOf, queryOf } from '../query.ts';

type ChatPages = InfiniteData<RouteData<typeof listChats>, string | null>;

/** Only the first page. A chat that has ended, or is archived, is kept no longer than in the list. */
const keptList = (filter: ChatFilter): Keeping | undefined => {
  const part = ({ pages, pageParams }: ChatPages) => ({
    pages: pages.slice(0, 1),
    pageParams: pageParams.slice(0, 1),
  });
  const names = ({ pages }: ChatPages) => (pages[0]?.chats ?? []).map(({ person }) => person._id);
  if (filter === 'all') return { part, names };
  return filter === 'new' ? { part } : undefined;
};

export const chatsQuery = (filter: ChatFilter, limit = 20) => ({
  ...pagesOf(listChats, { query: { filter, limit } }),
  ...keptAs(
    keptList(filter),
    appliedTo<ChatPages>(
      (list, event) => chatsAfter({ filter, limit }, list, event),
      15_000,
      ...chatKinds,
      'match',
      'matchEnded',
    ),
  ),
});

/** A list of chats, the one with the latest activity first. */
export const useChats = (filter: ChatFilter, enabled = true) =>
  useInfiniteQuery({ ...chatsQuery(filter), placeholderData: keepPreviousData, enabled });

/** Whether the member has any match, unknown while that is loading. */
export function useHasMatches(): boolean | undefined {
  const has = ({ data }: ReturnType<typeof useChats>) => data && data.pages[0]?.chats.length !== 0;
  const listed = has(useChats('all'));
  // A member who has archived every chat still has matches.
  const archived = has(useChats('archived', listed === false));
  return listed === false ? archived : listed;
}

export const chatQuery = (id: string) => ({
  ...queryOf(readChat, { params: { id } }),
  ...keptAs(
    { part: (data) => data, chat: id },
    appliedTo<RouteData<typeof readChat>>(
      (data, event) => chatAfter(id, data, event),
      8000,
      ...chatKinds,
      'matchEnded',
      'presence',
    ),
  ),
});

/** The chat with one match, first as a list had it. */
export function useChat(id: string) {
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

function findChat(client: QueryClient, id: string): Chat | undefined {
  const lists = client.getQueriesData<{ pages?: { chats: Chat[] }[] }>({
    queryKey: keyOf(listChats),
  });
  return lists
    .flatMap(([, list]) => list?.pages?.flatMap(({ chats }) => chats) ?? [])
    .find(({ person }) => person._id === id);
}

/**
 * After a change in a chat: its head, the lists, and how many are unread. While the live channel is open, it brings them
 * along.
 */
export function reloadChats(client: QueryClient, id: string) {
  if (isLive()) return;
  void client.invalidateQueries({ queryKey: keyOf(readChat, { params: { id } }) });
  void invalidate(client, listChats, countUnreadChats);
}

export const useArchiveChat = () =>
  useMutation({
    mutationFn: ({ id, archived }: { id: string; archived: boolean }) =>
      call(archiveChat, { params: { id }, body: { archived } }),
    onSettled: (_data, _error, { id }, _before, { client }) => reloadChats(client, id),
  });

export const useSaveDraft = (id: string) =>
  useMutation({
    mutationFn: (text: string) => call(saveDraft, { params: { id }, body: { text } }),
    onSuccess: ({ data }, _text, _before, { client }) => {
      client.setQueryData(chatQuery(id).queryKey, (before) => {
        const { chat } = (before ?? {}) as Partial<RouteData<typeof readChat>>;
        return chat && { chat: { ...chat, ...data } };
      });
      reloadChats(client, id);
    },
  });

/** Up to which number this page has marked the messages of each sender, by the member and the sender. */
const marked = { read: new Map<string, number>(), delivered: new Map<string, number>() };
const keyOfMark = (senderId: string) => `${session.get().user?._id} ${senderId}`;

/** Visible messages are read, and marked as delivered to this device. */
export function useMarkRead(chat: Chat | undefined, seen: number) {
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
      await fetchData(markRead, { params: { id }, body: { number: seen } });
      reloadChats(client, id);
    };
    // The next look at the chat sends the read mark again.
    void mark().catch(() => {
      for (const marks of [marked.read, marked.delivered]) marks.delete(key);
    });
  }, [client, id, seen, readTo, online]);
}

/** An open chat that shows the messages marks them as read within this time, which says more. */
const deliveryPause = 300;

/** Messages that a list shows have arrived on this device. */
export function useMarkDelivered(chats: readonly Chat[]) {
  const arrived = chats
    .filter(({ unread }) => unread > 0)
    .map(({ person, lastNumber: number }) => ({ memberId: person._id, number }));
  const key = JSON.stringify(arrived);
  useEffect(() => {
    const timer = setTimeout(() => {
      const news = (JSON.parse(key) as typeof arrived)
        .filter(({ memberId, number }) => (marked.delivered.get(keyOfMark(memberId)) ?? 0) < number)
        .slice(0, 100);
      if (news.length === 0) return;
      for (const { memberId, number } of news) marked.delivered.set(keyOfMark(memberId), number);
      void call(markDelivered, { body: { chats: news } }).catch(() => {
        for (const { memberId } of news) marked.delivered.delete(keyOfMark(memberId));
      });
    }, deliveryPause);
    return () => clearTimeout(timer);
  }, [key]);
}
