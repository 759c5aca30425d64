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

export const maxDescriptionLength = 4000;
