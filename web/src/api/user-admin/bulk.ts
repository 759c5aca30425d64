import {
  type BulkOutcome,
  exportBulk,
  exportSelection,
  listBulkRows,
  readBulk,
  startBulk,
  undoBulk,
} from '@kindred/contract/user-admin/bulk';
import { dashboard } from '@kindred/contract/statistics';
import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { CallInput } from '../../lib/calls/call.ts';
import { download } from '../../lib/calls/download.ts';
import { fetchData, invalidate, pagesOf, queryOf } from '../query.ts';
import { userLists } from './user-list.ts';

export const useStartBulk = () =>
  useMutation({
    mutationFn: async (body: CallInput<typeof startBulk>['body']) =>
      (await fetchData(startBulk, { body })).bulk,
  });

/** Starts restoring everyone's earlier state; the result is a bulk change with its own progress. */
export const useUndoBulk = () =>
  useMutation({
    mutationFn: async (id: string) => (await fetchData(undoBulk, { params: { id } })).bulk,
  });

/** Polls until the change is finished; the lists are then loaded again. */
export function useBulk(id: string) {
  const client = useQueryClient();
  const query = useQuery({
    ...queryOf(readBulk, { params: { id } }),
    refetchInterval: ({ state }) => (state.data?.bulk.finishedAt ? false : 1000),
    select: ({ bulk }) => bulk,
  });
  const finished = Boolean(query.data?.finishedAt);
  useEffect(() => {
    if (finished) void invalidate(client, ...userLists, dashboard);
  }, [finished, client]);
  return query;
}

export const useBulkRows = (id: string, outcome: BulkOutcome | null) =>
  useInfiniteQuery({
    ...pagesOf(listBulkRows, { params: { id }, query: { limit: 50, ...(outcome && { outcome }) } }),
    staleTime: Infinity,
  });

export const useExportSelection = () =>
  useMutation({
    mutationFn: ({ ids, file }: { ids: string[]; file: string }) =>
      download(exportSelection, { body: { ids } }, file),
  });

export const useExportBulk = (id: string) =>
  useMutation({ mutationFn: () => download(exportBulk, { params: { id } }, `bulk-${id}.csv`) });
