import { blockMember } from '@kindred/contract/blocks';
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

interface NewReport {
  report: CallInput<typeof createReport>['body'];
  /** Whom to block once it is told: from then on there is nobody to report. */
  block: string | null;
}

export function useCreateReport() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ report: body, block: id }: NewReport) => {
      const { report } = (await call(createReport, { body })).data;
      const blocked = id === null ? null : await isBlocked(id);
      return { report, blocked };
    },
    onSuccess: () => client.invalidateQueries({ queryKey: ['my-reports'] }),
  });
}

/** The report stands whether this works or not. */
const isBlocked = (id: string) =>
  call(blockMember, { params: { id } }).then(
    () => true,
    () => false,
  );
