import { dashboard } from '@kindred/contract/statistics';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { queryOf } from './query.ts';

/** Read again every five seconds while somebody looks. */
export const useDashboard = () =>
  useQuery({
    ...queryOf(dashboard),
    refetchInterval: 5000,
    placeholderData: keepPreviousData,
  });
