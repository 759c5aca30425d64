import { listUsers, searchUsers } from '@kindred/contract/user-admin/user-list';
import { type InfiniteData, keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import type { CallInput } from '../../lib/calls/call.ts';
import { type ListStatus, listStatusOf } from '../list-status.ts';
import { usePollParameter } from '../use-poll-parameter.ts';
import { type RouteData, fetchData, keyOf } from '../query.ts';

/** The routes that list users. */
export const userLists = [listUsers, searchUsers] as const;

type Search = Omit<NonNullable<CallInput<typeof searchUsers>['query']>, 'page' | 'limit'>;

/** Users from one page of a search on, as far as they are loaded. */
export type UserList = ReturnType<typeof joinPages>;

interface Page extends Pick<RouteData<typeof searchUsers>, 'users'> {
  pagination: { total: number };
  totalKind?: RouteData<typeof searchUsers>['totalKind'];
}

/** Loads the page, and on request the pages after it. Without a filter and an order it is the plain list. */
export function useUsers(query: Search, { page, size }: { page: number; size: number }) {
  const { pollParameter } = usePollParameter();
  const route = isPlain(query) ? listUsers : searchUsers;
  const users = useInfiniteQuery({
    queryKey: [...keyOf(route, { query } as object), page, size],
    queryFn: ({ pageParam: start, signal, client, queryKey }): Promise<Page> => {
      const loaded = client.getQueryData<InfiniteData<Page, number>>(queryKey)?.pageParams;
      const part = {
        page: start / size + 1,
        limit: size,
        ...pollParameter(loaded?.includes(start) ?? false),
      };
      return isPlain(query)
        ? fetchData(listUsers, { query: part, signal })
        : fetchData(searchUsers, { query: { ...query, ...part }, signal });
    },
    initialPageParam: (page - 1) * size,
    getNextPageParam: ({ users: found, pagination, totalKind }, _pages, start) => {
      const next = start + size;
      const last = totalKind === 'at-least' ? found.length < size : next >= pagination.total;
      return last ? null : next;
    },
    select: ({ pages }) => joinPages(pages),
    placeholderData: keepPreviousData,
  });
  const status = listStatusOf(users);
  const [listStatus, searchStatus]: ListStatus[] = isPlain(query)
    ? [status, 'idle']
    : ['idle', status];
  return { users, listStatus, searchStatus };
}

const isPlain = (query: Search) => Object.values(query).every((value) => value === undefined);

/** People who joined in the meantime move others to a later page, where they are left out. */
export function joinPages(pages: readonly Page[]) {
  const users = new Map(pages.flatMap((page) => page.users).map((user) => [user._id, user]));
  const { pagination, totalKind = 'exact' } = pages.at(-1) ?? {
    pagination: { total: 0 },
  };
  return { users: [...users.values()], total: pagination.total, totalKind };
}
