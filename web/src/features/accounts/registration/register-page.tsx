import { useNavigate, useSearch } from '@tanstack/react-router';
import { AccountStep } from './account-step.tsx';
import { PersonStep } from './person-step.tsx';
import { useRegistrationDraft } from './registration-draft.ts';
import type { RegistrationStep } from './registration-step.ts';

/** Two short steps. Each has its own URL, so that the browser's back button works. */
export function RegisterPage() {
  const { draft, save, forget } = useRegistrationDraft();
  const { step: wanted = 1 } = useSearch({ from: '/register' });
  const navigate = useNavigate();
  // A step opens once the one before it is done.
  const step = draft.firstName && draft.dateOfBirth ? wanted : 1;
  const goTo = (next: RegistrationStep) =>
    void navigate({ to: '/register', search: { step: next } });

  if (step === 1) {
    return (
      <PersonStep
        draft={draft}
        save={save}
        onDone={(change) => {
          save(change);
          goTo(2);
        }}
      />
    );
  }
  return <AccountStep draft={draft} save={save} forget={forget} onBack={() => goTo(1)} />;
}
