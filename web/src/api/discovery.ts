import { readPerson, searchPeople } from '@kindred/contract/discovery';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { CallInput } from '../lib/call.ts';
import { listStatusOf } from './list-status.ts';
import { type RouteData, fetchData, keyOf, queryOf } from './query.ts';

export type Person = RouteData<typeof readPerson>;

export function usePerson(id: string) {
  const person = useQuery(queryOf(readPerson, { params: { id } }));
  return { person, profileStatus: listStatusOf(person) };
}

type Filter = Omit<NonNullable<CallInput<typeof searchPeople>['query']>, 'page' | 'limit'>;

/** Whether there is anyone left to meet. */
export const useAnyoneLeft = (enabled: boolean) =>
  useQuery({
    ...queryOf(searchPeople, { query: { page: 1, limit: 1 } }),
    select: ({ users }) => users.length > 0,
    staleTime: 60_000,
    enabled,
  });

/** People the member can meet, page by page. */
export const usePeople = (filter: Filter) =>
  useInfiniteQuery({
    queryKey: [...keyOf(searchPeople, { query: filter } as object), 'pages'],
    queryFn: ({ pageParam: page, signal }) =>
      fetchData(searchPeople, { query: { ...filter, page, limit: 24 }, signal }),
    initialPageParam: 1,
    getNextPageParam: ({ pagination: { page, hasNext } }) => (hasNext ? page + 1 : null),
    // People who were liked leave the list. Reading the pages again would move the others.
    refetchOnWindowFocus: false,
  });
