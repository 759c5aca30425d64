import { a as pagesOf, n as invalidate, o as queryOf, t as fetchData } from './query-AAxsCU1Q.js';
import { t as download } from './download-B-GskJm-.js';
import { d as userLists } from './user-badges-C0-JeH98.js';
import { n as dashboard } from './presence.module-Cy7TaB7I.js';
import {
  c as listBulkRows,
  d as undoBulk,
  l as readBulk,
  o as exportBulk,
  s as exportSelection,
  u as startBulk,
} from './users-page-By-n785E.js';
import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
// web/src/api/user-admin/bulk.ts
var useStartBulk = () =>
  useMutation({ mutationFn: async (body) => (await fetchData(startBulk, { body })).bulk });
/** Starts restoring everyone's earlier state; the result is a bulk change with its own progress. */
var useUndoBulk = () =>
  useMutation({ mutationFn: async (id) => (await fetchData(undoBulk, { params: { id } })).bulk });
/** Polls until the change is finished; the lists are then loaded again. */
function useBulk(id) {
  const client = useQueryClient();
  const query = useQuery({
    ...queryOf(readBulk, { params: { id } }),
    refetchInterval: ({ state }) => (state.data?.bulk.finishedAt ? false : 1e3),
    select: ({ bulk }) => bulk,
  });
  const finished = Boolean(query.data?.finishedAt);
  useEffect(() => {
    if (finished) invalidate(client, ...userLists, dashboard);
  }, [finished, client]);
  return query;
}
var useBulkRows = (id, outcome) =>
  useInfiniteQuery({
    ...pagesOf(listBulkRows, {
      params: { id },
      query: {
        limit: 50,
        ...(outcome && { outcome }),
      },
    }),
    staleTime: Infinity,
  });
var useExportSelection = () =>
  useMutation({
    mutationFn: ({ ids, file }) => download(exportSelection, { body: { ids } }, file),
  });
var useExportBulk = (id) =>
  useMutation({ mutationFn: () => download(exportBulk, { params: { id } }, `bulk-${id}.csv`) });
var bulk_module_default = {
  bar: '_bar_z5igo_1',
  progress: '_progress_z5igo_12',
  progressBar: '_progressBar_z5igo_12',
};
export {
  useExportSelection as a,
  useExportBulk as i,
  useBulk as n,
  useStartBulk as o,
  useBulkRows as r,
  useUndoBulk as s,
  bulk_module_default as t,
};
