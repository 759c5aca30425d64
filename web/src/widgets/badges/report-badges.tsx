import type { Priority, ReportStatus } from '@kindred/contract/reports/report-types';
import {
  type Icon,
  IconAlertCircle,
  IconChevronsUp,
  IconEqual,
  IconMinus,
} from '@tabler/icons-react';
import { messages } from '#texts/report-words.ts';
import classes from './report-badges.module.css';
import { ReportStatusBadge } from './report-status-badge.tsx';

const priorityIcons: Record<Priority, Icon> = {
  critical: IconAlertCircle,
  high: IconChevronsUp,
  medium: IconEqual,
  other: IconMinus,
};

export function StateBadge({ status }: { status: ReportStatus }) {
  const { statuses } = messages;
  return <ReportStatusBadge status={status}>{statuses[status]}</ReportStatusBadge>;
}

/** Shown by weight rather than by a colour, so that colour means the status. Only critical is red. */
export function PriorityBadge({ priority }: { priority: Priority }) {
  const { priorities } = messages;
  const Icon = priorityIcons[priority];
  return (
    <span
      className={`inline-flex items-center gap-1 align-middle text-sm whitespace-nowrap text-muted ${classes.priority}`}
      data-kind={priority}
    >
      <Icon size={16} stroke={2} aria-hidden /> {priorities[priority]}
    </span>
  );
}
