import type { ReportStatus } from '@kindred/contract/reports/report-types';
import type { Kind } from '../ui/status-badge.tsx';

/** The kind of badge, and so its colour, for each status of a report. */
export const reportStatusKinds: Record<ReportStatus, Kind> = {
  pending: 'warning',
  in_progress: 'info',
  resolved: 'success',
  closed: 'neutral',
  rejected: 'danger',
};
