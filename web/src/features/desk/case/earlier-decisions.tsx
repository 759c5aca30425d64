import { messages as actions } from '#texts/decisions.ts';
import type { Case } from '@kindred/contract/desk';
import type { Decision } from '@kindred/contract/desk/decisions';
import { lazyRouteComponent } from '@tanstack/react-router';
import { Suspense } from 'react';
import { messages as decideWords } from '#texts/decide.ts';
import { formatDate, formatSiteDate } from '../../../lib/formats/formats.ts';
import { messages } from '#texts/desk.ts';
import { useSession } from '../../../lib/sessions/use-session.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { LeftOut } from '../left-out.tsx';
import { nameOf } from '../name-of.ts';
import type { Decisions } from '../state/use-decisions.ts';
import classes from './case.module.css';

// Few cases are about fraud.
const FraudWarned = lazyRouteComponent(
  () => import('../../../widgets/fraud-warnings.tsx'),
  'FraudWarned',
);

interface Props {
  found: Case;
  onUndo: Decisions['undo'];
}

/** The decisions about this case and this person, the latest first. */
export function EarlierDecisions({ found, onUndo }: Props) {
  const { case: m } = messages;
  const { _id: caseId, decisions } = found;
  const undo = (decision: Decision) =>
    onUndo({ caseId, name: nameOf(found), sent: Promise.resolve(decision) });
  const me = useSession().user?._id;
  return (
    <section className={`mt-4 border-t border-line ${classes.decisions}`} aria-label={m.decisions}>
      <h3 className="heading-bold">{m.decisions}</h3>
      <ol className="m-0 mt-1.5 grid list-none gap-2.5 p-0">
        {decisions.map((decision) => (
          <DecisionLine
            key={decision._id}
            decision={decision}
            onUndo={decision.by?._id === me && canUndo(decision) ? () => undo(decision) : null}
          />
        ))}
      </ol>
      <LeftOut count={found.decisionsLeftOut} person={found.person} />
    </section>
  );
}

/** From any tab, as long as no one was notified. */
const canUndo = ({ undoableUntil }: Decision) =>
  undoableUntil !== null && Date.parse(undoableUntil) > Date.now();

interface LineProps {
  decision: Decision;
  onUndo: (() => void) | null;
}

function DecisionLine({ decision, onUndo }: LineProps) {
  const { case: m } = messages;
  const { action, by, at, until, reason, writtenReason, note, undoneAt, reversedAt, fraud } =
    decision;
  const what = until
    ? `${actions[action].past} ${m.until({ when: formatSiteDate(until) })}`
    : actions[action].past;
  return (
    <li>
      <p className="flex flex-wrap items-baseline gap-x-2 gap-y-1">
        <b>{what}</b>
        {(undoneAt ?? reversedAt) && (
          <small className="text-xs text-faint">{undoneAt ? m.undone : m.reversed}</small>
        )}
        <time className="text-xs text-faint" dateTime={at}>
          {m.by({ name: by?.name ?? null, when: formatDate(at) })}
        </time>
        {onUndo && (
          <Button look="plain" size="inline" onClick={onUndo}>
            {decideWords.undo}
          </Button>
        )}
      </p>
      {fraud && !undoneAt && (
        <Suspense>
          <FraudWarned fraud={fraud} />
        </Suspense>
      )}
      {reason && (
        <p className="text-pretty anywhere whitespace-pre-wrap" dir="auto">
          {reason}
        </p>
      )}
      {writtenReason && (
        <p className="text-pretty anywhere whitespace-pre-wrap">
          <small className="block text-xs text-faint">{m.written}</small> {writtenReason}
        </p>
      )}
      {note && (
        <p className="text-pretty anywhere whitespace-pre-wrap">
          <small className="block text-xs text-faint">{m.note}</small> {note}
        </p>
      )}
    </li>
  );
}
