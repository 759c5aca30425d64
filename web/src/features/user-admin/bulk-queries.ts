import {
  type BulkAction,
  type BulkOutcome,
  exportBulk,
  exportSelection,
  listBulkRows,
  readBulk,
  startBulk,
} from '@kindred/contract/user-admin/bulk';
import { exportUsers } from '@kindred/contract/user-admin/user-list';
import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { call } from '../../lib/call.ts';
import { download } from '../../lib/download.ts';
import { toFilter } from './queries.ts';
import type { Selection } from './use-user-selection.ts';
import type { UsersSearch } from './users-search.ts';

/** More users than this can only be selected by the filter. */
export const maxSelectedIds = 1000;

interface BulkRequest {
  action: BulkAction;
  reason: string;
  selection: Selection;
  search: UsersSearch;
}

export const useStartBulk = () =>
  useMutation({
    mutationFn: async ({ action, reason, selection, search }: BulkRequest) => {
      const users = selection.all ? { filter: toFilter(search) } : { ids: [...selection.ids] };
      return (await call(startBulk, { body: { action, reason, ...users } })).data.bulk;
    },
  });

/** Polls until the change is finished; the lists are then loaded again. */
export function useBulk(id: string) {
  const client = useQueryClient();
  const query = useQuery({
    queryKey: ['bulk', id],
    queryFn: async ({ signal }) => (await call(readBulk, { params: { id }, signal })).data.bulk,
    refetchInterval: ({ state }) => (state.data?.finishedAt ? false : 1000),
  });
  const finished = Boolean(query.data?.finishedAt);
  useEffect(() => {
    if (!finished) return;
    for (const name of ['users', 'dashboard']) void client.invalidateQueries({ queryKey: [name] });
  }, [finished, client]);
  return query;
}

export const useBulkRows = (id: string, outcome: BulkOutcome | null, enabled: boolean) =>
  useInfiniteQuery({
    enabled,
    queryKey: ['bulk', id, 'rows', outcome],
    queryFn: async ({ pageParam: cursor, signal }) => {
      const query = { limit: 50, ...(outcome && { outcome }), ...(cursor && { cursor }) };
      return (await call(listBulkRows, { params: { id }, query, signal })).data;
    },
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextCursor }) => nextCursor,
    staleTime: Infinity,
  });

export const useExportSelection = (name: string) =>
  useMutation({
    mutationFn: ({ selection, search }: Pick<BulkRequest, 'selection' | 'search'>) =>
      selection.all
        ? download(exportUsers, { query: toFilter(search) }, `${name}.csv`)
        : download(exportSelection, { body: { ids: [...selection.ids] } }, `${name}.csv`),
  });

export const useExportBulk = (id: string) =>
  useMutation({ mutationFn: () => download(exportBulk, { params: { id } }, `bulk-${id}.csv`) });
