import { languages } from './catalogues.ts';
import type { Language } from './catalogues.ts';

/** The first of the reader's languages that there is a catalogue for. */
export function chooseLanguage(wanted: readonly string[]): Language {
  const known = wanted.map((tag) => tag.split('-')[0]).find((tag) => tag && tag in languages);
  return (known as Language | undefined) ?? 'en';
}

export const language = chooseLanguage(globalThis.navigator?.languages ?? []);
