import { lazyRouteComponent, useNavigate, useSearch } from '@tanstack/react-router';
import { Suspense, useEffect, useState } from 'react';
import { type OwnProfile, useOwnProfile } from '../../api/accounts/own-profile.ts';
import { useZoneCity } from './use-zone-city.ts';
import { messages as words } from '#texts/profiles.ts';
import { config } from '../../lib/calls/config.ts';
import column from '../../ui/pages/column.module.css';
import { QueryState } from '../../ui/states/query-state.tsx';
import { ConsentGate } from '../../widgets/consent/consent-gate.tsx';
import { FormStep } from './welcome/form-step.tsx';
import { firstOpenStep, missingStep, stepNames } from './welcome/steps.ts';

const FieldsStep = lazyRouteComponent(() => import('./welcome/fields-step.tsx'), 'FieldsStep');
const fieldsStep = stepNames.length + 1;
const WelcomeDone = lazyRouteComponent(() => import('./welcome/welcome-done.tsx'), 'WelcomeDone');
const PhotoStep = lazyRouteComponent(() => import('./welcome/photo-step.tsx'), 'PhotoStep');

/** New members agree to how their profile is used, and then fill it in step by step. */
export function WelcomePage() {
  return (
    <ConsentGate>
      <ProfileSteps />
    </ConsentGate>
  );
}

/** The server stores each step: a member who leaves continues where they were. */
function ProfileSteps() {
  const profile = useOwnProfile();
  // Read here, so that a step opens with the profile as the one before has saved it.
  const { step } = useSearch({ from: '/welcome' });
  if (profile.data) return <Steps own={profile.data} chosen={step} />;
  return (
    <div className={`mx-auto grid w-full gap-6 ${column.page}`}>
      <QueryState query={profile} words={words} />
    </div>
  );
}

function Steps({ own, chosen }: { own: OwnProfile; chosen: number | undefined }) {
  const navigate = useNavigate();
  // The first open step when the page opened: adding a photo does not leave the photo step.
  const [first] = useState(() => firstOpenStep(own.user));
  const step = chosen ?? first;
  // Found while the step before is filled in, so that it does not push the other button away later.
  useZoneCity(!own.user.location?.city);
  // The end is there before the last step is done.
  useEffect(() => {
    if (chosen !== undefined) void WelcomeDone.preload?.();
  }, [chosen]);
  const name = stepNames[step - 1] ?? missingStep(own.user);
  if (!name && config.fields.joining && step <= fieldsStep) {
    return (
      <Suspense>
        <FieldsStep
          onDone={() => void navigate({ to: '/welcome', search: { step: fieldsStep + 1 } })}
        />
      </Suspense>
    );
  }
  if (!name) {
    return (
      <Suspense>
        <WelcomeDone own={own} />
      </Suspense>
    );
  }
  const next = stepNames.indexOf(name) + 2;
  const onDone = () => void navigate({ to: '/welcome', search: { step: next } });
  if (name === 'photo') {
    return (
      <Suspense key={name}>
        <PhotoStep own={own} onDone={onDone} />
      </Suspense>
    );
  }
  return <FormStep key={name} name={name} own={own} onDone={onDone} />;
}
