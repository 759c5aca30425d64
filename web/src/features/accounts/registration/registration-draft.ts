import { useEffect, useState } from 'react';

/** What was entered before the registration is sent, without the password. */
export interface RegistrationDraft {
  firstName: string;
  dateOfBirth: string;
  consent: boolean;
  email: string;
  /** The code of an invitation, as the link has it or as it was typed. */
  invitation: string;
  /** The code of the country someone lives in, where it is asked. */
  country: string;
}

const key = 'registration';
const empty: RegistrationDraft = {
  firstName: '',
  dateOfBirth: '',
  consent: false,
  email: '',
  invitation: '',
  country: '',
};

/** Kept until the tab is closed, so that a reload loses nothing. A link that was followed brings its code. */
export function useRegistrationDraft(followed: string | undefined) {
  const [draft, setDraft] = useState(() => withCode(read(), followed));
  // It is stored before anything is typed, as someone may go on to sign in with a provider.
  useEffect(() => {
    if (followed !== undefined) keep(JSON.stringify(withCode(read(), followed)));
  }, [followed]);
  function save(change: Partial<RegistrationDraft>) {
    const next = { ...draft, ...change };
    setDraft(next);
    keep(JSON.stringify(next));
  }
  return { draft, save, forget: () => keep(null) };
}

const withCode = (draft: RegistrationDraft, followed: string | undefined) =>
  followed === undefined ? draft : { ...draft, invitation: followed };

/** For a request: nothing where there is no code. */
export const asInvitation = (typed: string): { invitation?: string } =>
  typed.trim() === '' ? {} : { invitation: typed.trim() };

/** For a request: nothing where it was not asked. */
export const asCountry = (country: string): { country?: string } =>
  /^[A-Z]{2}$/.test(country) ? { country } : {};

/** What someone answered who goes on to sign in with a provider. */
export function keptAnswers() {
  const { invitation, country } = read();
  return { ...asInvitation(invitation), ...asCountry(country) };
}

/** Keeps them for the next request, as the page of a provider asks one thing after the other. */
export const keepAnswers = (answers: Pick<RegistrationDraft, 'invitation' | 'country'>) =>
  keep(JSON.stringify({ ...read(), ...answers }));

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
