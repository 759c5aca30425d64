import type { Report } from '@kindred/contract/reports';
import {
  type ReportStatus,
  nextStatuses,
  priorities,
} from '@kindred/contract/reports/report-types';
import {
  type Icon,
  IconArchive,
  IconCircleCheck,
  IconCircleX,
  IconFlag,
  IconMessageReply,
  IconPlayerPlay,
  IconTrash,
  IconUserMinus,
  IconUserPlus,
} from '@tabler/icons-react';
import { lastActiveText } from '../../lib/formats.ts';
import { messages } from '../../lib/messages/reports.ts';
import { shortId } from '../../lib/short-id.ts';
import { ActionSheet } from '../../ui/action-sheet.tsx';
import type { ReportActions } from './report-actions.ts';
import { useReportRights } from './use-report-rights.ts';

interface Props extends ReportActions {
  report: Report;
  onClose: () => void;
}

const icons: Record<ReportStatus, Icon> = {
  pending: IconPlayerPlay,
  in_progress: IconPlayerPlay,
  resolved: IconCircleCheck,
  closed: IconArchive,
  rejected: IconCircleX,
};

/** What can be done with a report on a phone, from mild to severe. */
export function ReportSheet({ report, onClose, onReply, onChange, onDelete }: Props) {
  const { menu: m, row, sheet, priorities: priorityWords } = messages;
  const { me, mine, mayReply, mayDelete } = useReportRights(report);
  const { problem_type, status: before, settledAt, createdAt, assignee } = report;
  const then = (run: () => void) => () => {
    onClose();
    run();
  };
  return (
    <ActionSheet
      opened
      title={problem_type}
      about={
        <p>
          {shortId(report._id)}, {lastActiveText(createdAt)}
        </p>
      }
      closeLabel={sheet.close}
      onClose={onClose}
      groups={{
        status: [
          mayReply && {
            label: row.reply,
            Icon: IconMessageReply,
            run: then(() => onReply(report)),
          },
          {
            label: mine ? m.release : m.take,
            Icon: mine ? IconUserMinus : IconUserPlus,
            about: assignee && !mine ? row.assigned(assignee.name ?? row.unknown) : null,
            run: then(() => onChange({ report, assigneeId: mine ? null : me })),
          },
          ...nextStatuses[before].map((status) => ({
            label: settledAt === null ? m.to[status] : m.reopen,
            Icon: icons[status],
            run: then(() => onChange({ report, status })),
          })),
        ],
        priority: priorities
          .filter((priority) => priority !== report.priority)
          .map((priority) => ({
            label: sheet.prioritize(priorityWords[priority]),
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
      }}
    />
  );
}
