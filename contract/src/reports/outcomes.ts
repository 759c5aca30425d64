/** The statuses in which a report is decided. */
export const reportOutcomes = ['resolved', 'closed', 'rejected'] as const;
export type ReportOutcome = (typeof reportOutcomes)[number];
