import { type Report, listReplies, readReport } from '@kindred/contract/reports';
import {
  assignReport,
  changeReportPriority,
  changeReportStatus,
  deleteReport,
  listReports,
  replyToReport,
  reportStatistics,
} from '@kindred/contract/reports/handling';
import type { Claim } from '@kindred/contract/reports/reasons';
import type { Priority, ReportStatus } from '@kindred/contract/reports/report-types';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { type CallInput, call } from '../../lib/calls/call.ts';
import { followed } from '../followed.ts';
import { usePollParameter } from '../use-poll-parameter.ts';
import { fetchData, invalidate, queryOf, useChange } from '../query.ts';

/** Others work on the same reports. */
const live = { ...followed(5000, 'staff:reports'), placeholderData: keepPreviousData } as const;

export function useReports(query: NonNullable<CallInput<typeof listReports>['query']>) {
  const { pollParameter, logNext } = usePollParameter();
  const list = useQuery({
    ...queryOf(listReports, { query }),
    queryFn: ({ signal, client, queryKey }) => {
      const known = client.getQueryData(queryKey) !== undefined;
      return fetchData(listReports, { query: { ...query, ...pollParameter(known) }, signal });
    },
    ...live,
  });
  return { list, logNext };
}

export const useReportStatistics = () => useQuery({ ...queryOf(reportStatistics), ...live });

/** The replies to an open report, as colleagues may answer it too. Only the first request is logged as a read. */
export function useReplies({ _id: id, replies }: Report) {
  const { pollParameter } = usePollParameter();
  return useQuery({
    ...queryOf(listReplies, { params: { id } }),
    queryFn: ({ signal, client, queryKey }) => {
      const known = client.getQueryData(queryKey) !== undefined;
      return fetchData(listReplies, { params: { id }, query: pollParameter(known), signal });
    },
    select: (data) => data.replies.filter((reply) => 'repliedBy' in reply),
    placeholderData: { replies },
    ...followed(10_000, 'staff:reports'),
    gcTime: 0,
  });
}

/**
 * The current state of the open report, with its evidence, as colleagues may change it too. Fetched once it is open:
 * the log has its read already.
 */
export const useOpenReport = ({ _id: id }: Report, open: boolean) =>
  useQuery({
    ...queryOf(readReport, { params: { id }, query: { poll: true } }),
    select: ({ report }) => ('evidence' in report ? report : null),
    enabled: open,
    refetchOnWindowFocus: false,
    ...followed(10_000, 'staff:reports'),
  });

export function useReloadReports() {
  const client = useQueryClient();
  return () => invalidate(client, listReports, reportStatistics);
}

interface StatusChange {
  report: Report;
  status: ReportStatus;
  /** What can't wait, and was seen. */
  confirmed?: readonly Claim[];
}

export type ReportChange =
  | StatusChange
  | { report: Report; priority: Priority }
  | { report: Report; assigneeId: string | null };

export const useChangeReport = () =>
  useChange(
    async (change: ReportChange) => {
      const { _id: id, version: ifMatch } = change.report;
      const given = { params: { id }, ifMatch };
      if ('status' in change)
        return call(changeReportStatus, {
          ...given,
          body: { status: change.status, confirmed: [...(change.confirmed ?? [])] },
        });
      if ('priority' in change)
        return call(changeReportPriority, { ...given, body: { priority: change.priority } });
      return call(assignReport, { ...given, body: { assigneeId: change.assigneeId } });
    },
    listReports,
    reportStatistics,
    readReport,
  );

export const useDeleteReport = () =>
  useChange(
    ({ _id: id }: Report) => call(deleteReport, { params: { id } }),
    listReports,
    reportStatistics,
  );

export const useReply = ({ _id: id }: Report) =>
  useChange(
    (body: CallInput<typeof replyToReport>['body']) =>
      call(replyToReport, { params: { id }, body }),
    listReports,
    reportStatistics,
    listReplies,
  );
