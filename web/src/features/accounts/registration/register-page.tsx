import { useNavigate, useSearch } from '@tanstack/react-router';
import { AccountStep } from './account-step.tsx';
import { AgeStep } from './age-step.tsx';
import { NameStep } from './name-step.tsx';
import { useRegistrationDraft } from './registration-draft.ts';
import type { RegistrationDraft } from './registration-draft.ts';
import type { RegistrationStep } from './registration-step.ts';

/** Three short steps. Each has an address of its own, so that the browser's back button works. */
export function RegisterPage() {
  const { draft, save, forget } = useRegistrationDraft();
  const { step: wanted = 1 } = useSearch({ from: '/register' });
  const navigate = useNavigate();
  const step = Math.min(wanted, lastOpenStep(draft));

  function goTo(next: RegistrationStep) {
    return (change: Partial<RegistrationDraft>) => {
      save(change);
      void navigate({ to: '/register', search: { step: next } });
    };
  }

  if (step === 1) return <NameStep draft={draft} onDone={goTo(2)} />;
  if (step === 2) return <AgeStep draft={draft} onDone={goTo(3)} />;
  return <AccountStep draft={draft} save={save} forget={forget} />;
}

/** A step opens once those before it are done. */
function lastOpenStep({ firstName, dateOfBirth, consent }: RegistrationDraft) {
  if (!firstName) return 1;
  return dateOfBirth && consent ? 3 : 2;
}
