import type { Report } from '@kindred/contract/reports';
import { useState } from 'react';
import { formatDate } from '../../lib/formats.ts';
import { messages as words } from '../../lib/messages/reports.ts';
import { QueryState } from '../../ui/query-state.tsx';
import { StatusBadge } from '../../ui/status-badge.tsx';
import { reportStatusKinds } from '../../widgets/report-status-kinds.ts';
import { Evidence } from './evidence.tsx';
import classes from './evidence.module.css';
import { useReportEvidence } from '../../api/reports/handling.ts';
import { shortId } from '../../lib/short-id.ts';

/** The evidence of a report about a member, and the other reports about them. */
export function ReportEvidence({ report }: { report: Report }) {
  const { evidence: m } = words;
  const [open, setOpen] = useState(false);
  if (!report.case) return null;
  return (
    <details
      className={classes.evidence}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>{m.summary}</summary>
      {open && <LoadedEvidence report={report} />}
    </details>
  );
}

/** Loaded only when opened, because every reading is written to the audit log. */
function LoadedEvidence({ report }: { report: Report }) {
  const { evidence: m } = words;
  const query = useReportEvidence(report);
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
                <StatusBadge kind={reportStatusKinds[status]}>{words.statuses[status]}</StatusBadge>
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
