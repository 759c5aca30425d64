import type { Language } from '../languages.ts';

/** Names languages in one, as in the middle of a sentence. */
export function nameLanguagesIn(tag: string): (language: Language) => string {
  const names = new Intl.DisplayNames([tag], { type: 'language' });
  return (language) => names.of(language) ?? language;
}
