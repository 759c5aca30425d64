import { listChats } from '@kindred/contract/chat';
import { readPerson } from '@kindred/contract/discovery/person';
import {
  bookmark,
  listBookmarks,
  countOwnLikes,
  listPasses,
  listPastMatches,
  listSentLikes,
  removeBookmark,
  unmatch,
} from '@kindred/contract/likes';
import { listLikes, openLike, seeLikes } from '@kindred/contract/likes/received';
import { listNotices } from '@kindred/contract/notices';
import { useInfiniteQuery, useMutation, useQuery } from '@tanstack/react-query';
import { call } from '../lib/calls/call.ts';
import { markBookmarked } from './discovery.ts';
import { onPreferencesChange } from './preferences-change.ts';
import { fetchData, invalidate, keyOf, pagesOf, queryOf, useChange } from './query.ts';

/** The lists that the end of a match affects. */
const aboutMatches = [
  listLikes,
  listSentLikes,
  listPasses,
  countOwnLikes,
  listChats,
  listPastMatches,
] as const;

const likesQuery = (outside: boolean) =>
  ({
    ...pagesOf(listLikes, { query: { limit: 20, outside } }),
    meta: { live: ['likes', 'match'] },
  }) as const;
export const useLikes = (enabled = true) => useInfiniteQuery({ ...likesQuery(false), enabled });

/** With other preferences, other people fit. */
onPreferencesChange((client) => void invalidate(client, listLikes, countOwnLikes, listNotices));

/** The likes of people who don't fit. */
export const useOutsideLikes = () => useInfiniteQuery(likesQuery(true));

/** Who looked at the list has read the notices of likes. */
export const useSeeLikes = () => useChange(() => call(seeLikes), listNotices);

/** Shows who sent one of the likes that the member's plan hides, also where the list that was asked has none left by then. */
export const useOpenLike = (onOpened: (id: string) => void) =>
  useMutation({
    mutationFn: () => fetchData(openLike),
    onSettled: (data, _error, _given, _before, { client }) => {
      const read = invalidate(client, listLikes, readPerson);
      if (data) onOpened(data.memberId);
      return read;
    },
  });

const sentLikesQuery = {
  ...pagesOf(listSentLikes, { query: { limit: 20 } }),
  meta: { live: ['match'] },
} as const;
export const useSentLikes = () => useInfiniteQuery(sentLikesQuery);

const passesQuery = pagesOf(listPasses, { query: { limit: 20 } });
export const usePasses = () => useInfiniteQuery(passesQuery);

export const useListCounts = () =>
  useQuery({ ...queryOf(countOwnLikes), meta: { live: ['likes', 'match', 'matchEnded'] } });

export const usePastMatches = () =>
  useQuery({ ...queryOf(listPastMatches), meta: { live: ['matchEnded'] } });

/** The person can no longer be seen: their profile is not fetched again. */
export const useUnmatch = () =>
  useMutation({
    mutationFn: (id: string) => call(unmatch, { params: { id } }),
    onSettled: (_data, error, id, _before, { client }) =>
      Promise.all([
        invalidate(client, ...aboutMatches),
        client.invalidateQueries({
          queryKey: keyOf(readPerson, { params: { id } }),
          refetchType: error ? 'active' : 'none',
        }),
      ]),
  });

const bookmarksQuery = pagesOf(listBookmarks, { query: { limit: 20 } });
export const useBookmarks = () => useInfiniteQuery(bookmarksQuery);

export const useBookmark = () =>
  useMutation({
    mutationFn: ({ id, on }: { id: string; on: boolean }) =>
      call(on ? bookmark : removeBookmark, { params: { id } }),
    onSuccess: (_data, { id, on }, _before, { client }) => markBookmarked(client, id, on),
    onSettled: (_data, _error, _given, _before, { client }) =>
      invalidate(client, listBookmarks, countOwnLikes, readPerson),
  });
