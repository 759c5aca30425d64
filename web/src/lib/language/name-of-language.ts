import type { Language } from '@kindred/contract/languages';
import { tag } from '#texts/language.ts';

const list = new Intl.ListFormat(tag, { type: 'unit', style: 'short' });
const names = new Intl.DisplayNames(tag, { type: 'language' });

/** What a language is called in that of the page, as in the middle of a sentence. */
export const nameOfLanguage = (language: Language) => names.of(language) ?? language;

export const listOfLanguages = (codes: readonly Language[]) =>
  list.format(codes.map(nameOfLanguage));
