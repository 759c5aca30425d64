import { t as call } from './call-DKXJHjxq.js';
import { infiniteQueryOptions, queryOptions, useMutation } from '@tanstack/react-query';
// web/src/api/query.ts
/** Calls a route and returns the data of its response. */
async function fetchData(route, ...given) {
  const response = await call(route, ...given);
  return 'data' in response ? response.data : response;
}
/**
 * The key of everything fetched from a route with this input. An incomplete input matches every key that contains it.
 */
var keyOf = ({ method, url }, input = {}) => [`${method} ${url}`, input];
/** The query that reads a route. */
var queryOf = (route, ...[input]) =>
  queryOptions({
    queryKey: keyOf(route, input),
    queryFn: ({ signal }) =>
      fetchData(route, {
        ...input,
        signal,
      }),
  });
/** The query that reads a list page by page, from the cursor of the input or from its start. */
function pagesOf(route, input) {
  const { query } = input;
  return infiniteQueryOptions({
    queryKey: [...keyOf(route, input), 'pages'],
    queryFn: ({ pageParam: cursor, signal }) =>
      fetchData(route, {
        ...input,
        query: {
          ...query,
          ...(cursor && { cursor }),
        },
        signal,
      }),
    initialPageParam: query?.cursor ?? null,
    getNextPageParam: (page) => page.nextCursor,
  });
}
/** For data behind a mailed link: fetched once, and not kept after its page, as the key contains the token. */
var linkRead = (token) => ({
  enabled: token !== null,
  staleTime: Infinity,
  gcTime: 0,
});
/** Marks everything that was fetched from these routes as stale, so that visible data is fetched again. */
var invalidate = (client, ...routes) =>
  Promise.all(routes.map((route) => client.invalidateQueries({ queryKey: keyOf(route) })));
/** A change. Whether it succeeds or fails, data of the named routes is then fetched again. */
var useChange = (change, ...changed) =>
  useMutation({
    mutationFn: change,
    onSettled: (_data, _error, _given, _before, { client }) => invalidate(client, ...changed),
  });
export {
  pagesOf as a,
  linkRead as i,
  invalidate as n,
  queryOf as o,
  keyOf as r,
  useChange as s,
  fetchData as t,
};
