import { useState } from 'react';

/** What a registration knows before it is sent. The password is never among it. */
export interface Draft {
  firstName: string;
  dateOfBirth: string;
  consent: boolean;
  email: string;
}

const key = 'registration';
const empty: Draft = { firstName: '', dateOfBirth: '', consent: false, email: '' };

/** Kept until the tab is closed, so that a reload or a look elsewhere loses nothing. */
export function useDraft() {
  const [draft, setDraft] = useState(read);
  function save(change: Partial<Draft>) {
    const next = { ...draft, ...change };
    setDraft(next);
    keep(JSON.stringify(next));
  }
  return { draft, save, forget: () => keep(null) };
}

function read(): Draft {
  try {
    const stored = JSON.parse(sessionStorage.getItem(key) ?? '{}') as Partial<Draft>;
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
    // A browser that keeps nothing still registers people.
  }
}
