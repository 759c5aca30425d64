import type { MemberFile } from '@kindred/contract/user-admin/member-file';
import { Link } from '@tanstack/react-router';
import { formatDate, formatNumber } from '../../../lib/formats.ts';
import { messages } from '../../../lib/messages/member-file.ts';
import { type Kind, StatusBadge } from '../../../ui/status-badge.tsx';
import classes from './member-file.module.css';
import { Panel } from './panel.tsx';
import { PersonLink } from './person-link.tsx';

type Reports = MemberFile['reportsBy'];

const kinds: Record<Reports['latest'][number]['status'], Kind> = {
  pending: 'warning',
  in_progress: 'info',
  resolved: 'success',
  closed: 'neutral',
  rejected: 'danger',
};

interface Props {
  title: string;
  reports: Reports;
  /** Whether the other one is who reported. */
  by?: boolean;
}

export function ReportsPanel({ title, reports: { total, latest }, by = false }: Props) {
  const { reports: m } = messages;
  return (
    <Panel title={title} aside={<span className={classes.quiet}>{formatNumber(total)}</span>}>
      {total === 0 && <p className={classes.none}>{m.none}</p>}
      <ul className={classes.lines}>
        {latest.map(({ _id, problem_type, status, createdAt, other }) => (
          <li key={_id}>
            <Link to="/reports" search={{ search: _id }}>
              {problem_type} #{_id.slice(-6)}
            </Link>
            <span className={classes.quiet}>
              {by ? m.from : m.about} <PersonLink person={other} />
            </span>
            <span className={classes.end}>
              <span className={classes.quiet}>{formatDate(createdAt)}</span>
              <StatusBadge kind={kinds[status]}>{m.statuses[status]}</StatusBadge>
            </span>
          </li>
        ))}
      </ul>
      {total > latest.length && <p className={classes.none}>{m.more(latest.length, total)}</p>}
    </Panel>
  );
}

export function CasesPanel({ cases }: Pick<MemberFile, 'cases'>) {
  const { reports: m } = messages;
  if (cases.length === 0) return null;
  return (
    <Panel title={m.cases}>
      <ul className={classes.lines}>
        {cases.map(({ _id, openedAt, closedAt, reports }) => (
          <li key={_id}>
            <span>{m.caseOf(reports)}</span>
            <span className={classes.end}>
              <span className={classes.quiet}>
                {closedAt
                  ? m.span(formatDate(openedAt), formatDate(closedAt))
                  : m.since(formatDate(openedAt))}
              </span>
              <StatusBadge kind={closedAt ? 'neutral' : 'warning'}>
                {closedAt ? m.closed : m.open}
              </StatusBadge>
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
