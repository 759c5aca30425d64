import type { OwnUser } from '@kindred/contract/members';
import { Button } from '@mantine/core';
import '@mantine/core/styles/Button.layer.css';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { useMessages } from '../../lib/messages/messages.ts';
import { QueryState } from '../../ui/query-state.tsx';
import { groupNames, isDone } from './draft.ts';
import { GroupForm } from './group-form.tsx';
import column from '../../ui/column.module.css';
import classes from './page.module.css';
import { useOwnProfile } from './queries.ts';

/** Step by step, each kept by the server: who leaves goes on where they were. */
export function WelcomePage() {
  const words = useMessages('profile');
  const profile = useOwnProfile();
  return (
    <div className={column.page}>
      <QueryState query={profile} words={words} />
      {profile.data && <Steps user={profile.data} />}
    </div>
  );
}

function Steps({ user }: { user: OwnUser }) {
  const words = useMessages('profile');
  const { welcome: m } = words;
  const navigate = useNavigate();
  const missing = groupNames.findIndex((group) => !isDone[group](user));
  const first = missing < 0 ? groupNames.length : missing;
  const { step = first + 1 } = useSearch({ from: '/welcome' });
  const group = groupNames[step - 1];
  if (!group) return <Done user={user} />;
  const goTo = (next: number) => void navigate({ to: '/welcome', search: { step: next } });
  return (
    <>
      <p className={classes.progress}>
        {groupNames.map((each, index) => (
          <span key={each} data-done={index < step || undefined} aria-hidden="true" />
        ))}
        {m.step(step, groupNames.length)}
      </p>
      <header className={column.head}>
        <h1>{words.groups[group].name}</h1>
        <p>{words.groups[group].why}</p>
      </header>
      <GroupForm
        key={group}
        group={group}
        user={user}
        submit={m.next}
        other={
          step > 1 ? (
            <Button variant="default" onClick={() => goTo(step - 1)}>
              {m.back}
            </Button>
          ) : (
            <Link to="/home" className={column.link}>
              {m.later}
            </Link>
          )
        }
        onDone={() => goTo(step + 1)}
      />
    </>
  );
}

function Done({ user: { profilePicture } }: { user: OwnUser }) {
  const { welcome: m } = useMessages('profile');
  return (
    <header className={column.head}>
      <h1>{m.done}</h1>
      <p>{m.doneText}</p>
      {!profilePicture && <p>{m.photoMissing}</p>}
      <Link to="/profile" className={column.link}>
        {m.toProfile}
      </Link>
    </header>
  );
}
