import { readPerson } from '@kindred/contract/discovery/person';
import type { BrowseFilter } from '@kindred/contract/discovery';
import { type BrowseSort, browsePeople, browsePerPage } from '@kindred/contract/discovery/browse';
import { distanceBands } from '@kindred/contract/profiles/limits';
import {
  type InfiniteData,
  type QueryClient,
  useInfiniteQuery,
  useQuery,
} from '@tanstack/react-query';
import { listStatusOf } from './list-status.ts';
import { onPreferencesChange } from './preferences-change.ts';
import { type RouteData, invalidate, keyOf, pagesOf, queryOf } from './query.ts';

export type Person = RouteData<typeof readPerson>;

export function usePerson(id: string) {
  const person = useQuery({
    ...queryOf(readPerson, { params: { id } }),
    meta: { live: ['match', 'matchEnded', 'likes'] },
  });
  return { person, profileStatus: listStatusOf(person) };
}

onPreferencesChange((client) => void invalidate(client, browsePeople));

export type BrowseCard = RouteData<typeof browsePeople>['people'][number];

const newPeople = 3;

const newest = (filter: BrowseFilter) => ({
  ...queryOf(browsePeople, { query: { ...filter, sort: 'new', limit: newPeople } }),
  staleTime: 60_000,
});

/** The newest of those who are left to meet: people nearby, and others only if these are too few. */
export function useNewPeople(enabled: boolean) {
  const near = useQuery({ ...newest({ maxDistance: distanceBands[0] }), enabled });
  const isFew = near.data !== undefined && near.data.people.length < newPeople;
  const all = useQuery({ ...newest({}), enabled: enabled && isFew });
  const query = isFew ? all : near;
  const cards = [...(near.data?.people ?? []), ...(all.data?.people ?? [])];
  const people = [...new Map(cards.map((card) => [card.person._id, card])).values()];
  return { ...query, data: query.data && people.slice(0, newPeople) };
}

/** People the member can see, page by page. */
export const useBrowse = (query: BrowseFilter & { sort: BrowseSort }) =>
  useInfiniteQuery({
    ...pagesOf(browsePeople, { query: { ...query, limit: browsePerPage } }),
    // Liked people leave the list. Fetching the pages again would move the others.
    refetchOnWindowFocus: false,
  });

/** In place, as fetching the list again would remove people whom the member has just decided on. */
export function markBookmarked(client: QueryClient, id: string, bookmarked: boolean) {
  client.setQueriesData<InfiniteData<RouteData<typeof browsePeople>>>(
    { queryKey: keyOf(browsePeople) },
    (data) =>
      data && {
        ...data,
        pages: data.pages.map((page) => ({
          ...page,
          people: page.people.map((card) =>
            card.person._id === id ? { ...card, bookmarked } : card,
          ),
        })),
      },
  );
}
