import { useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect } from 'react';
import { session } from '../../../lib/session.ts';
import { AccountStep } from './account-step.tsx';
import { AgeStep } from './age-step.tsx';
import { NameStep } from './name-step.tsx';
import { useDraft } from './register-draft.ts';
import type { Draft } from './register-draft.ts';
import type { RegistrationStep } from './registration-step.ts';

/** Three short steps. Each has an address of its own, so that the browser's way back works. */
export function RegisterPage() {
  const { draft, save, forget } = useDraft();
  const { step: wanted = 1 } = useSearch({ from: '/register' });
  const navigate = useNavigate();
  const step = Math.min(wanted, farthest(draft));

  // An error of another form is not for this one.
  useEffect(() => {
    session.reset();
  }, []);

  function goTo(next: RegistrationStep) {
    return (change: Partial<Draft>) => {
      save(change);
      void navigate({ to: '/register', search: { step: next } });
    };
  }

  if (step === 1) return <NameStep draft={draft} onDone={goTo(2)} />;
  if (step === 2) return <AgeStep draft={draft} onDone={goTo(3)} />;
  return <AccountStep draft={draft} save={save} forget={forget} />;
}

/** Nobody comes to a step before the ones before it are done. */
function farthest({ firstName, dateOfBirth, consent }: Draft) {
  if (!firstName) return 1;
  return dateOfBirth && consent ? 3 : 2;
}
