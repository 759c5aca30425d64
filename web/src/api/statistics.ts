import { dashboard } from '@kindred/contract/statistics';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useLooks } from './looks.ts';
import { fetchData, queryOf } from './query.ts';

/** Polled every five seconds while the page is visible. */
const polled = { refetchInterval: 5000, placeholderData: keepPreviousData } as const;

/** The figures with the newest users. */
export function useDashboard() {
  const { repeated } = useLooks();
  const query = { recent: true };
  return useQuery({
    ...queryOf(dashboard, { query }),
    queryFn: ({ signal, client, queryKey }) => {
      const known = client.getQueryData(queryKey) !== undefined;
      return fetchData(dashboard, { query: { ...query, ...repeated(known) }, signal });
    },
    ...polled,
  });
}

/** The figures alone, which show nobody. */
export const useFigures = () =>
  useQuery({ ...queryOf(dashboard, { query: { recent: false } }), ...polled });
