import { dashboard } from '@kindred/contract/statistics';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { call } from './call.ts';

/** Read anew every five seconds while somebody looks. */
export const useDashboard = () =>
  useQuery({
    queryKey: ['dashboard'],
    queryFn: async ({ signal }) => (await call(dashboard, { signal })).data,
    refetchInterval: 5000,
    placeholderData: keepPreviousData,
  });
