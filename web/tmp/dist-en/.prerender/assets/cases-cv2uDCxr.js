import { i as listCases, n as countCases, o as readCase } from './desk-CVuL-UDF.js';
import { n as followed } from './followed-DXAL61Gf.js';
import { t as usePollParameter } from './use-poll-parameter-CAAa6p7W.js';
import { t as photoFile } from './photo-file-xqb7mlj7.js';
import { a as pagesOf, o as queryOf, r as keyOf, t as fetchData } from './query-AAxsCU1Q.js';
import {
  keepPreviousData,
  queryOptions,
  useInfiniteQuery,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { useEffect, useState } from 'react';
// web/src/api/desk/cases.ts
var live = followed(1e4, 'staff:reports');
/** The first page loads fast. Later pages are longer, so that fewer are fetched again. */
var pageLengths = {
  first: 30,
  next: 100,
};
/** The open cases. Colleagues work on the same ones. */
function useQueue(query) {
  const { pollParameter } = usePollParameter();
  return useInfiniteQuery({
    ...pagesOf(listCases, {
      query: {
        ...query,
        limit: pageLengths.first,
      },
    }),
    queryFn: ({ pageParam: cursor, signal, client, queryKey }) => {
      const known = client.getQueryData(queryKey) !== void 0;
      const page = cursor
        ? {
            cursor,
            limit: pageLengths.next,
          }
        : { limit: pageLengths.first };
      return fetchData(listCases, {
        query: {
          ...query,
          ...page,
          ...pollParameter(known),
        },
        signal,
      });
    },
    placeholderData: keepPreviousData,
    ...live,
  });
}
/** How many cases there are; the queue has loaded the first of them. */
var useQueueTotal = (query) =>
  useQuery({
    ...queryOf(countCases, { query }),
    select: ({ total }) => total,
    placeholderData: keepPreviousData,
    ...live,
  });
/** The queries that a change of a case affects. */
var caseReads = [listCases, countCases, readCase];
/** Preparing a case in advance is logged as a read, as its evidence leaves the server. Fetching it again is not. */
var caseQuery = (id) =>
  queryOptions({
    queryKey: keyOf(readCase, { params: { id } }),
    queryFn: async ({ signal, client, queryKey }) => {
      const poll = client.getQueryData(queryKey) !== void 0;
      const askedAt = performance.now();
      return {
        ...(await fetchData(readCase, {
          params: { id },
          query: poll ? { poll } : {},
          signal,
        })),
        askedAt,
      };
    },
    meta: live.meta,
  });
/** An open case, and whether it was read since a time of the page. If it was not, it is read again. */
function useCase(id, since) {
  const query = useQuery({
    ...caseQuery(id),
    select: ({ case: found, askedAt }) => ({
      found,
      isCurrent: askedAt >= since,
    }),
    ...live,
  });
  const { data, fetchStatus, isError, refetch } = query;
  const isLate = data?.isCurrent === false && fetchStatus === 'idle' && !isError;
  useEffect(() => {
    if (isLate) refetch();
  }, [isLate, refetch]);
  return query;
}
/** Loads a case with its pictures, so that it opens immediately. Returns its id once it is loaded. */
function usePreparedCase(id) {
  const client = useQueryClient();
  const [prepared, setPrepared] = useState(null);
  useEffect(() => {
    if (!id) return void 0;
    let isLeft = false;
    prepare(client, id)
      .then(() => isLeft || setPrepared(id))
      .catch(() => void 0);
    return () => {
      isLeft = true;
    };
  }, [client, id]);
  return prepared === id ? prepared : null;
}
/** Failures here are tried again, and shown, when the case is opened. */
async function prepare(client, id) {
  const { case: found } = await client.query({
    ...caseQuery(id),
    staleTime: 3e4,
  });
  await Promise.allSettled(picturesIn(found).map((url) => client.query(photoFile(url))));
}
var picturesIn = ({ reports }) =>
  reports
    .flatMap(({ evidence }) => evidence)
    .flatMap(({ content }) => [content, ...(content.photos ?? [])])
    .flatMap(({ url }) => url ?? []);
/** The queries to fetch again after a change of a case. */
function changeCase(client, id, change) {
  client.setQueryData(
    caseQuery(id).queryKey,
    (known) =>
      known && {
        ...known,
        case: {
          ...known.case,
          ...change,
        },
      },
  );
}
export {
  usePreparedCase as a,
  useCase as i,
  caseReads as n,
  useQueue as o,
  changeCase as r,
  useQueueTotal as s,
  caseQuery as t,
};
