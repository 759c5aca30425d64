import type { Appeal } from '@kindred/contract/desk/appeals';
import { Link } from '@tanstack/react-router';
import { useId, useState } from 'react';
import { formatDate } from '../../../lib/formats/formats.ts';
import { lastActiveText } from '../../../lib/formats/last-active.ts';
import { may } from '../../../lib/calls/may-call.ts';
import { shortId } from '../../../lib/facts/short-id.ts';
import { messages as m } from '#texts/appeals.ts';
import { useSession } from '../../../lib/sessions/use-session.ts';
import { clauseText } from '../../../lib/facts/clause-text.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { StatusBadge } from '../../../ui/lists/status-badge.tsx';
import { AppealDialog } from './appeal-dialog.tsx';
import classes from './appeals-page.module.css';

const kinds = { upheld: 'neutral', 'partly-reversed': 'warning', reversed: 'success' } as const;

/** An appeal with its decision, and its outcome. */
export function AppealArticle({ appeal }: { appeal: Appeal }) {
  const { by, party, decision, message, madeAt, outcome, answer } = appeal;
  const heading = useId();
  return (
    <li className={`border-b border-line-soft ${classes.appeal}`}>
      <article
        className={`grid gap-x-6 gap-y-3 px-5 py-4 ${classes.row}`}
        aria-labelledby={heading}
      >
        <header className="grid content-start gap-1">
          <h2 className="anywhere heading-md" id={heading}>
            {m.heading({ name: by?.name ?? m.unnamed, party, action: decision.action })}
          </h2>
          <p className="flex flex-wrap items-center gap-2">
            <time
              className="text-sm text-muted"
              dateTime={madeAt}
              title={formatDate(madeAt, { timeStyle: 'short' })}
            >
              {lastActiveText(madeAt)}
            </time>
            {outcome && <StatusBadge kind={kinds[outcome]}>{m.states[outcome]}</StatusBadge>}
          </p>
        </header>
        <blockquote
          className={`m-0 border-s-2 border-line-strong ps-3 text-md anywhere whitespace-pre-line ${classes.words}`}
        >
          {message}
        </blockquote>
        <dl className="m-0 grid content-start gap-1 text-sm">
          {factsOf(appeal).map(({ name, value, isWritten }) => (
            <div className={`grid gap-3 ${classes.fact}`} key={name}>
              <dt className="text-muted">{name}</dt>
              <dd
                className={isWritten ? 'm-0 anywhere whitespace-pre-line' : 'm-0'}
                dir={isWritten ? 'auto' : undefined}
              >
                {value}
              </dd>
            </div>
          ))}
        </dl>
        {answer && (
          <p className={`anywhere whitespace-pre-line ${classes.answer}`}>
            <b>
              {m.answered({ name: appeal.decidedBy?.name ?? m.colleague, at: appeal.decidedAt })}
            </b>{' '}
            {answer}
          </p>
        )}
        <Actions appeal={appeal} />
      </article>
    </li>
  );
}

interface Fact {
  readonly name: string;
  readonly value: string | null | undefined;
  /** By a person, in whatever language: it has its own direction. */
  readonly isWritten?: boolean;
}

function factsOf({ decision, reportId, party }: Appeal): Fact[] {
  const { by, at, until, reason, writtenReason, ground, note, reversedAt } = decision;
  const facts: Fact[] = [
    { name: m.facts.decided, value: m.decided({ name: by?.name ?? m.colleague, at }) },
    { name: m.facts.until, value: until && formatDate(until) },
    { name: m.facts.reason, value: reason, isWritten: true },
    { name: m.facts.written, value: writtenReason, isWritten: true },
    { name: m.facts.ground, value: ground && clauseText(ground.clause) },
    { name: m.facts.note, value: note, isWritten: true },
    { name: m.facts.report, value: party === 'reporter' && reportId ? shortId(reportId) : null },
    { name: m.facts.reversed, value: reversedAt && formatDate(reversedAt) },
  ];
  return facts.filter(({ value }) => value);
}

function Actions({ appeal }: { appeal: Appeal }) {
  const session = useSession();
  const [isDeciding, setDeciding] = useState(false);
  const { subject, waitsFor, outcome, by, caseId } = appeal;
  const isOpen = outcome === null;
  return (
    <div className={`flex flex-wrap items-center justify-end gap-1 ${classes.actions}`}>
      {waitsFor && <p className="text-sm text-muted">{m.waitsFor[waitsFor]}</p>}
      {subject && (
        <Button
          look="quiet"
          aria-label={m.openPersonOf({ name: subject.name ?? m.unnamed })}
          render={(props) => <Link {...props} to="/users/$id" params={{ id: subject._id }} />}
        >
          {m.openPerson}
        </Button>
      )}
      {caseId && (
        <Button
          look="quiet"
          aria-label={m.openCaseOf({ reference: caseId.slice(-6) })}
          render={(props) => <Link {...props} to="/desk" search={{ case: caseId }} />}
        >
          {m.openCase}
        </Button>
      )}
      {isOpen && !waitsFor && may(session, 'decideCases') && (
        <Button
          look="plain"
          aria-label={m.decideOf({ name: by?.name ?? m.unnamed })}
          onClick={() => setDeciding(true)}
        >
          {m.decide}
        </Button>
      )}
      <AppealDialog appeal={appeal} opened={isDeciding} onClose={() => setDeciding(false)} />
    </div>
  );
}
