import { type Sanction, sanctionKind } from '@kindred/contract/desk/sanctions';
import type { Statement } from '@kindred/contract/desk/statements';
import { Link, lazyRouteComponent, useLocation } from '@tanstack/react-router';
import { Suspense } from 'react';
import { useStatement } from '../../../api/statements.ts';
import { formatSiteDate } from '../../../lib/formats/formats.ts';
import { mailedToken } from '../../../lib/sessions/mailed-token.ts';
import { messages as links } from '#texts/mailed-links.ts';
import { messages as m } from '#texts/statements.ts';
import { shortId } from '../../../lib/facts/short-id.ts';
import column from '../../../ui/pages/column.module.css';
import { textLink } from '../../../ui/pages/text-link.ts';
import { LinkFailure } from '../../../ui/states/link-failure.tsx';
import { StatementHead } from './statement-head.tsx';
import classes from './statement-page.module.css';

// A link that can't be opened shows none.
const AppealSection = lazyRouteComponent(() => import('./appeal-section.tsx'), 'AppealSection');

/** The decision and its reasons, with a way to appeal. Opening it changes nothing. */
export function StatementPage() {
  const token = useLocation({ select: ({ hash }) => mailedToken(hash) });
  const query = useStatement(token);
  return (
    <div className={`mx-auto grid w-full gap-6 ${column.page}`}>
      {token && query.isPending && (
        <>
          <h1 className="tracking-tight text-balance anywhere title-md">{m.title}</h1>
          <p>{m.loading}</p>
        </>
      )}
      {(!token || query.error) && (
        <LinkFailure query={query} page>
          <Link to="/decisions" hash="" className={textLink}>
            {m.list.open}
          </Link>
          <Link to="/help" hash="" className={textLink}>
            {links.toHelp}
          </Link>
        </LinkFailure>
      )}
      {token && query.data && <Shown statement={query.data} token={token} />}
    </div>
  );
}

function Shown({ statement, token }: { statement: Statement; token: string }) {
  return (
    <>
      <StatementHead statement={statement} />
      <dl className={`m-0 rounded-2xl border border-line bg-surface ${classes.facts}`}>
        {factsOf(statement).map(([name, value]) => (
          <div className={`grid ${classes.group}`} key={name}>
            <dt className={`text-muted ${classes.term}`}>{name}</dt>
            <dd className="m-0 text-lg anywhere whitespace-pre-line">{value}</dd>
          </div>
        ))}
      </dl>
      <Suspense>
        <AppealSection statement={statement} token={token} />
      </Suspense>
    </>
  );
}

function factsOf(statement: Statement): [string, string][] {
  if (statement.party === 'reporter') {
    const { reportId, answer } = statement;
    return [
      [m.facts.reference, shortId(reportId)],
      ...(answer ? [[m.facts.answer, answer] as [string, string]] : []),
    ];
  }
  const { until, action, reason, ground, clause, noticed, automatedDecision } = statement;
  return [
    ...untilOf(action, until),
    [m.facts.reason, reason],
    [m.facts[ground], clause],
    [m.facts.how, m.how({ noticed, automated: automatedDecision !== 'not-automated' })],
  ];
}

function untilOf(action: Sanction, until: string | null): [string, string][] {
  if (until) return [[m.facts.until, formatSiteDate(until)]];
  return sanctionKind(action)?.isPermanent ? [[m.facts.until, m.forGood]] : [];
}
