import { changeReportStatus, replyToReport } from '@kindred/contract/reports/handling';
import { type Report } from '@kindred/contract/reports';
import { nextStatuses } from '@kindred/contract/reports/report-types';
import { isPartOf } from '@kindred/contract/reports/part';
import { ActionIcon, Button } from '@mantine/core';
import '@mantine/core/styles/ActionIcon.layer.css';
import '@mantine/core/styles/Button.layer.css';
import { IconCheck } from '@tabler/icons-react';
import { formatDate, formatNumber } from '../../lib/formats.ts';
import { mayCall } from '../../lib/may-call.ts';
import { messages } from '../../lib/messages/reports.ts';
import { useSession } from '../../lib/use-session.ts';
import { PriorityBadge, ReportStatusBadge } from './badges.tsx';
import { PersonLink } from './person-link.tsx';
import type { ReportChange } from '../../api/reports/handling.ts';
import { ReportMenu } from './report-menu.tsx';
import classes from './reports-table.module.css';
import { shortId } from '../../lib/short-id.ts';

interface Props {
  report: Report;
  onReply: (report: Report) => void;
  onChange: (change: ReportChange) => void;
  onDelete: (report: Report) => void;
}

export function ReportRow({ report, onReply, onChange, onDelete }: Props) {
  const { row: m } = messages;
  const session = useSession();
  const id = shortId(report._id);
  const answers = report.replies.filter(({ isInternal }) => !isInternal).length;
  const notes = report.replies.length - answers;
  const ownPart = isPartOf(report, session.user?._id ?? '');
  const resolvable = nextStatuses[report.status].includes('resolved');
  return (
    <tr>
      <td className={classes.id} data-column="id">
        {id}
      </td>
      <td className={classes.two} data-column="description">
        <span title={report.description}>{report.description}</span>
        <ReportedMember report={report} />
      </td>
      <td className={classes.two} data-column="user">
        <span>
          <PersonLink person={report.user} />
        </span>
        <small>{report.user?.email}</small>
      </td>
      <td data-column="problem_type">{report.problem_type}</td>
      <td data-column="priority">
        <PriorityBadge priority={report.priority} />
      </td>
      <td className={classes.two} data-column="status">
        <ReportStatusBadge status={report.status} />
        {report.assignee && <small>{m.assigned(report.assignee.name ?? m.unknown)}</small>}
      </td>
      <td data-column="createdAt">{formatDate(report.createdAt)}</td>
      <td className={classes.two} data-column="replies">
        <span>{formatNumber(answers)}</span>
        {notes > 0 && <small>{m.notes(notes)}</small>}
      </td>
      <td className={classes.actions}>
        <Button
          variant="default"
          size="xs"
          aria-label={m.replyTo(id)}
          disabled={ownPart || !mayCall(session, replyToReport)}
          onClick={() => onReply(report)}
        >
          {m.reply}
        </Button>
        <ActionIcon
          variant="subtle"
          color="gray"
          size="lg"
          aria-label={m.resolve(id)}
          title={m.resolve(id)}
          disabled={ownPart || !resolvable || !mayCall(session, changeReportStatus)}
          onClick={() => onChange({ report, status: 'resolved' })}
        >
          <IconCheck size={18} stroke={1.75} />
        </ActionIcon>
        <ReportMenu report={report} onChange={onChange} onDelete={onDelete} />
      </td>
    </tr>
  );
}

/** The member a report is about, and the number of reports in the same case. */
function ReportedMember({ report }: Pick<Props, 'report'>) {
  const { row: m } = messages;
  if (!report.case) return null;
  const total = report.case.total;
  return (
    <small>
      {m.about} <PersonLink person={report.reportedUser} />
      {total > 1 && ` ${m.inCase(total)}`}
    </small>
  );
}
