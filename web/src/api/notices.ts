import {
  listNotices,
  readNotices,
  readUnsubscribeLink,
  unsubscribeFromMails,
} from '@kindred/contract/notices';
import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../lib/call.ts';
import { fetchData, linkRead, pagesOf, queryOf } from './query.ts';

/** Polled while the page is visible, and when the member comes back to it. */
const polled = { refetchInterval: 60_000, staleTime: 0 } as const;

const newest = queryOf(listNotices, { query: { limit: 1 } });

export const useUnreadCount = () =>
  useQuery({ ...newest, select: ({ unread }) => unread, ...polled });

export const useNotices = () =>
  useInfiniteQuery({ ...pagesOf(listNotices, { query: { limit: 20 } }), ...polled });

/** Only the count changes: what was new on the page stays marked until the list is loaded again. */
export function useMarkRead() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (upTo: string) => fetchData(readNotices, { body: { upTo } }),
    onSuccess: ({ unread }) =>
      client.setQueryData(newest.queryKey, (known) => known && { ...known, unread }),
  });
}

/** What is new, of the latest notices. */
export const useFreshNotices = () =>
  useQuery({
    ...queryOf(listNotices, { query: { limit: 20 } }),
    select: ({ notices }) => notices.filter(({ read }) => !read),
  });

/** Whose mails a mailed link stops. */
export const useUnsubscribeLink = (token: string | null) =>
  useQuery({
    ...queryOf(readUnsubscribeLink, { body: { token: token ?? '' } }),
    ...linkRead(token),
  });

export const useStopMails = () =>
  useMutation({ mutationFn: (token: string) => call(unsubscribeFromMails, { query: { token } }) });
