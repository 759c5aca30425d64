import type { Report } from '@kindred/contract/reports';
import { useState } from 'react';
import { formatDate } from '../../lib/formats.ts';
import { messages as words } from '../../lib/messages/reports.ts';
import { QueryState } from '../../ui/query-state.tsx';
import { StatusBadge } from '../../ui/status-badge.tsx';
import { statusKinds } from './badges.tsx';
import { Evidence } from './evidence.tsx';
import classes from './evidence.module.css';
import { useWholeReport } from './queries.ts';
import { shortId } from './short-id.ts';

/** What is kept with a report about somebody, and what else was reported about them. */
export function KeptWith({ report }: { report: Report }) {
  const { evidence: m } = words;
  const [open, setOpen] = useState(false);
  if (!report.case) return null;
  return (
    <details
      className={classes.evidence}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>{m.summary}</summary>
      {open && <Kept report={report} />}
    </details>
  );
}

/** Read when somebody means to look, since each look is written down. */
function Kept({ report }: { report: Report }) {
  const { evidence: m } = words;
  const query = useWholeReport(report);
  const { evidence = [], related = [] } = query.data ?? {};
  return (
    <>
      <QueryState query={query} words={m} />
      {evidence.map((each) => (
        <Evidence key={each.kind} evidence={each} />
      ))}
      {related.length > 0 && (
        <section className={classes.evidence} aria-label={m.related}>
          <h3>{m.related}</h3>
          <ul className={classes.related}>
            {related.map(({ _id, problem_type, status, createdAt, description }) => (
              <li key={_id}>
                <StatusBadge kind={statusKinds[status]}>{words.statuses[status]}</StatusBadge>
                <span>
                  {problem_type} <small>{`${shortId(_id)}, ${formatDate(createdAt)}`}</small>
                  <br />
                  {description}
                </span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
