import type { MemberFile } from '@kindred/contract/user-admin/member-file';
import { messages as typeTexts } from '#texts/problem-types.ts';
import { Link } from '@tanstack/react-router';
import { formatDate, formatNumber } from '../../../lib/formats/formats.ts';
import { shortId } from '../../../lib/facts/short-id.ts';
import { messages } from '#texts/member-file.ts';
import { ReportStatusBadge } from '../../../widgets/badges/report-status-badge.tsx';
import classes from './member-file.module.css';
import { Panel } from './panel.tsx';
import { PersonLink } from './person-link.tsx';

type Reports = MemberFile['reportsBy'];

interface Props {
  title: string;
  reports: Reports;
  /** Whether the other person is the reporter. */
  by?: boolean;
}

export function ReportsPanel({ title, reports: { total, latest }, by = false }: Props) {
  const { reports: m } = messages;
  return (
    <Panel
      title={title}
      aside={<span className="text-sm font-normal text-muted">{formatNumber(total)}</span>}
    >
      {total === 0 && <p className={`px-5 text-muted ${classes.none}`}>{m.none}</p>}
      <ul className={`list-none ${classes.list}`}>
        {latest.map(({ _id, problem_type, status, createdAt, other }) => (
          <li className={`${classes.item} ${classes.report}`} key={_id}>
            <Link to="/reports" search={{ search: _id }}>
              {typeTexts[problem_type]} {shortId(_id)}
            </Link>
            <span className="min-w-0 text-sm font-normal anywhere text-muted">
              {by ? m.from : m.about} <PersonLink person={other} />
            </span>
            <span className={`ms-auto inline-flex items-center gap-3 ${classes.when}`}>
              <span className="text-sm font-normal text-muted">{formatDate(createdAt)}</span>
              <ReportStatusBadge status={status}>{m.statuses[status]}</ReportStatusBadge>
            </span>
          </li>
        ))}
      </ul>
      {total > latest.length && (
        <p className={`px-5 text-muted ${classes.none}`}>
          {m.more({ shown: latest.length, total })}
        </p>
      )}
    </Panel>
  );
}
