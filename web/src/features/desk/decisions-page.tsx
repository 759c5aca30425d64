import type { Statement } from '@kindred/contract/desk/statements';
import { Link } from '@tanstack/react-router';
import { useOwnStatements } from '../../api/statements.ts';
import { formatDate } from '../../lib/formats.ts';
import { messages } from '../../lib/messages/statements.ts';
import { shortId } from '../../lib/short-id.ts';
import column from '../../ui/column.module.css';
import { QueryState } from '../../ui/query-state.tsx';
import { titleOf } from './statement-title.ts';

const { list: m } = messages;

/** What the team decided about a member and about what they reported, each with the way to contest it. */
export function DecisionsPage() {
  const query = useOwnStatements();
  const of = (party: Statement['party']) => (query.data ?? []).filter((it) => it.party === party);
  return (
    <div className={column.page}>
      <header className={column.head}>
        <h1>{m.title}</h1>
        <p>{m.about}</p>
      </header>
      <QueryState query={query} words={m} />
      {query.data && (
        <>
          <Statements title={m.aboutYou} none={m.noneAboutYou} statements={of('bearer')} />
          <Statements
            title={m.aboutReports}
            none={m.noneAboutReports}
            statements={of('reporter')}
          />
        </>
      )}
    </div>
  );
}

interface Props {
  title: string;
  none: string;
  statements: readonly Statement[];
}

function Statements({ title, none, statements }: Props) {
  return (
    <section className={column.section}>
      <h2>{title}</h2>
      {statements.length === 0 && <p className={column.quiet}>{none}</p>}
      <ul className={column.list}>
        {statements.map((statement) => (
          <li key={statement.token}>
            <Link
              to="/statement"
              hash={`token=${encodeURIComponent(statement.token)}`}
              className={column.link}
            >
              {titleOf(statement)}
            </Link>
            <p className={column.quiet}>{linesOf(statement).join(' · ')}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

function linesOf(statement: Statement) {
  const { at, appeal, appealUntil } = statement;
  const reference = statement.party === 'reporter' ? [shortId(statement.reportId)] : [];
  if (appeal?.outcome) return [...reference, formatDate(at), messages.appeals[appeal.outcome]];
  if (appeal) return [...reference, formatDate(at), m.contested];
  return [...reference, formatDate(at), ...(appealUntil ? [m.until(formatDate(appealUntil))] : [])];
}
