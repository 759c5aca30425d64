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
import {
  type QueryClient,
  keepPreviousData,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { useEffect } from 'react';
import { call } from '../../lib/call.ts';
import { followed } from '../followed.ts';
import { fetchData, invalidate, keyOf, pagesOf, queryOf, useChange } from '../query.ts';

/** Changes that affect a chat's row in a list. */
const happenings = ['message', 'messageChanged', 'read', 'conversation', 'matchEnded'] as const;

/** A list of chats, the one with the latest activity first. */
export const useChats = (filter: ChatFilter, enabled = true) =>
  useInfiniteQuery({
    ...pagesOf(listChats, { query: { filter, limit: 20 } }),
    placeholderData: keepPreviousData,
    enabled,
    ...followed(15_000, ...happenings, 'match'),
  });

/** Whether the member has any match, unknown while that is loading. */
export function useHasMatches(): boolean | undefined {
  const has = ({ data }: ReturnType<typeof useChats>) => data && data.pages[0]?.chats.length !== 0;
  const listed = has(useChats('all'));
  // A member who has archived every chat still has matches.
  const archived = has(useChats('archived', listed === false));
  return listed === false ? archived : listed;
}

/** The chat with one match, first as a list had it. */
export function useChat(id: string) {
  const client = useQueryClient();
  return useQuery({
    ...queryOf(readChat, { params: { id } }),
    select: ({ chat }) => chat,
    placeholderData: () => {
      const chat = findChat(client, id);
      return chat && { chat };
    },
    ...followed(8000, ...happenings, 'presence'),
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

/** After something happened in a chat: its head, the lists, and how many are unread. */
export function reloadChats(client: QueryClient, id: string) {
  void client.invalidateQueries({ queryKey: keyOf(readChat, { params: { id } }) });
  void invalidate(client, listChats, countUnreadChats);
}

export const useArchiveChat = () =>
  useChange(
    ({ id, archived }: { id: string; archived: boolean }) =>
      call(archiveChat, { params: { id }, body: { archived } }),
    listChats,
    readChat,
    countUnreadChats,
  );

export const useSaveDraft = (id: string) =>
  useMutation({
    mutationFn: (text: string) => call(saveDraft, { params: { id }, body: { text } }),
    onSuccess: (_data, _text, _before, { client }) => void invalidate(client, listChats),
  });

/** Visible messages are read, and marked as delivered to this device. */
export function useMarkRead(chat: Chat | undefined, seen: number) {
  const client = useQueryClient();
  const { _id: id } = chat?.person ?? {};
  const readTo = chat?.readTo ?? Number.MAX_SAFE_INTEGER;
  useEffect(() => {
    if (!id || seen <= readTo) return;
    const mark = async () => {
      await fetchData(markRead, { params: { id }, body: { number: seen } });
      reloadChats(client, id);
    };
    // The next look at the chat sends the read mark again.
    void mark().catch(() => undefined);
  }, [client, id, seen, readTo]);
}

/** Up to which number each sender knows that their messages were delivered. */
const told = new Map<string, number>();

/** Messages that a list shows have arrived on this device. */
export function useMarkDelivered(chats: readonly Chat[]) {
  const arrived = chats
    .filter(
      ({ unread, person, lastNumber }) => unread > 0 && (told.get(person._id) ?? 0) < lastNumber,
    )
    .map(({ person, lastNumber: number }) => ({ memberId: person._id, number }))
    .slice(0, 100);
  const key = JSON.stringify(arrived);
  useEffect(() => {
    const news = JSON.parse(key) as { memberId: string; number: number }[];
    if (news.length === 0) return;
    for (const { memberId, number } of news) told.set(memberId, number);
    void call(markDelivered, { body: { chats: news } }).catch(() => {
      for (const { memberId } of news) told.delete(memberId);
    });
  }, [key]);
}
