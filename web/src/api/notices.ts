import type { EventFrame } from '@kindred/contract/live';
import { listNotices, readNotices } from '@kindred/contract/notices';
import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { appliedTo, followed } from './followed.ts';
import { type RouteData, fetchData, pagesOf, queryOf } from './query.ts';

/** Notices that are hidden by a match's end or a block disappear, and that of likes says how many there are. */
const live = ['notices', 'matchEnded', 'likes'] as const;
const poll = 60_000;

const newest = queryOf(listNotices, { query: { limit: 1 } });

const countAfter = (data: RouteData<typeof listNotices>, event: EventFrame) =>
  event.kind === 'notices' && event.content ? { ...data, unread: event.content.unread } : undefined;

export const useUnreadCount = () =>
  useQuery({
    ...newest,
    select: ({ unread }) => unread,
    ...appliedTo(countAfter, poll, ...live),
  });

export const useNotices = () =>
  useInfiniteQuery({
    ...pagesOf(listNotices, { query: { limit: 20 } }),
    ...followed(poll, ...live),
  });

/** Only the count changes: new notices stay marked until the list is loaded again. */
export function useMarkRead() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (upTo: string) => fetchData(readNotices, { body: { upTo } }),
    onSuccess: ({ unread }) =>
      client.setQueryData(newest.queryKey, (known) => known && { ...known, unread }),
  });
}

/** The new ones among the latest notices. */
export const useFreshNotices = () =>
  useQuery({
    ...queryOf(listNotices, { query: { limit: 20 } }),
    select: ({ notices }) => notices.filter(({ read }) => !read),
  });
