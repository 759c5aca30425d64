import type { Priority, ReportStatus } from '@kindred/contract/reports/report-types';
import { messages } from '../../lib/messages/reports.ts';
import { type Kind, StatusBadge } from '../../ui/status-badge.tsx';
import { reportStatusKinds } from '../../widgets/report-status-kinds.ts';

const priorityKinds: Record<Priority, Kind> = {
  critical: 'danger',
  high: 'warning',
  medium: 'info',
  other: 'neutral',
};

export function ReportStatusBadge({ status }: { status: ReportStatus }) {
  const { statuses } = messages;
  return <StatusBadge kind={reportStatusKinds[status]}>{statuses[status]}</StatusBadge>;
}

export function PriorityBadge({ priority }: { priority: Priority }) {
  const { priorities } = messages;
  return <StatusBadge kind={priorityKinds[priority]}>{priorities[priority]}</StatusBadge>;
}
