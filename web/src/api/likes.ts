import { listChats } from '@kindred/contract/chat';
import { readPerson } from '@kindred/contract/discovery';
import {
  bookmark,
  choose,
  listBookmarks,
  countOwnLikes,
  listPasses,
  listPastMatches,
  listSentLikes,
  removeBookmark,
  undoChoice,
  unmatch,
} from '@kindred/contract/likes';
import { listLikes, seeLikes } from '@kindred/contract/likes/received';
import type { Choice } from '@kindred/contract/likes/choices';
import type { PartToLike } from '@kindred/contract/likes/liked-part';
import { type QueryClient, useInfiniteQuery, useMutation, useQuery } from '@tanstack/react-query';
import { call } from '../lib/calls/call.ts';
import { leaveDeck, rejoinDeck } from './deck.ts';
import { markBookmarked } from './discovery.ts';
import { showMatch } from './match-moment.ts';
import { fetchData, invalidate, pagesOf, queryOf, useChange } from './query.ts';

/** The queries that a choice affects. */
const aboutChoices = [
  readPerson,
  listLikes,
  listSentLikes,
  listPasses,
  countOwnLikes,
  listChats,
  listPastMatches,
] as const;

/** A choice is done when the profile shows it, so that it can be undone. The lists follow. */
function afterChoice(client: QueryClient) {
  void invalidate(client, ...aboutChoices.filter((route) => route !== readPerson));
  return invalidate(client, readPerson);
}

interface Chosen {
  id: string;
  choice: Choice;
  note?: string;
  /** They were asked about the note. */
  sure?: boolean;
  part?: PartToLike;
}

/** Likes or passes on someone. The time of the tap is sent, so that repeated and late requests change nothing. */
export const useChoose = () =>
  useMutation({
    // It waits for the connection: the time of the tap counts.
    networkMode: 'online',
    mutationFn: ({ id, ...chosen }: Chosen) =>
      fetchData(choose, { params: { id }, body: { ...chosen, chosenAt: Date.now() } }),
    onSuccess: ({ moment }, { id }, _before, { client }) => {
      leaveDeck(id);
      if (moment) void showMatch(client, moment);
    },
    onSettled: (_data, _error, _given, _before, { client }) => afterChoice(client),
  });

export const useUndoChoice = () =>
  useMutation({
    mutationFn: (id: string) => call(undoChoice, { params: { id } }),
    onSuccess: (_data, id) => rejoinDeck(id),
    onSettled: (_data, _error, _given, _before, { client }) => afterChoice(client),
  });

const likesQuery = (outside: boolean) =>
  ({
    ...pagesOf(listLikes, { query: { limit: 20, outside } }),
    meta: { live: ['likes', 'match'] },
  }) as const;
export const useLikes = (enabled = true) => useInfiniteQuery({ ...likesQuery(false), enabled });

/** The likes of people whom the member doesn't look for. */
export const useOutsideLikes = () => useInfiniteQuery(likesQuery(true));

/** The badge is gone as soon as the list was looked at. */
export const useSeeLikes = () => useChange(() => call(seeLikes), listLikes);

const sentLikesQuery = {
  ...pagesOf(listSentLikes, { query: { limit: 20 } }),
  meta: { live: ['match'] },
} as const;
export const useSentLikes = () => useInfiniteQuery(sentLikesQuery);

const passesQuery = pagesOf(listPasses, { query: { limit: 20 } });
export const usePasses = () => useInfiniteQuery(passesQuery);

export const useListCounts = () => useQuery(queryOf(countOwnLikes));

export const usePastMatches = () =>
  useQuery({ ...queryOf(listPastMatches), meta: { live: ['matchEnded'] } });

export const useUnmatch = () =>
  useChange((id: string) => call(unmatch, { params: { id } }), ...aboutChoices);

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
