import { Link, useNavigate, useParams, useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { type Person, usePerson } from '../../api/discovery.ts';
import { hasStatus } from '../../lib/calls/call-error.ts';
import { messages as m } from '#texts/person.ts';
import { messages as words } from '#texts/profiles.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { BackLink } from '../../ui/pages/back-link.tsx';
import { Gone } from '../../ui/pages/gone.tsx';
import { QueryState } from '../../ui/states/query-state.tsx';
import { SafetyDialogs, type SafetyStep } from '../../widgets/safety/safety-dialogs.tsx';
import classes from './member-page.module.css';
import { MemberProfile } from './member-profile.tsx';
import { MemberSkeleton } from './member-skeleton.tsx';

/** The visible profile of another member. */
export function MemberPage() {
  const { id } = useParams({ from: '/members/$id' });
  const { person: query, profileStatus } = usePerson(id);
  const [open, setOpen] = useState<SafetyStep>(null);
  const { data, error } = query;
  const isGone = hasStatus(error, 404) || hasStatus(error, 400);
  // The person who was blocked is gone before the dialog that says so is closed.
  if (isGone && !(data && open)) return <UnknownMember />;
  return (
    <div
      className={`relative mx-auto grid w-full max-w-page grid-cols-1 gap-5 ${classes.page}`}
      aria-busy={profileStatus === 'loading'}
    >
      <BackLink
        to="/discover"
        label={m.back}
        className={`font-semibold text-muted ${classes.back}`}
      />
      {!isGone && (
        <QueryState
          isPage
          query={query}
          words={{ ...words, loading: m.loading }}
          skeleton={<MemberSkeleton />}
        />
      )}
      {data && <MemberProfile person={data} onSafety={setOpen} />}
      {data && <Safety person={data} open={open} onClose={() => setOpen(null)} />}
    </div>
  );
}

interface SafetyProps {
  person: Person;
  open: SafetyStep;
  onClose: () => void;
}

function Safety({ person: { user, matched }, open, onClose }: SafetyProps) {
  const navigate = useNavigate();
  const { history } = useRouter();
  /** To where the member came from. A chat with them has ended by then. */
  function leave() {
    if (!matched && history.canGoBack()) history.back();
    else void navigate({ to: matched ? '/matches' : '/discover', replace: true });
  }
  return <SafetyDialogs user={user} open={open} onClose={onClose} onBlocked={leave} />;
}

/** They left, blocked the member, are hidden, or never were here: all look the same. */
function UnknownMember() {
  return (
    <Gone title={m.unknown} about={m.unknownText}>
      <Button size="md" render={(props) => <Link to="/discover" {...props} />}>
        {m.onward}
      </Button>
    </Gone>
  );
}
