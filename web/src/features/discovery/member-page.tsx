import { Button } from '@mantine/core';
import '@mantine/core/styles/Button.layer.css';
import { Link, useParams } from '@tanstack/react-router';
import { usePerson } from '../../api/discovery.ts';
import { hasStatus } from '../../lib/calls/call-error.ts';
import { messages as m } from '../../lib/messages/person.ts';
import { messages as words } from '../../lib/messages/profiles.ts';
import { BackLink } from '../../ui/pages/back-link.tsx';
import { Gone } from '../../ui/pages/gone.tsx';
import { QueryState } from '../../ui/states/query-state.tsx';
import classes from './member-page.module.css';
import { MemberProfile } from './member-profile.tsx';
import { MemberSkeleton } from './member-skeleton.tsx';

/** The visible profile of another member. */
export function MemberPage() {
  const { id } = useParams({ from: '/members/$id' });
  const { person: query, profileStatus } = usePerson(id);
  if (hasStatus(query.error, 404) || hasStatus(query.error, 400)) return <UnknownMember />;
  return (
    <div
      className={`grid one-column gap-5 m-auto w-full max-w-page relative ${classes.page}`}
      aria-busy={profileStatus === 'loading'}
    >
      <BackLink to="/discover" label={m.back} className={`muted semibold ${classes.back}`} />
      <QueryState
        isPage
        query={query}
        words={{ ...words, loading: m.loading }}
        skeleton={<MemberSkeleton />}
      />
      {query.data && <MemberProfile person={query.data} />}
    </div>
  );
}

/** They left, blocked the member, are hidden, or never were here: all look the same. */
function UnknownMember() {
  return (
    <Gone title={m.unknown} about={m.unknownText}>
      <Button size="md" radius="xl" renderRoot={(props) => <Link to="/discover" {...props} />}>
        {m.onward}
      </Button>
    </Gone>
  );
}
