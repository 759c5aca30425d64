import { n as listChats } from './chat-DJIi_OJA.js';
import { n as readPerson } from './person-zOw0zXnc.js';
import {
  a as listPasses,
  c as removeBookmark,
  i as listBookmarks,
  o as listPastMatches,
  r as countOwnLikes,
  s as listSentLikes,
  t as bookmark,
  u as unmatch,
} from './likes-CRfAcYvy.js';
import { n as seeLikes, t as listLikes } from './received-CyYnEAAu.js';
import { i as listNotices } from './notices-CnhaY_GY.js';
import { t as call } from './call-DKXJHjxq.js';
import { s as distanceBands } from './members-DaHwJcC0.js';
import { t as listStatusOf } from './list-status-B-DcWyRu.js';
import { t as onPreferencesChange } from './preferences-change-hUnHRLFP.js';
import {
  a as pagesOf,
  n as invalidate,
  o as queryOf,
  r as keyOf,
  s as useChange,
} from './query-AAxsCU1Q.js';
import 'typebox';
import { useInfiniteQuery, useMutation, useQuery } from '@tanstack/react-query';
// contract/src/discovery/browse.ts
var browseSorts = ['recent', 'new', 'near', 'match'];
/** The best fit comes first, as in the deck. */
var defaultBrowseSort = 'match';
var browsePeople = {
  method: 'GET',
  url: '/browse',
  access: 'verified',
  schema: { response: { 200: { required: ['success', 'data'] } } },
};
// web/src/api/discovery.ts
function usePerson(id) {
  const person = useQuery({
    ...queryOf(readPerson, { params: { id } }),
    meta: { live: ['match', 'matchEnded'] },
  });
  return {
    person,
    profileStatus: listStatusOf(person),
  };
}
onPreferencesChange((client) => void invalidate(client, browsePeople));
var newPeople = 3;
var newest = (filter) => ({
  ...queryOf(browsePeople, {
    query: {
      ...filter,
      sort: 'new',
      limit: newPeople,
    },
  }),
  staleTime: 6e4,
});
/** The newest of those who are left to meet: people nearby, and others only if these are too few. */
function useNewPeople(enabled) {
  const near = useQuery({
    ...newest({ maxDistance: distanceBands[0] }),
    enabled,
  });
  const isFew = near.data !== void 0 && near.data.people.length < newPeople;
  const all = useQuery({
    ...newest({}),
    enabled: enabled && isFew,
  });
  const query = isFew ? all : near;
  const cards = [...(near.data?.people ?? []), ...(all.data?.people ?? [])];
  const people = [...new Map(cards.map((card) => [card.person._id, card])).values()];
  return {
    ...query,
    data: query.data && people.slice(0, newPeople),
  };
}
/** People the member can see, page by page. */
var useBrowse = (query) =>
  useInfiniteQuery({
    ...pagesOf(browsePeople, {
      query: {
        ...query,
        limit: 24,
      },
    }),
    refetchOnWindowFocus: false,
  });
/** In place, as fetching the list again would remove people whom the member has just decided on. */
function markBookmarked(client, id, bookmarked) {
  client.setQueriesData(
    { queryKey: keyOf(browsePeople) },
    (data) =>
      data && {
        ...data,
        pages: data.pages.map((page) => ({
          ...page,
          people: page.people.map((card) =>
            card.person._id === id
              ? {
                  ...card,
                  bookmarked,
                }
              : card,
          ),
        })),
      },
  );
}
// web/src/api/likes.ts
/** The lists that the end of a match affects. */
var aboutMatches = [
  listLikes,
  listSentLikes,
  listPasses,
  countOwnLikes,
  listChats,
  listPastMatches,
];
var likesQuery = (outside) => ({
  ...pagesOf(listLikes, {
    query: {
      limit: 20,
      outside,
    },
  }),
  meta: { live: ['likes', 'match'] },
});
var useLikes = (enabled = true) =>
  useInfiniteQuery({
    ...likesQuery(false),
    enabled,
  });
/** The likes of people whom the member doesn't look for. */
var useOutsideLikes = () => useInfiniteQuery(likesQuery(true));
/** The badge is gone as soon as the list was looked at, and its notices are read. */
var useSeeLikes = () => useChange(() => call(seeLikes), listLikes, listNotices);
var sentLikesQuery = {
  ...pagesOf(listSentLikes, { query: { limit: 20 } }),
  meta: { live: ['match'] },
};
var useSentLikes = () => useInfiniteQuery(sentLikesQuery);
var passesQuery = pagesOf(listPasses, { query: { limit: 20 } });
var usePasses = () => useInfiniteQuery(passesQuery);
var useListCounts = () => useQuery(queryOf(countOwnLikes));
var usePastMatches = () =>
  useQuery({
    ...queryOf(listPastMatches),
    meta: { live: ['matchEnded'] },
  });
/** The person can no longer be seen: their profile is not fetched again. */
var useUnmatch = () =>
  useMutation({
    mutationFn: (id) => call(unmatch, { params: { id } }),
    onSettled: (_data, error, id, _before, { client }) =>
      Promise.all([
        invalidate(client, ...aboutMatches),
        client.invalidateQueries({
          queryKey: keyOf(readPerson, { params: { id } }),
          refetchType: error ? 'active' : 'none',
        }),
      ]),
  });
var bookmarksQuery = pagesOf(listBookmarks, { query: { limit: 20 } });
var useBookmarks = () => useInfiniteQuery(bookmarksQuery);
var useBookmark = () =>
  useMutation({
    mutationFn: ({ id, on }) => call(on ? bookmark : removeBookmark, { params: { id } }),
    onSuccess: (_data, { id, on }, _before, { client }) => markBookmarked(client, id, on),
    onSettled: (_data, _error, _given, _before, { client }) =>
      invalidate(client, listBookmarks, countOwnLikes, readPerson),
  });
export {
  useOutsideLikes as a,
  useSeeLikes as c,
  useBrowse as d,
  useNewPeople as f,
  defaultBrowseSort as h,
  useListCounts as i,
  useSentLikes as l,
  browseSorts as m,
  useBookmarks as n,
  usePasses as o,
  usePerson as p,
  useLikes as r,
  usePastMatches as s,
  useBookmark as t,
  useUnmatch as u,
};
