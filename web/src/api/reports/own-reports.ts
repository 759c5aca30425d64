import { blockMember } from '@kindred/contract/blocks';
import { createReport, myReports } from '@kindred/contract/reports';
import { useInfiniteQuery } from '@tanstack/react-query';
import { type CallInput, call } from '../../lib/call.ts';
import { fetchData, keyOf, useChange } from '../query.ts';

/** The reports that the signed-in member has sent. */
export const useOwnReports = () =>
  useInfiniteQuery({
    queryKey: [...keyOf(myReports), 'pages'],
    queryFn: ({ pageParam: page, signal }) =>
      fetchData(myReports, { query: { page, limit: 20 }, signal }),
    initialPageParam: 1,
    getNextPageParam: ({ pagination: { page, pages } }) => (page < pages ? page + 1 : null),
    refetchInterval: 30_000,
  });

interface NewReport {
  report: CallInput<typeof createReport>['body'];
  /** The member to block after the report is sent, because a blocked member cannot be reported. */
  block: string | null;
}

export const useCreateReport = () =>
  useChange(async ({ report: body, block: id }: NewReport) => {
    const { report } = await fetchData(createReport, { body });
    const blocked = id === null ? null : await blockAfterReport(id);
    return { report, blocked };
  }, myReports);

/** Whether the block worked; the report is kept either way. */
const blockAfterReport = (id: string) =>
  call(blockMember, { params: { id } }).then(
    () => true,
    () => false,
  );
