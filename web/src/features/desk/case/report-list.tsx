import type { Case } from '@kindred/contract/desk';
import type { CaseReport } from '@kindred/contract/desk/case-parts';
import { IconAlertTriangle } from '@tabler/icons-react';
import { lazyRouteComponent } from '@tanstack/react-router';
import { useState } from 'react';
import { formatDate, formatNumber } from '../../../lib/formats/formats.ts';
import { messages } from '#texts/desk.ts';
import { messages as decideWords } from '#texts/decide.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { StatusBadge } from '../../../ui/lists/status-badge.tsx';
import { Key } from '../../../widgets/shortcuts/key.tsx';
import { useShortcuts } from '../../../widgets/shortcuts/use-shortcuts.ts';
import { StateBadge } from '../../../widgets/badges/report-badges.tsx';
import { LeftOut } from '../left-out.tsx';
import classes from './case.module.css';
import { reporterName } from './evidence-of.ts';
import { type ReportGroup, reportGroups } from './report-groups.ts';

const MoreOfReport = lazyRouteComponent(() => import('./more-of-report.tsx'), 'MoreOfReport');

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
  const [whole, setWhole] = useState<readonly string[]>([]);
  const foldable = groups.filter(({ reports: alike, shown }) => alike.length > shown).slice(0, 9);
  const toggle = (title: string) =>
    setWhole((all) =>
      all.includes(title) ? all.filter((each) => each !== title) : [...all, title],
    );
  useShortcuts(
    Object.fromEntries(foldable.map(({ title }, index) => [`${index + 1}`, () => toggle(title)])),
  );
  return (
    <section className={classes.reports} aria-label={m.reported}>
      <div className="flex flex-wrap items-baseline gap-2">
        <h3 className="heading-bold">{m.reported}</h3>
        {groups.length > 1 && (
          <small className="text-sm text-faint">{m.alike({ reports: reports.length })}</small>
        )}
        {onDanger && (
          <Button
            className="ms-auto"
            look="danger-plain"
            size="inline"
            aria-haspopup="dialog"
            aria-keyshortcuts="L"
            icon={<IconAlertTriangle size={16} stroke={1.75} aria-hidden />}
            after={<Key name="L" />}
            onClick={onDanger}
          >
            {m.danger}
          </Button>
        )}
      </div>
      {groups.map((group) => (
        <Group
          key={group.title}
          group={group}
          fresh={fresh}
          isWhole={whole.includes(group.title)}
          keyName={keyOf(foldable.indexOf(group))}
          onToggle={() => toggle(group.title)}
        />
      ))}
      <LeftOut count={reportsLeftOut} person={person} />
    </section>
  );
}

/** The first nine groups that are folded have a key. */
const keyOf = (index: number) => (index < 0 ? null : `${index + 1}`);

interface GroupProps extends Pick<Props, 'fresh'> {
  group: ReportGroup;
  isWhole: boolean;
  keyName: string | null;
  onToggle: () => void;
}

function Group({ group, fresh, isWhole, keyName, onToggle }: GroupProps) {
  const { case: m } = messages;
  const { title, reports, shown } = group;
  const more = Math.max(0, reports.length - shown);
  return (
    <section className={`border-b border-line-soft ${classes.group}`} aria-label={title}>
      <h4 className="m-0 flex items-center gap-2 heading-md">
        {title}
        {reports.length > 1 && (
          <span className="font-normal text-muted tabular-nums">
            <span aria-hidden>×</span>
            {formatNumber(reports.length)}
          </span>
        )}
      </h4>
      <ul className="m-0 mt-1.5 grid list-none gap-1.5 p-0">
        {reports.slice(0, isWhole ? reports.length : shown).map((report) => (
          <ReportWords key={report._id} report={report} isNew={fresh.includes(report._id)} />
        ))}
      </ul>
      {more > 0 && (
        <button
          type="button"
          className="flex min-h-8 cursor-pointer items-center gap-2 border-0 bg-transparent p-0 text-sm font-semibold text-ink"
          aria-expanded={isWhole}
          aria-keyshortcuts={keyName ?? undefined}
          onClick={onToggle}
        >
          <span className="underline">
            {isWhole ? m.fewerAlike : m.moreAlike({ reports: more })}
          </span>
          {keyName && <Key name={keyName} />}
        </button>
      )}
    </section>
  );
}

function ReportWords({ report, isNew }: { report: CaseReport; isNew: boolean }) {
  const { description, createdAt, settledAt, status } = report;
  return (
    <li className={`grid min-w-0 ${classes.report}`}>
      <p className="flex flex-wrap items-baseline gap-x-2 gap-y-1">
        <b className="anywhere">{reporterName(report)}</b>
        {settledAt && <StateBadge status={status} />}
        {isNew && <StatusBadge kind="info">{decideWords.fresh}</StatusBadge>}
      </p>
      <time className="text-xs text-faint tabular-nums" dateTime={createdAt}>
        {formatDate(createdAt, { timeStyle: 'short' })}
      </time>
      <div className={`min-w-0 ${classes.words}`}>
        <p className="text-pretty anywhere whitespace-pre-wrap" dir="auto">
          {description}
        </p>
        <MoreOfReport report={report} />
      </div>
    </li>
  );
}
