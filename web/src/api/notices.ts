import { listNotices, readNotices } from '@kindred/contract/notices';
import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { followed } from './followed.ts';
import { fetchData, pagesOf, queryOf } from './query.ts';

/** Notices that are hidden by a match's end or a block disappear. */
const live = followed(60_000, 'notices', 'matchEnded');

const newest = queryOf(listNotices, { query: { limit: 1 } });

export const useUnreadCount = () =>
  useQuery({ ...newest, select: ({ unread }) => unread, ...live });

export const useNotices = () =>
  useInfiniteQuery({ ...pagesOf(listNotices, { query: { limit: 20 } }), ...live });

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
