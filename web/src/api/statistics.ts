import { type FigureChart, dashboard, exportFigures } from '@kindred/contract/statistics';
import { type GrowthRange, defaultGrowthRange } from '@kindred/contract/statistics/growth-ranges';
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { download } from '../lib/calls/download.ts';
import { followed } from './followed.ts';
import { usePollParameter } from './use-poll-parameter.ts';
import { fetchData, keyOf, queryOf } from './query.ts';

const live = {
  ...followed(5000, 'staff:dashboard', 'staff:reports', 'staff:users'),
  placeholderData: keepPreviousData,
} as const;

/** The figures with the newest users. After a failure the old ones stay, also those of another range. */
export function useDashboard(range: GrowthRange = defaultGrowthRange) {
  const { pollParameter } = usePollParameter();
  const query = { recent: true, range };
  const found = useQuery({
    ...queryOf(dashboard, { query }),
    queryFn: ({ signal, client }) => {
      // Another range shows the same people, and is not logged again.
      const before = client.getQueriesData({ queryKey: keyOf(dashboard) });
      const known = before.some(([, data]) => data !== undefined);
      return fetchData(dashboard, { query: { ...query, ...pollParameter(known) }, signal });
    },
    ...live,
  });
  const { data, isPlaceholderData, dataUpdatedAt } = found;
  const [last, setLast] = useState({ data, at: dataUpdatedAt });
  if (data && !isPlaceholderData && data !== last.data) setLast({ data, at: dataUpdatedAt });
  return { ...found, data: data ?? last.data, updatedAt: last.at };
}

/** Only the figures, which show no person. */
export const useFigures = () =>
  useQuery({
    ...queryOf(dashboard, { query: { recent: false, range: defaultGrowthRange } }),
    ...live,
  });

export const useExportFigures = () =>
  useMutation({
    mutationFn: ({ file, ...query }: { chart: FigureChart; range: GrowthRange; file: string }) =>
      download(exportFigures, { query }, file),
  });
