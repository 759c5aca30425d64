import { listAudit } from '@kindred/contract/audit';
import { useInfiniteQuery } from '@tanstack/react-query';
import { call } from '../../lib/call.ts';
import type { AuditSearch } from './audit-search.ts';

/** Days as the moments at which they begin and end where the reader is. */
export const toQuery = ({ from, to, ...search }: AuditSearch) => ({
  ...Object.fromEntries(Object.entries(search).filter(([, value]) => value !== undefined)),
  ...(from && { from: new Date(`${from}T00:00`).toISOString() }),
  ...(to && { to: startOfNextDay(to) }),
});

function startOfNextDay(day: string) {
  const time = new Date(`${day}T00:00`);
  time.setDate(time.getDate() + 1);
  return time.toISOString();
}

/** Asked once: every question is written down. */
export const useAudit = (search: AuditSearch) =>
  useInfiniteQuery({
    queryKey: ['audit', search],
    queryFn: async ({ pageParam, signal }) => {
      const query = { ...toQuery(search), limit: 50, ...(pageParam && { cursor: pageParam }) };
      return (await call(listAudit, { query, signal })).data;
    },
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor,
    staleTime: Infinity,
    gcTime: 0,
  });
