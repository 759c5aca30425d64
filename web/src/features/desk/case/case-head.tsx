import type { Case } from '@kindred/contract/desk';
import { problemTypes } from '@kindred/contract/reports/report-types';
import { messages as typeTexts } from '#texts/problem-types.ts';
import { IconArrowLeft } from '@tabler/icons-react';
import { useLookers } from '../../../api/desk/lookers.ts';
import { commaList } from '../../../lib/formats/formats.ts';
import { messages } from '#texts/desk.ts';
import { shortId } from '../../../lib/facts/short-id.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { IconButton } from '../../../ui/buttons/icon-button.tsx';
import { StatusBadge } from '../../../ui/lists/status-badge.tsx';
import { PriorityBadge } from '../../../widgets/badges/report-badges.tsx';
import { useTakenFocus } from '../focus/use-taken-focus.ts';
import classes from './case.module.css';

const day = 86_400_000;

interface Props {
  found: Case;
  takesFocus: boolean;
  onBack: () => void;
  /** Opens the person if there is no room next to the case. */
  onPerson: () => void;
}

export function CaseHead({ found, takesFocus, onBack, onPerson }: Props) {
  const heading = useTakenFocus(takesFocus);
  const lookers = useLookers(found._id);
  const { case: m, queue, person } = messages;
  const { _id, priority, closedAt, escalatedAt, escalatedBy, holder } = found;
  const name = found.person ? (found.person.name ?? person.unknown) : person.reporters;
  return (
    <header className={`flex items-end gap-3 border-b border-line ${classes.head}`}>
      <IconButton className={classes.back} size="xl" aria-label={m.back} onClick={onBack}>
        <IconArrowLeft size={20} stroke={1.75} />
      </IconButton>
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-2">
          <span className="font-mono text-sm text-muted">{shortId(_id)}</span>
          <PriorityBadge priority={priority} />
          {closedAt && <StatusBadge kind="neutral">{m.closed}</StatusBadge>}
          {escalatedAt && (
            <StatusBadge kind="gold">
              {m.escalatedBy({ name: escalatedBy?.name ?? null })}
            </StatusBadge>
          )}
        </p>
        <h2
          className={`mt-1.5 tracking-snug text-balance anywhere outline-none title-sm ${classes.caseTitle}`}
          ref={heading}
          id="case-title"
          tabIndex={-1}
        >
          {titleOf(found, name)}
        </h2>
      </div>
      <div className="grid flex-none justify-items-end gap-2">
        <p className="flex-none text-sm font-semibold text-muted" aria-live="polite">
          {holder
            ? holder.mine
              ? m.yours
              : queue.has({ name: holder.name })
            : closedAt
              ? ''
              : m.free}
        </p>
        {lookers.length > 0 && (
          <p className="text-xs text-muted">{m.looking({ names: commaList(lookers) })}</p>
        )}
        <Button className={classes.toPerson} look="plain" size="xs" onClick={onPerson}>
          {name}
        </Button>
      </div>
    </header>
  );
}

/** Whom or what the case is about, how many reports, and in how many days they arrived. */
function titleOf({ person, reports }: Case, name: string) {
  const open = reports.filter(({ settledAt }) => settledAt === null);
  const shown = open.length > 0 ? open : reports;
  // In the order of the queue.
  const types = problemTypes.filter((type) => shown.some((report) => report.problem_type === type));
  const times = shown.map(({ createdAt }) => Date.parse(createdAt));
  const days = Math.floor((Math.max(...times) - Math.min(...times)) / day);
  const { case: m } = messages;
  const subject = person ? name : commaList(types.map((type) => typeTexts[type]));
  return days > 0
    ? m.titleInDays({ subject, reports: shown.length, days: days + 1 })
    : m.title({ subject, reports: shown.length });
}
