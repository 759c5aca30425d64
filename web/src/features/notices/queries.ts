import {
  type NoticePreferences,
  changeNoticePreference,
  listNoticePreferences,
  listNotices,
  readNotices,
  stopMails,
} from '@kindred/contract/notices';
import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call, type CallInput } from '../../lib/call.ts';

const unread = ['notices', 'unread'];
const preferences = ['notices', 'preferences'];

/** Both ask again now and then while somebody looks, and when they come back. */
const politely = { refetchInterval: 60_000, staleTime: 0 } as const;

export const useUnread = () =>
  useQuery({
    queryKey: unread,
    queryFn: async ({ signal }) =>
      (await call(listNotices, { query: { limit: 1 }, signal })).data.unread,
    ...politely,
  });

export const useNotices = () =>
  useInfiniteQuery({
    queryKey: ['notices', 'list'],
    queryFn: async ({ pageParam, signal }) =>
      (
        await call(listNotices, {
          query: { limit: 20, ...(pageParam && { cursor: pageParam }) },
          signal,
        })
      ).data,
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor,
    ...politely,
  });

export function useRead() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (upTo: string) => (await call(readNotices, { body: { upTo } })).data.unread,
    onSuccess: (left) => client.setQueryData(unread, left),
  });
}

export const usePreferences = () =>
  useQuery({
    queryKey: preferences,
    queryFn: async () => (await call(listNoticePreferences)).data.preferences,
  });

type Choice = CallInput<typeof changeNoticePreference>['body'];

export function useChoose() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (body: Choice) => call(changeNoticePreference, { body }),
    // One after the other, so that the last click is what holds.
    scope: { id: 'notice-preferences' },
    onMutate: ({ kind, channel, on }) =>
      client.setQueryData<NoticePreferences>(preferences, (known) =>
        known?.map((each) => (each.kind === kind ? { ...each, [channel]: on } : each)),
      ),
    onSettled: () => client.invalidateQueries({ queryKey: preferences }),
  });
}

export const useStopMails = () =>
  useMutation({ mutationFn: (token: string) => call(stopMails, { query: { token } }) });
