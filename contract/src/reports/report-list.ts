// No schemas here: the list of reports loads this file. The desk doesn't need it.
import { type ReasonCode, type ReasonKey, isOwnReason } from './reasons.ts';
import { type ReportStatus, reportStatuses } from './report-types.ts';

export const openStatuses = ['pending', 'in_progress'] as const satisfies readonly ReportStatus[];

/** The filters of the list of reports: one status, or all open reports. */
export const statusFilters = ['open', ...reportStatuses] as const;
export type StatusFilter = (typeof statusFilters)[number];

export const isSettled = (
  status: ReportStatus,
): status is Exclude<ReportStatus, (typeof openStatuses)[number]> =>
  !(openStatuses as readonly ReportStatus[]).includes(status);

/** The statuses that may follow each status. */
export const nextStatuses: Readonly<Record<ReportStatus, readonly ReportStatus[]>> = {
  pending: ['in_progress', 'resolved', 'closed', 'rejected'],
  in_progress: ['resolved', 'closed', 'rejected'],
  resolved: ['in_progress'],
  closed: ['in_progress'],
  rejected: ['in_progress'],
};

export const reportsPerPage = 10;

export const reportSorts = ['createdAt', 'priority', 'status', 'problem_type'] as const;
export type ReportSort = (typeof reportSorts)[number];

/** The default order of the list. */
export const defaultReportOrder = { sortBy: 'createdAt', sortOrder: 'desc' } as const;

/** These say more than their problem type, so that lists show both. */
const narrower: ReadonlySet<ReasonCode> = new Set<ReasonCode>([
  'child-abuse',
  'fake',
  'scam',
  'under-age',
  'threat',
  'unwanted-nude',
  'intimate-picture',
  'outside-the-app',
  'selling',
]);
export const narrowerReason = (key: ReasonKey | null) =>
  key && (isOwnReason(key) || narrower.has(key)) ? key : null;
