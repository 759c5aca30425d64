import type { MemberFile } from '@kindred/contract/user-admin/member-file';
import { Link } from '@tanstack/react-router';
import { shortId } from '../../../lib/facts/short-id.ts';
import { formatDate } from '../../../lib/formats/formats.ts';
import { messages } from '#texts/member-file.ts';
import { StatusBadge } from '../../../ui/lists/status-badge.tsx';
import classes from './member-file.module.css';
import { Panel } from './panel.tsx';

export function CasesPanel({ cases }: Pick<MemberFile, 'cases'>) {
  const { reports: m } = messages;
  if (cases.length === 0) return null;
  return (
    <Panel title={m.cases}>
      <ul className={`list-none ${classes.list}`}>
        {cases.map(({ _id, openedAt, closedAt, reports }) => (
          <li className={`${classes.item} ${classes.report}`} key={_id}>
            <Link to="/desk" search={{ case: _id }}>
              {m.caseOf({ reports })} {shortId(_id)}
            </Link>
            <span className={`ms-auto inline-flex items-center gap-3 ${classes.when}`}>
              <span className="text-sm font-normal text-muted">
                {closedAt
                  ? m.span({ from: formatDate(openedAt), to: formatDate(closedAt) })
                  : m.since({ day: formatDate(openedAt) })}
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
