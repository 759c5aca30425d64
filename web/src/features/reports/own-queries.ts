import { createReport, myReports } from '@kindred/contract/reports';
import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/call.ts';
import type { CallInput } from '../../lib/call.ts';

export const useOwnReports = () =>
  useInfiniteQuery({
    queryKey: ['my-reports'],
    queryFn: async ({ pageParam: page, signal }) =>
      (await call(myReports, { query: { page, limit: 20 }, signal })).data,
    initialPageParam: 1,
    getNextPageParam: ({ pagination: { page, pages } }) => (page < pages ? page + 1 : null),
    refetchInterval: 30_000,
  });

export type NewReport = CallInput<typeof createReport>['body'];

export function useCreateReport() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (body: NewReport) => (await call(createReport, { body })).data.report,
    onSuccess: () => client.invalidateQueries({ queryKey: ['my-reports'] }),
  });
}
