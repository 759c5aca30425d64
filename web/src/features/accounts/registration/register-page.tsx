import { lazyRouteComponent, useNavigate, useSearch } from '@tanstack/react-router';
import { Suspense } from 'react';
import { PersonStep } from './person-step.tsx';
import { useRegistrationDraft } from './registration-draft.ts';
import type { RegistrationStep } from './registration-step.ts';

// It is fetched while the first step is filled in.
const AccountStep = lazyRouteComponent(() => import('./account-step.tsx'), 'AccountStep');

/** Two short steps. Each has its own URL, so that the browser's back button works. */
export function RegisterPage() {
  const { step: wanted = 1, invitation } = useSearch({ from: '/register' });
  const { draft, save, forget } = useRegistrationDraft(invitation);
  const navigate = useNavigate();
  // A step opens once the one before it is done.
  const step = draft.firstName && draft.dateOfBirth ? wanted : 1;
  const goTo = (next: RegistrationStep) =>
    void navigate({ to: '/register', search: { step: next } });

  if (step === 1) {
    return (
      <PersonStep
        draft={draft}
        save={(change) => {
          void AccountStep.preload?.();
          save(change);
        }}
        onDone={(change) => {
          save(change);
          goTo(2);
        }}
      />
    );
  }
  return (
    <Suspense>
      <AccountStep draft={draft} save={save} forget={forget} onBack={() => goTo(1)} />
    </Suspense>
  );
}
