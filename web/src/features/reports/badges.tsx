import type { Priority, ReportStatus } from '@kindred/contract/reports/report-types';
import {
  type Icon,
  IconAlertCircle,
  IconChevronsUp,
  IconEqual,
  IconMinus,
} from '@tabler/icons-react';
import { messages } from '../../lib/messages/reports.ts';
import { type Kind, StatusBadge } from '../../ui/status-badge.tsx';
import { ReportStatusBadge } from '../../widgets/report-status-badge.tsx';

const priorityLooks: Record<Priority, { kind: Kind; Icon: Icon }> = {
  critical: { kind: 'danger', Icon: IconAlertCircle },
  high: { kind: 'warning', Icon: IconChevronsUp },
  medium: { kind: 'info', Icon: IconEqual },
  other: { kind: 'neutral', Icon: IconMinus },
};

export function StateBadge({ status }: { status: ReportStatus }) {
  const { statuses } = messages;
  return <ReportStatusBadge status={status}>{statuses[status]}</ReportStatusBadge>;
}

export function PriorityBadge({ priority }: { priority: Priority }) {
  const { priorities } = messages;
  const { kind, Icon } = priorityLooks[priority];
  return (
    <StatusBadge kind={kind}>
      <Icon size={14} stroke={2} aria-hidden /> {priorities[priority]}
    </StatusBadge>
  );
}
