import type { Statement } from '@kindred/contract/desk/statements';
import { IconChevronRight } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useOwnStatements } from '../../../api/statements.ts';
import { formatDate } from '../../../lib/formats/formats.ts';
import { messages } from '#texts/statements.ts';
import { shortId } from '../../../lib/facts/short-id.ts';
import classes from './decisions-page.module.css';
import column from '../../../ui/pages/column.module.css';
import { MoreRows } from '../../../ui/lists/more-rows.tsx';
import { QueryState } from '../../../ui/states/query-state.tsx';
import links from '../../../ui/pages/links.module.css';
import { titleOf } from './statement-title.ts';

const { list: m } = messages;

/** The team's decisions about a member and about their reports, each with a way to appeal. */
export function DecisionsPage() {
  const aboutYou = useOwnStatements('subject');
  const aboutReports = useOwnStatements('reporter');
  const unread = [aboutYou, aboutReports].find(({ data }) => data === undefined);
  return (
    <div className={`mx-auto grid w-full gap-6 ${column.page}`}>
      <header className="grid gap-2">
        <h1 className="tracking-tight text-balance anywhere title-md titled:max-tablet:sr-only">
          {m.title}
        </h1>
        <p className="text-lg text-pretty text-muted">{m.about}</p>
      </header>
      {unread ? (
        <QueryState query={unread} words={m} rows={4} />
      ) : (
        <>
          <Statements title={m.aboutYou} none={m.noneAboutYou} query={aboutYou} />
          <Statements title={m.aboutReports} none={m.noneAboutReports} query={aboutReports} />
        </>
      )}
    </div>
  );
}

interface Props {
  title: string;
  none: string;
  query: ReturnType<typeof useOwnStatements>;
}

function Statements({ title, none, query }: Props) {
  const statements = query.data?.pages.flatMap((page) => page.statements) ?? [];
  return (
    <section className={`grid gap-4 border-t border-line ${column.section}`}>
      <h2 className="title-xs">{title}</h2>
      {statements.length === 0 && <p className={column.quiet}>{none}</p>}
      <ul className={`m-0 list-none p-0 empty:hidden ${classes.list}`}>
        {statements.map((statement) => (
          <li
            className={`relative grid items-center hover:bg-hover ${classes.item}`}
            key={statement.token}
          >
            <Link
              to="/statement"
              hash={`token=${encodeURIComponent(statement.token)}`}
              className={`text-lg font-semibold ${links.row}`}
            >
              {titleOf(statement)}
            </Link>
            <p className="anywhere text-muted">{linesOf(statement).join(' · ')}</p>
            <IconChevronRight
              className={`text-faint ${classes.icon}`}
              size={20}
              stroke={1.75}
              aria-hidden
            />
          </li>
        ))}
      </ul>
      <MoreRows query={query} label={m.more} />
      <QueryState query={query} words={m} />
    </section>
  );
}

function linesOf(statement: Statement) {
  const { at, appeal, appealUntil } = statement;
  const reference = statement.party === 'reporter' ? [shortId(statement.reportId)] : [];
  if (appeal?.outcome) return [...reference, formatDate(at), messages.appeals[appeal.outcome]];
  if (appeal) return [...reference, formatDate(at), m.contested];
  return [
    ...reference,
    formatDate(at),
    ...(appealUntil ? [m.until({ date: formatDate(appealUntil) })] : []),
  ];
}
