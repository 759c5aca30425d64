import type { Case } from '@kindred/contract/desk';
import type { CaseReport } from '@kindred/contract/desk/case-parts';
import { Button } from '@mantine/core';
import '@mantine/core/styles/Button.layer.css';
import { IconAlertTriangle } from '@tabler/icons-react';
import { lazyRouteComponent } from '@tanstack/react-router';
import { useState } from 'react';
import { formatDate, formatNumber } from '../../../lib/formats/formats.ts';
import { messages } from '../../../lib/messages/desk.ts';
import { messages as decideWords } from '../../../lib/messages/decide.ts';
import { StatusBadge } from '../../../ui/lists/status-badge.tsx';
import { Key } from '../../../widgets/shortcuts/key.tsx';
import { StateBadge } from '../../../widgets/badges/report-badges.tsx';
import { LeftOut } from '../left-out.tsx';
import classes from './case.module.css';
import { reporterName } from './evidence-of.ts';
import { type ReportGroup, reportGroups } from './report-groups.ts';

const Replies = lazyRouteComponent(() => import('./replies.tsx'), 'Replies');

interface Props {
  found: Case;
  /** Reports that arrived during the decision. */
  fresh: readonly string[];
  /** Null if a claim above has the way there. */
  onDanger: (() => void) | null;
}

/** The text of every report, alike ones folded. */
export function ReportList({ found, fresh, onDanger }: Props) {
  const { case: m } = messages;
  const { reports, reportsLeftOut, person } = found;
  const groups = reportGroups(reports, fresh);
  return (
    <section className={classes.reports} aria-label={m.reported}>
      <div className="flex wrap items-baseline gap-2">
        <h3>{m.reported}</h3>
        {groups.length > 1 && <small className={classes.alike}>{m.alike(reports.length)}</small>}
        {onDanger && (
          <Button
            className="push-end"
            variant="outline"
            color="danger"
            size="compact-sm"
            aria-haspopup="dialog"
            aria-keyshortcuts="L"
            leftSection={<IconAlertTriangle size={16} stroke={1.75} aria-hidden />}
            rightSection={<Key name="L" />}
            onClick={onDanger}
          >
            {m.danger}
          </Button>
        )}
      </div>
      {groups.map((group) => (
        <Group key={group.title} group={group} fresh={fresh} />
      ))}
      <LeftOut count={reportsLeftOut} person={person} />
    </section>
  );
}

function Group({ group, fresh }: { group: ReportGroup; fresh: readonly string[] }) {
  const { case: m } = messages;
  const { title, reports, shown } = group;
  const [isWhole, setWhole] = useState(false);
  const folded = isWhole ? 0 : Math.max(0, reports.length - shown);
  return (
    <section className={`border-bottom-soft ${classes.group}`} aria-label={title}>
      <h4 className={`row gap-2 m-0 ${classes.groupTitle}`}>
        {title}
        {reports.length > 1 && (
          <span className="muted tabular normal">
            <span aria-hidden>×</span>
            {formatNumber(reports.length)}
          </span>
        )}
      </h4>
      <ul className={`grid p-0 list-none gap-1-5 ${classes.list}`}>
        {reports.slice(0, reports.length - folded).map((report) => (
          <ReportWords key={report._id} report={report} isNew={fresh.includes(report._id)} />
        ))}
      </ul>
      {folded > 0 && (
        <button
          type="button"
          className={`p-0 border-0 bg-none ink clickable underline text-sm semibold min-h-32 ${classes.more}`}
          onClick={() => setWhole(true)}
        >
          {m.moreAlike(folded)}
        </button>
      )}
    </section>
  );
}

function ReportWords({ report, isNew }: { report: CaseReport; isNew: boolean }) {
  const { case: m } = messages;
  const { description, createdAt, settledAt, status, sender } = report;
  return (
    <li className={`grid min-w-0 ${classes.report}`}>
      <p className={`flex wrap items-baseline ${classes.by}`}>
        <b>{reporterName(report)}</b>
        {settledAt && <StateBadge status={status} />}
        {isNew && <StatusBadge kind="info">{decideWords.fresh}</StatusBadge>}
      </p>
      <time className="faint text-xs tabular" dateTime={createdAt}>
        {formatDate(createdAt, { timeStyle: 'short' })}
      </time>
      <div className={`min-w-0 ${classes.words}`}>
        <p className="pretty anywhere pre-wrap">{description}</p>
        {sender && (
          <p className="pretty anywhere pre-wrap">
            <small>
              {m.sentFrom(sender.email)} {m.location(sender.location)}
            </small>
          </p>
        )}
        {report.replies.length > 0 && <Replies report={report} />}
      </div>
    </li>
  );
}
