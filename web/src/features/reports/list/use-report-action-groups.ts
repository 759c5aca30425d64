import type { Report } from '@kindred/contract/reports';
import { type ReportStatus, priorities } from '@kindred/contract/reports/report-types';
import { isSettled, nextStatuses } from '@kindred/contract/reports/report-list';
import {
  type Icon,
  IconArchive,
  IconCircleCheck,
  IconCircleX,
  IconFlag,
  IconInbox,
  IconPlayerPlay,
  IconTrash,
  IconUserMinus,
  IconUserPlus,
} from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { messages as reportWords } from '#texts/report-words.ts';
import { messages } from '#texts/reports.ts';
import type { ActionGroups } from '../../../ui/dialogs/action-list.tsx';
import type { ReportActions } from '../report-actions.ts';
import { useReportRights } from '../use-report-rights.ts';

const icons: Record<ReportStatus, Icon> = {
  pending: IconPlayerPlay,
  in_progress: IconPlayerPlay,
  resolved: IconCircleCheck,
  closed: IconArchive,
  rejected: IconCircleX,
};

interface Options extends Pick<ReportActions, 'onChange' | 'onDelete'> {
  report: Report;
  /** Closes the menu before one of its actions runs. */
  close: () => void;
}

/** The actions for a report next to a reply. */
export function useReportActionGroups({
  report,
  close,
  onChange,
  onDelete,
}: Options): ActionGroups {
  const { menu: m, row } = messages;
  const { priorities: words } = reportWords;
  const { me, mine, maySettle, mayDelete } = useReportRights(report);
  const navigate = useNavigate();
  const { status: before, settledAt, assignee, priority: present, caseId } = report;
  const then = (run: () => void) => () => {
    close();
    run();
  };
  return {
    case: [
      {
        label: m.openCase,
        Icon: IconInbox,
        run: then(() => void navigate({ to: '/desk', search: { case: caseId } })),
      },
    ],
    status: [
      ...nextStatuses[before]
        .filter((status) => maySettle || !isSettled(status))
        .map((status) => ({
          label: settledAt === null ? m.to[status] : m.reopen,
          Icon: icons[status],
          run: then(() => onChange({ report, status })),
        })),
      {
        label: mine ? m.release : m.take,
        Icon: mine ? IconUserMinus : IconUserPlus,
        about: assignee && !mine ? row.assigned({ name: assignee.name ?? row.unknown }) : null,
        run: then(() => onChange({ report, assigneeId: mine ? null : me })),
      },
    ],
    priority: priorities
      .filter((priority) => priority !== present)
      .map((priority) => ({
        label: m.prioritize({ word: words[priority] }),
        Icon: IconFlag,
        run: then(() => onChange({ report, priority })),
      })),
    severe: [
      mayDelete && {
        label: m.delete,
        Icon: IconTrash,
        danger: true,
        run: then(() => onDelete(report)),
      },
    ],
  };
}
