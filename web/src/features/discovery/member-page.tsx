import { Link, useParams } from '@tanstack/react-router';
import { usePerson } from '../../api/discovery.ts';
import { hasStatus } from '../../lib/calls/call-error.ts';
import { messages as words } from '../../lib/messages/profiles.ts';
import column from '../../ui/pages/column.module.css';
import { QueryState } from '../../ui/states/query-state.tsx';
import classes from './member-page.module.css';
import { MemberProfile } from './member-profile.tsx';

/** The visible profile of another member. */
export function MemberPage() {
  const { id } = useParams({ from: '/members/$id' });
  const { person: query, profileStatus } = usePerson(id);
  if (hasStatus(query.error, 404) || hasStatus(query.error, 400)) return <UnknownMember />;
  return (
    <div
      className={`grid one-column gap-5 m-auto w-full max-w-page ${classes.page}`}
      aria-busy={profileStatus === 'loading'}
    >
      <QueryState query={query} words={{ ...words, loading: words.person.loading }} />
      {query.data && <MemberProfile person={query.data} />}
    </div>
  );
}

function UnknownMember() {
  const { person: m } = words;
  return (
    <div className={`grid gap-6 m-auto w-full ${column.page}`}>
      <header className="grid gap-2">
        <h1>{m.unknown}</h1>
        <p className="muted text-lg pretty">{m.unknownText}</p>
        <Link
          to="/home"
          className="underline inline-flex items-center self-start min-h-target color-brand semibold"
        >
          {m.home}
        </Link>
      </header>
    </div>
  );
}
