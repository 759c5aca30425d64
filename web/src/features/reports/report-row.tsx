import { type Report } from '@kindred/contract/reports';
import { narrowerReason } from '@kindred/contract/reports/reasons';
import { ActionIcon, Button } from '@mantine/core';
import '@mantine/core/styles/ActionIcon.layer.css';
import '@mantine/core/styles/Button.layer.css';
import { IconCheck } from '@tabler/icons-react';
import { formatDate, formatNumber } from '../../lib/formats.ts';
import { messages } from '../../lib/messages/reports.ts';
import { messages as words } from '../../lib/messages/report-words.ts';
import { shortId } from '../../lib/short-id.ts';
import { PriorityBadge, StateBadge } from '../../widgets/report-badges.tsx';
import { PersonLink } from './person-link.tsx';
import { type ReportActions, rowId } from './report-actions.ts';
import { ReportMenu } from './report-menu.tsx';
import { ReportedMember } from './reported-member.tsx';
import classes from './reports-table.module.css';
import { useReportRights } from './use-report-rights.ts';

interface Props extends ReportActions {
  report: Report;
}

/** On narrow screens some columns become the second line of others. */
export function ReportRow({ report, onReply, onChange, onDelete }: Props) {
  const { row: m } = messages;
  const { mayReply, mayResolve } = useReportRights(report);
  const { _id, user, assignee, replies, createdAt } = report;
  const reason = narrowerReason(report.reason);
  const id = shortId(_id);
  const answers = replies.filter(({ isInternal }) => !isInternal).length;
  const notes = replies.length - answers;
  return (
    <tr className={classes.line} id={rowId(_id)} tabIndex={-1}>
      <td
        className={`mono overflow-hidden ${classes.cell} ${classes.innerCell} ${classes.cell2}`}
        data-column="id"
      >
        {id}
      </td>
      <td
        className={`overflow-hidden ${classes.cell} ${classes.innerCell} ${classes.cell2}`}
        data-column="description"
      >
        <span className={`${classes.words} ${classes.part}`} title={report.description}>
          {report.description}
        </span>
        <small className={classes.innerSmall} data-narrow>
          <span className="mono">{id}</span> {report.problem_type} {m.from}{' '}
          <PersonLink person={user} />
        </small>
        <ReportedMember report={report} />
      </td>
      <td
        className={`overflow-hidden ${classes.cell} ${classes.innerCell} ${classes.cell2}`}
        data-column="user"
      >
        <span>
          <PersonLink person={user} />
        </span>
        <small className={classes.innerSmall}>{user?.email}</small>
      </td>
      <td
        className={`overflow-hidden ${classes.cell} ${classes.innerCell} ${classes.cell2}`}
        data-column="problem_type"
      >
        <span>{report.problem_type}</span>
        {reason && <small className={classes.innerSmall}>{words.reasons[reason]}</small>}
      </td>
      <td
        className={`overflow-hidden ${classes.cell} ${classes.innerCell} ${classes.cell2}`}
        data-column="priority"
      >
        <PriorityBadge priority={report.priority} />
      </td>
      <td
        className={`overflow-hidden ${classes.cell} ${classes.innerCell} ${classes.cell2}`}
        data-column="status"
      >
        <StateBadge status={report.status} />
        {assignee && (
          <small className={classes.innerSmall}>{m.assigned(assignee.name ?? m.unknown)}</small>
        )}
      </td>
      <td
        className={`overflow-hidden ${classes.cell} ${classes.innerCell} ${classes.cell2}`}
        data-column="createdAt"
      >
        <span>{formatDate(createdAt)}</span>
        <small className={classes.innerSmall} data-narrow>
          {m.replies(answers)}
        </small>
      </td>
      <td
        className={`overflow-hidden ${classes.cell} ${classes.innerCell} ${classes.cell2}`}
        data-column="replies"
      >
        <span>{formatNumber(answers)}</span>
        {notes > 0 && <small className={classes.innerSmall}>{m.notes(notes)}</small>}
      </td>
      <td
        className={`overflow-hidden ${classes.actions} ${classes.cell} ${classes.innerCell} ${classes.cell2}`}
      >
        <Button
          variant="default"
          size="xs"
          aria-label={m.replyTo(id)}
          disabled={!mayReply}
          onClick={() => onReply(report)}
        >
          {m.reply}
        </Button>
        <ActionIcon
          variant="subtle"
          color="gray"
          size={32}
          aria-label={m.resolve(id)}
          title={m.resolve(id)}
          disabled={!mayResolve}
          onClick={() => onChange({ report, status: 'resolved' })}
        >
          <IconCheck size={18} stroke={1.75} />
        </ActionIcon>
        <ReportMenu report={report} onChange={onChange} onDelete={onDelete} />
      </td>
    </tr>
  );
}
