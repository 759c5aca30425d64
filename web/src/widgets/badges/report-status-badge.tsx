import type { ReportStatus } from '@kindred/contract/reports/report-types';
import {
  type Icon,
  IconArchive,
  IconCircleCheck,
  IconCircleX,
  IconClock,
  IconProgress,
} from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { type Kind, StatusBadge } from '../../ui/lists/status-badge.tsx';

/** The colour and the shape of each status, so that each is enough to recognise it. */
const looks: Record<ReportStatus, { kind: Kind; Icon: Icon }> = {
  pending: { kind: 'warning', Icon: IconClock },
  in_progress: { kind: 'info', Icon: IconProgress },
  resolved: { kind: 'success', Icon: IconCircleCheck },
  closed: { kind: 'neutral', Icon: IconArchive },
  rejected: { kind: 'danger', Icon: IconCircleX },
};

interface Props {
  status: ReportStatus;
  /** Another colour, for readers to whom the status means something else. */
  kind?: Kind;
  /** The word for the status. */
  children: ReactNode;
}

export function ReportStatusBadge({ status, kind, children }: Props) {
  const { Icon, kind: usual } = looks[status];
  return (
    <StatusBadge kind={kind ?? usual}>
      <Icon size={14} stroke={2} aria-hidden /> {children}
    </StatusBadge>
  );
}
