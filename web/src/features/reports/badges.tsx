import type { Priority, ReportStatus } from '@kindred/contract/reports/report-types';
import { messages } from '../../lib/messages/reports.ts';
import { type Kind, StatusBadge } from '../../ui/status-badge.tsx';

export const statusKinds: Record<ReportStatus, Kind> = {
  pending: 'warning',
  in_progress: 'info',
  resolved: 'success',
  closed: 'neutral',
  rejected: 'danger',
};

const priorityKinds: Record<Priority, Kind> = {
  critical: 'danger',
  high: 'warning',
  medium: 'info',
  other: 'neutral',
};

export function ReportStatusBadge({ status }: { status: ReportStatus }) {
  const { statuses } = messages;
  return <StatusBadge kind={statusKinds[status]}>{statuses[status]}</StatusBadge>;
}

export function PriorityBadge({ priority }: { priority: Priority }) {
  const { priorities } = messages;
  return <StatusBadge kind={priorityKinds[priority]}>{priorities[priority]}</StatusBadge>;
}
