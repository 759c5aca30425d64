import { dashboard } from '@kindred/contract/statistics';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { queryOf } from './query.ts';

/** Polled every five seconds while the page is visible. */
export const useDashboard = () =>
  useQuery({
    ...queryOf(dashboard),
    refetchInterval: 5000,
    placeholderData: keepPreviousData,
  });
