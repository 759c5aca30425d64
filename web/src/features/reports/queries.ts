import {
  assignReport,
  changeReportPriority,
  changeReportStatus,
  deleteReport,
  listReports,
  replyToReport,
  reportStatistics,
} from '@kindred/contract/reports/handling';
import { type Report, readReport } from '@kindred/contract/reports';
import {
  type Priority,
  type ReportStatus,
  reportsPerPage,
} from '@kindred/contract/reports/report-types';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/call.ts';
import type { ReportsSearch } from './reports-search.ts';

/** Others work on the same reports: what is shown is never older than this. */
const live = { refetchInterval: 5000, placeholderData: keepPreviousData } as const;

const toQuery = ({
  sort,
  order,
  type,
  page = 1,
  size = reportsPerPage,
  ...filter
}: ReportsSearch) => ({
  ...filter,
  ...(type && { problem_type: type }),
  ...(sort && { sortBy: sort }),
  ...(order && { sortOrder: order }),
  page,
  limit: size,
});

export const useReports = (search: ReportsSearch) =>
  useQuery({
    queryKey: ['reports', 'list', search],
    queryFn: async ({ signal, client, queryKey }) => {
      // What nobody asked for anew: the screen keeps itself up to date.
      const state = client.getQueryState(queryKey);
      const poll = state?.data !== undefined && !state.isInvalidated;
      const query = { ...toQuery(search), ...(poll && { poll }) };
      return (await call(listReports, { query, signal })).data;
    },
    ...live,
  });

export const useReportStatistics = () =>
  useQuery({
    queryKey: ['reports', 'statistics'],
    queryFn: async ({ signal }) => (await call(reportStatistics, { signal })).data,
    ...live,
  });

/** With what is kept as evidence; each reading is written down, so it is read once for one look. */
export const useWholeReport = ({ _id: id }: Report) =>
  useQuery({
    queryKey: ['whole-report', id],
    queryFn: async ({ signal }) => {
      const { report } = (await call(readReport, { params: { id }, signal })).data;
      return 'evidence' in report ? report : null;
    },
    staleTime: 60_000,
    refetchOnWindowFocus: false,
  });

/** Whatever becomes of a change, the list is then read anew. */
export function useReload() {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: ['reports'] });
}

export type Change =
  | { report: Report; status: ReportStatus }
  | { report: Report; priority: Priority }
  | { report: Report; assigneeId: string | null };

export function useChangeReport() {
  const reload = useReload();
  return useMutation({
    mutationFn: (change: Change) => {
      const { _id: id, version: ifMatch } = change.report;
      const given = { params: { id }, ifMatch };
      if ('status' in change)
        return call(changeReportStatus, { ...given, body: { status: change.status } });
      if ('priority' in change)
        return call(changeReportPriority, { ...given, body: { priority: change.priority } });
      return call(assignReport, { ...given, body: { assigneeId: change.assigneeId } });
    },
    onSettled: reload,
  });
}

export function useDeleteReport() {
  const reload = useReload();
  return useMutation({
    mutationFn: ({ _id: id }: Report) => call(deleteReport, { params: { id } }),
    onSettled: reload,
  });
}

export function useReply({ _id: id }: Report) {
  const reload = useReload();
  return useMutation({
    mutationFn: ({ message, isInternal }: { message: string; isInternal: boolean }) =>
      call(replyToReport, { params: { id }, body: { message, isInternal } }),
    onSettled: reload,
  });
}
