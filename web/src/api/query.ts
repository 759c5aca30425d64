import type { Route } from '@kindred/contract/route';
import {
  type QueryClient,
  infiniteQueryOptions,
  queryOptions,
  useMutation,
} from '@tanstack/react-query';
import { type CallInput, type Optional, call } from '../lib/calls/call.ts';
import type { RouteInput, RouteResponse } from '../lib/calls/send.ts';

/** The `data` of a route's response, or the entire response if it has none. */
export type RouteData<R extends Route> =
  RouteResponse<R> extends { data: infer D } ? D : RouteResponse<R>;

/** Calls a route and returns the data of its response. */
export async function fetchData<R extends Route>(
  route: R,
  ...given: Optional<CallInput<R>>
): Promise<RouteData<R>> {
  const response = (await call(route, ...given)) as object;
  return ('data' in response ? response.data : response) as RouteData<R>;
}

/**
 * The key of everything fetched from a route with this input. An incomplete input matches every key that contains it.
 */
export const keyOf = <R extends Route>({ method, url }: R, input: Partial<RouteInput<R>> = {}) =>
  [`${method} ${url}`, input] as const;

/** The query that reads a route. */
export const queryOf = <R extends Route>(route: R, ...[input]: Optional<RouteInput<R>>) =>
  queryOptions({
    queryKey: keyOf(route, input),
    queryFn: ({ signal }) => fetchData(route, { ...input, signal } as CallInput<R>),
  });

interface Page {
  nextCursor: string | null;
}

/** The query that reads a list page by page, from the cursor of the input or from its start. */
export function pagesOf<R extends Route>(
  route: RouteData<R> extends Page ? R : never,
  input: RouteInput<R>,
) {
  const { query } = input as { query?: { cursor?: string } };
  return infiniteQueryOptions({
    queryKey: [...keyOf<R>(route, input), 'pages'],
    queryFn: ({ pageParam: cursor, signal }) =>
      fetchData<R>(route, {
        ...input,
        query: { ...query, ...(cursor && { cursor }) },
        signal,
      } as never),
    initialPageParam: query?.cursor ?? null,
    getNextPageParam: (page) => (page as Page).nextCursor,
  });
}

/** For data behind a mailed link: fetched once, and not kept after its page, as the key contains the token. */
export const linkRead = (token: string | null) =>
  ({ enabled: token !== null, staleTime: Infinity, gcTime: 0 }) as const;

/** Marks everything that was fetched from these routes as stale, so that visible data is fetched again. */
export const invalidate = (client: QueryClient, ...routes: Route[]) =>
  Promise.all(routes.map((route) => client.invalidateQueries({ queryKey: keyOf(route) })));

/** A change. Whether it succeeds or fails, data of the named routes is then fetched again. */
export const useChange = <V = void, T = unknown>(
  change: (given: V) => Promise<T>,
  ...changed: Route[]
) =>
  useMutation({
    mutationFn: change,
    onSettled: (_data, _error, _given, _before, { client }) => invalidate(client, ...changed),
  });
