import {
  changeNoticePreference,
  listNoticePreferences,
  listNotices,
  readNotices,
  readUnsubscribeLink,
  unsubscribeFromMails,
} from '@kindred/contract/notices';
import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type CallInput, call } from '../lib/call.ts';
import { type RouteData, fetchData, invalidate, linkRead, pagesOf, queryOf } from './query.ts';

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

type PreferenceChange = CallInput<typeof changeNoticePreference>['body'];

/** What is new, of the latest notices. */
export const useFreshNotices = () =>
  useQuery({
    ...queryOf(listNotices, { query: { limit: 20 } }),
    select: ({ notices }) => notices.filter(({ read }) => !read),
  });

const preferences = queryOf(listNoticePreferences);

export const usePreferences = () =>
  useQuery({ ...preferences, select: ({ preferences: each }) => each });

/** Changes the table at once; the requests follow one after the other, so that the last click counts. */
export function useChangePreference() {
  const client = useQueryClient();
  const show = ({ kind, channel, on }: PreferenceChange) =>
    client.setQueryData(
      preferences.queryKey,
      (known: RouteData<typeof listNoticePreferences> | undefined) =>
        known && {
          preferences: known.preferences.map((each) =>
            each.kind === kind ? { ...each, [channel]: on } : each,
          ),
        },
    );
  return useMutation({
    mutationFn: (body: PreferenceChange) => call(changeNoticePreference, { body }),
    scope: { id: changeNoticePreference.url },
    onMutate: show,
    onError: (_error, change) => show({ ...change, on: !change.on }),
    onSettled: () => invalidate(client, listNoticePreferences),
  });
}

/** Whose mails a mailed link stops. */
export const useUnsubscribeLink = (token: string | null) =>
  useQuery({
    ...queryOf(readUnsubscribeLink, { body: { token: token ?? '' } }),
    ...linkRead(token),
  });

export const useStopMails = () =>
  useMutation({ mutationFn: (token: string) => call(unsubscribeFromMails, { query: { token } }) });
