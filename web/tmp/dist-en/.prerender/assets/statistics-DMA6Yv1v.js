import { n as dashboard, r as exportFigures } from './presence.module-Cy7TaB7I.js';
import { R as defaultGrowthRange } from '../entry.mjs';
import { t as download } from './download-B-GskJm-.js';
import { n as followed } from './followed-DXAL61Gf.js';
import { t as usePollParameter } from './use-poll-parameter-CAAa6p7W.js';
import { o as queryOf, r as keyOf, t as fetchData } from './query-AAxsCU1Q.js';
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
// web/src/api/statistics.ts
var live = {
  ...followed(5e3, 'staff:dashboard', 'staff:reports', 'staff:users'),
  placeholderData: keepPreviousData,
};
/** The figures with the newest users. After a failure the old ones stay, also those of another range. */
function useDashboard(range = defaultGrowthRange) {
  const { pollParameter } = usePollParameter();
  const query = {
    recent: true,
    range,
  };
  const found = useQuery({
    ...queryOf(dashboard, { query }),
    queryFn: ({ signal, client }) => {
      const known = client
        .getQueriesData({ queryKey: keyOf(dashboard) })
        .some(([, data]) => data !== void 0);
      return fetchData(dashboard, {
        query: {
          ...query,
          ...pollParameter(known),
        },
        signal,
      });
    },
    ...live,
  });
  const { data, isPlaceholderData, dataUpdatedAt } = found;
  const [last, setLast] = useState({
    data,
    at: dataUpdatedAt,
  });
  if (data && !isPlaceholderData && data !== last.data)
    setLast({
      data,
      at: dataUpdatedAt,
    });
  return {
    ...found,
    data: data ?? last.data,
    updatedAt: last.at,
  };
}
/** Only the figures, which show no person. */
var useFigures = () =>
  useQuery({
    ...queryOf(dashboard, {
      query: {
        recent: false,
        range: defaultGrowthRange,
      },
    }),
    ...live,
  });
var useExportFigures = () =>
  useMutation({ mutationFn: ({ file, ...query }) => download(exportFigures, { query }, file) });
export { useExportFigures as n, useFigures as r, useDashboard as t };
