import { type Case, countCases, listCases, readCase } from '@kindred/contract/desk';
import {
  type QueryClient,
  keepPreviousData,
  queryOptions,
  useInfiniteQuery,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { CallInput } from '../../lib/calls/call.ts';
import { followed } from '../followed.ts';
import { usePollParameter } from '../use-poll-parameter.ts';
import { photoFile } from '../photos/photo-file.ts';
import { fetchData, keyOf, pagesOf, queryOf } from '../query.ts';

export type QueueQuery = NonNullable<CallInput<typeof countCases>['query']>;

const live = followed(10_000, 'staff:reports');

/** The first page loads fast. Later pages are longer, so that fewer are fetched again. */
const pageLengths = { first: 30, next: 100 } as const;

/** The open cases. Colleagues work on the same ones. */
export function useQueue(query: QueueQuery) {
  const { pollParameter } = usePollParameter();
  return useInfiniteQuery({
    ...pagesOf(listCases, { query: { ...query, limit: pageLengths.first } }),
    queryFn: ({ pageParam: cursor, signal, client, queryKey }) => {
      const known = client.getQueryData(queryKey) !== undefined;
      const page = cursor ? { cursor, limit: pageLengths.next } : { limit: pageLengths.first };
      return fetchData(listCases, {
        query: { ...query, ...page, ...pollParameter(known) },
        signal,
      });
    },
    placeholderData: keepPreviousData,
    ...live,
  });
}

/** How many cases there are; the queue has loaded the first of them. */
export const useQueueTotal = (query: QueueQuery) =>
  useQuery({
    ...queryOf(countCases, { query }),
    select: ({ total }) => total,
    placeholderData: keepPreviousData,
    ...live,
  });

/** The queries that a change of a case affects. */
export const caseReads = [listCases, countCases, readCase] as const;

/** Preparing a case in advance is logged as a read, as its evidence leaves the server. Fetching it again is not. */
export const caseQuery = (id: string) =>
  queryOptions({
    queryKey: keyOf(readCase, { params: { id } }),
    queryFn: async ({ signal, client, queryKey }) => {
      const poll = client.getQueryData(queryKey) !== undefined;
      const askedAt = performance.now();
      const input = { params: { id }, query: poll ? { poll } : {}, signal };
      return { ...(await fetchData(readCase, input)), askedAt };
    },
    meta: live.meta,
  });

/** An open case, and whether it was read since a time of the page. If it was not, it is read again. */
export function useCase(id: string, since: number) {
  const query = useQuery({
    ...caseQuery(id),
    select: ({ case: found, askedAt }) => ({ found, isCurrent: askedAt >= since }),
    ...live,
  });
  const { data, fetchStatus, isError, refetch } = query;
  const isLate = data?.isCurrent === false && fetchStatus === 'idle' && !isError;
  useEffect(() => {
    if (isLate) void refetch();
  }, [isLate, refetch]);
  return query;
}

/** Loads a case with its pictures, so that it opens immediately. Returns its id once it is loaded. */
export function usePreparedCase(id: string | null) {
  const client = useQueryClient();
  const [prepared, setPrepared] = useState<string | null>(null);
  useEffect(() => {
    if (!id) return undefined;
    let isLeft = false;
    prepare(client, id)
      .then(() => isLeft || setPrepared(id))
      .catch(() => undefined);
    return () => {
      isLeft = true;
    };
  }, [client, id]);
  return prepared === id ? prepared : null;
}

/** Failures here are tried again, and shown, when the case is opened. */
async function prepare(client: QueryClient, id: string) {
  const { case: found } = await client.query({ ...caseQuery(id), staleTime: 30_000 });
  await Promise.allSettled(picturesIn(found).map((url) => client.query(photoFile(url))));
}

const picturesIn = ({ reports }: Case) =>
  reports
    .flatMap(({ evidence }) => evidence)
    .flatMap(({ content }) => [content, ...(content.photos ?? [])])
    .flatMap(({ url }) => url ?? []);

/** The queries to fetch again after a change of a case. */
export function changeCase(client: QueryClient, id: string, change: Partial<Case>) {
  client.setQueryData(
    caseQuery(id).queryKey,
    (known) => known && { ...known, case: { ...known.case, ...change } },
  );
}
