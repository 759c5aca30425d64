import { Button } from '@mantine/core';
import '@mantine/core/styles/Button.layer.css';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { messages as words } from '../../lib/messages/profiles.ts';
import { type OwnProfile, useOwnProfile } from '../../api/accounts/own-profile.ts';
import { QueryState } from '../../ui/query-state.tsx';
import { ConsentGate } from '../../widgets/consent-gate.tsx';
import { PhotoEditor } from '../../widgets/photo-editor/photo-editor.tsx';
import { isDone, stepNames } from './profile-draft.ts';
import formClasses from '../../ui/form.module.css';
import { ProfileForm } from './profile-form.tsx';
import column from '../../ui/column.module.css';
import classes from './profile-page.module.css';

/** Newcomers agree to what their profile is used for, and then fill it in step by step. */
export function WelcomePage() {
  return (
    <ConsentGate>
      <ProfileSteps />
    </ConsentGate>
  );
}

/** The server keeps each step: who leaves continues where they were. */
function ProfileSteps() {
  const profile = useOwnProfile();
  return (
    <div className={column.page}>
      <QueryState query={profile} words={words} />
      {profile.data && <Steps own={profile.data} />}
    </div>
  );
}

function Steps({ own }: { own: OwnProfile }) {
  const { welcome: m } = words;
  const navigate = useNavigate();
  // The first missing step when the page opened: adding a photo does not leave the photo step.
  const [first] = useState(() => firstMissing(own));
  const { step = first } = useSearch({ from: '/welcome' });
  const name = stepNames[step - 1];
  const goTo = (next: number) => void navigate({ to: '/welcome', search: { step: next } });
  const photoStep = stepNames.indexOf('photo') + 1;
  if (!name) return <Done own={own} onPhoto={() => goTo(photoStep)} />;
  const back =
    step > 1 ? (
      <Button variant="default" onClick={() => goTo(step - 1)}>
        {m.back}
      </Button>
    ) : (
      <Link to="/home" className={column.link}>
        {m.later}
      </Link>
    );
  return (
    <>
      <p className={classes.progress}>
        {stepNames.map((each, index) => (
          <span key={each} data-done={index < step || undefined} aria-hidden="true" />
        ))}
        {m.step(step, stepNames.length)}
      </p>
      <header className={column.head}>
        <h1>{words.groups[name].name}</h1>
        <p>{words.groups[name].why}</p>
      </header>
      {name === 'photo' ? (
        <>
          <PhotoEditor />
          <PhotoButtons back={back} own={own} onDone={() => goTo(step + 1)} />
        </>
      ) : (
        <ProfileForm
          key={name}
          group={name}
          own={own}
          submit={m.next}
          other={back}
          onDone={() => goTo(step + 1)}
        />
      )}
    </>
  );
}

function firstMissing({ user }: OwnProfile) {
  const missing = stepNames.findIndex((name) => !isDone[name](user));
  return (missing < 0 ? stepNames.length : missing) + 1;
}

interface ButtonsProps {
  own: OwnProfile;
  back: ReactNode;
  onDone: () => void;
}

/** Photos are saved as they are added. Without one, the button to continue is less prominent. */
function PhotoButtons({ own, back, onDone }: ButtonsProps) {
  const { welcome: m } = words;
  const has = isDone.photo(own.user);
  return (
    <div className={formClasses.buttons}>
      {back}
      <Button radius={999} variant={has ? 'filled' : 'default'} onClick={onDone}>
        {has ? m.photoNext : m.photoLater}
      </Button>
    </div>
  );
}

function Done({ own, onPhoto }: { own: OwnProfile; onPhoto: () => void }) {
  const { welcome: m } = words;
  return (
    <header className={column.head}>
      <h1>{m.done}</h1>
      <p>{m.doneText}</p>
      {!isDone.photo(own.user) && (
        <>
          <p>{m.photoMissing}</p>
          <div>
            <Button radius={999} onClick={onPhoto}>
              {m.addPhoto}
            </Button>
          </div>
        </>
      )}
      <Link to="/profile" className={column.link}>
        {m.toProfile}
      </Link>
    </header>
  );
}
