import { useState } from 'react';

/** What was entered before the registration is sent, without the password. */
export interface RegistrationDraft {
  firstName: string;
  dateOfBirth: string;
  consent: boolean;
  email: string;
}

const key = 'registration';
const empty: RegistrationDraft = { firstName: '', dateOfBirth: '', consent: false, email: '' };

/** Kept until the tab is closed, so that a reload loses nothing. */
export function useRegistrationDraft() {
  const [draft, setDraft] = useState(read);
  function save(change: Partial<RegistrationDraft>) {
    const next = { ...draft, ...change };
    setDraft(next);
    keep(JSON.stringify(next));
  }
  return { draft, save, forget: () => keep(null) };
}

function read(): RegistrationDraft {
  try {
    const stored = JSON.parse(sessionStorage.getItem(key) ?? '{}') as Partial<RegistrationDraft>;
    return { ...empty, ...stored };
  } catch {
    return empty;
  }
}

function keep(text: string | null) {
  try {
    if (text === null) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, text);
  } catch {
    // A browser without storage can still register.
  }
}
