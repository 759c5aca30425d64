import type { Case } from '@kindred/contract/desk';
import type { CaseReport } from '@kindred/contract/desk/case-parts';
import { narrowerReason } from '@kindred/contract/reports/reasons';
import { Button } from '@mantine/core';
import '@mantine/core/styles/Button.layer.css';
import { formatDate } from '../../../lib/formats.ts';
import { messages } from '../../../lib/messages/desk.ts';
import { messages as decideWords } from '../../../lib/messages/decide.ts';
import { messages as words } from '../../../lib/messages/report-words.ts';
import { StatusBadge } from '../../../ui/status-badge.tsx';
import { Avatar } from '../../../ui/avatar.tsx';
import { Key } from '../../../widgets/shortcuts/key.tsx';
import { StateBadge } from '../../../widgets/report-badges.tsx';
import { LeftOut } from '../left-out.tsx';
import classes from './case.module.css';
import { reporterName } from './evidence-of.ts';

interface Props {
  found: Case;
  /** Reports that arrived during the decision. */
  fresh: readonly string[];
  onDanger: () => void;
}

/** The text of every report. */
export function ReportList({ found, fresh, onDanger }: Props) {
  const { case: m } = messages;
  const { reports, reportsLeftOut, person } = found;
  const several = new Set(reports.map(({ problem_type }) => problem_type)).size > 1;
  return (
    <section className={classes.reports} aria-label={m.reported}>
      <h3>{m.reported}</h3>
      <ul
        className={`grid p-0 list-none gap-3-by-5 ${classes.list}`}
        data-single={reports.length === 1 || undefined}
      >
        {reports.map((report) => (
          <ReportWords
            key={report._id}
            report={report}
            withType={several}
            isNew={fresh.includes(report._id)}
          />
        ))}
      </ul>
      <LeftOut count={reportsLeftOut} person={person} />
      <Button
        className={classes.danger}
        variant="subtle"
        color="gray"
        size="compact-sm"
        aria-haspopup="dialog"
        aria-keyshortcuts="L"
        rightSection={<Key name="L" />}
        onClick={onDanger}
      >
        {m.danger}
      </Button>
    </section>
  );
}

interface WordsProps {
  report: CaseReport;
  withType: boolean;
  isNew: boolean;
}

function ReportWords({ report, withType, isNew }: WordsProps) {
  const { case: m } = messages;
  const { problem_type, reason, description, createdAt, settledAt, status, sender } = report;
  const narrower = narrowerReason(reason);
  const name = reporterName(report);
  return (
    <li className="flex gap-2-5 min-w-0">
      <Avatar name={name} picture={null} size={28} />
      <div className="min-w-0">
        <p className={`flex wrap items-baseline ${classes.by}`}>
          <b>{name}</b>
          <time className="faint text-xs" dateTime={createdAt}>
            {formatDate(createdAt, { timeStyle: 'short' })}
          </time>
          {settledAt && <StateBadge status={status} />}
          {isNew && <StatusBadge kind="info">{decideWords.fresh}</StatusBadge>}
        </p>
        {narrower ? (
          <small>{words.reasons[narrower]}</small>
        ) : (
          withType && <small>{problem_type}</small>
        )}
        <p className="pretty anywhere pre-wrap">{description}</p>
        {sender && (
          <p className="pretty anywhere pre-wrap">
            <small>
              {m.sentFrom(sender.email)} {m.location(sender.location)}
            </small>
          </p>
        )}
        <Replies report={report} />
      </div>
    </li>
  );
}

function Replies({ report: { replies } }: { report: CaseReport }) {
  const { case: m } = messages;
  if (replies.length === 0) return null;
  return (
    <details>
      <summary>{m.replies(replies.length)}</summary>
      {replies.map(({ _id, message, isInternal, repliedBy, repliedAt }) => (
        <p key={_id} className="pretty anywhere pre-wrap">
          {message}
          <small>
            {isInternal && `${m.note}. `}
            {m.by(repliedBy.name, formatDate(repliedAt))}
          </small>
        </p>
      ))}
    </details>
  );
}
