// No schemas here: the router of the web loads this file on every page.
export const problemTypes = [
  'Technical Issue',
  'Bug Report',
  'Inappropriate Content',
  'Harassment',
  'Account Issue',
  'Payment Problem',
  'Other',
] as const;
export type ProblemType = (typeof problemTypes)[number];

export const priorities = ['critical', 'high', 'medium', 'other'] as const;
export type Priority = (typeof priorities)[number];

export const reportStatuses = ['pending', 'in_progress', 'resolved', 'closed', 'rejected'] as const;
export type ReportStatus = (typeof reportStatuses)[number];

/** The filters of the list of reports: one status, or all open reports. */
export const openStatuses = ['pending', 'in_progress'] as const satisfies readonly ReportStatus[];
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

export const maxDescriptionLength = 4000;
export const reportsPerPage = 10;

export const reportSorts = ['createdAt', 'priority', 'status', 'problem_type'] as const;
export type ReportSort = (typeof reportSorts)[number];

/** The default order of the list. */
export const defaultReportOrder = { sortBy: 'createdAt', sortOrder: 'desc' } as const;
