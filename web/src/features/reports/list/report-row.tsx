import { type Report } from '@kindred/contract/reports';
import { narrowerReason } from '@kindred/contract/reports/report-list';
import { messages as typeTexts } from '#texts/problem-types.ts';
import { IconCheck } from '@tabler/icons-react';
import { reasonName } from '../../../lib/facts/report-reasons.ts';
import { formatDate, formatNumber } from '../../../lib/formats/formats.ts';
import { messages } from '#texts/reports.ts';
import { shortId } from '../../../lib/facts/short-id.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { IconButton } from '../../../ui/buttons/icon-button.tsx';
import {
  ActionsCell,
  Cell,
  CellNote,
  CellText,
  ListRow,
} from '../../../ui/list-table/list-row.tsx';
import { PriorityBadge, StateBadge } from '../../../widgets/badges/report-badges.tsx';
import { PersonLink } from './person-link.tsx';
import { type ReportActions, rowId } from '../report-actions.ts';
import { ReportMenu } from './report-menu.tsx';
import { ReportedMember } from './reported-member.tsx';
import classes from './reports-table.module.css';
import { useReportRights } from '../use-report-rights.ts';

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
    <ListRow id={rowId(_id)}>
      <Cell className="font-mono" column="id">
        {id}
      </Cell>
      <Cell column="description">
        <CellText className={classes.words} title={report.description} dir="auto">
          {report.description}
        </CellText>
        <CellNote narrow>
          <span className="font-mono">{id}</span> {typeTexts[report.problem_type]} {m.from}{' '}
          <PersonLink person={user} />
        </CellNote>
        <ReportedMember report={report} />
      </Cell>
      <Cell column="user">
        <CellText>
          <PersonLink person={user} />
        </CellText>
        <CellNote>{user?.email}</CellNote>
      </Cell>
      <Cell column="problem_type">
        <CellText className={classes.type}>{typeTexts[report.problem_type]}</CellText>
        {reason && <CellNote>{reasonName(reason)}</CellNote>}
      </Cell>
      <Cell column="priority">
        <PriorityBadge priority={report.priority} />
      </Cell>
      <Cell column="status">
        <StateBadge status={report.status} />
        {assignee && <CellNote>{m.assigned({ name: assignee.name ?? m.unknown })}</CellNote>}
      </Cell>
      <Cell column="createdAt">
        <time dateTime={createdAt}>{formatDate(createdAt)}</time>
        <CellNote narrow>{m.replies({ count: answers })}</CellNote>
      </Cell>
      <Cell column="replies">
        {formatNumber(answers)}
        {notes > 0 && <CellNote>{m.notes({ count: notes })}</CellNote>}
      </Cell>
      <ActionsCell>
        <Button
          look="plain"
          size="xs"
          aria-label={m.replyTo({ id })}
          disabled={!mayReply}
          onClick={() => onReply(report)}
        >
          {m.reply}
        </Button>
        <IconButton
          size="md"
          aria-label={m.resolve({ id })}
          title={m.resolve({ id })}
          disabled={!mayResolve}
          onClick={() => onChange({ report, status: 'resolved' })}
        >
          <IconCheck size={18} stroke={1.75} />
        </IconButton>
        <ReportMenu inRow report={report} onChange={onChange} onDelete={onDelete} />
      </ActionsCell>
    </ListRow>
  );
}
