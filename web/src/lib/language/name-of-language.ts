import type { Language } from '@kindred/contract/languages';
import { nameLanguagesIn } from '@kindred/contract/texts/language-name';
import { tag } from '#texts/language.ts';

const list = new Intl.ListFormat(tag, { type: 'unit', style: 'short' });

/** What a language is called in that of the page, as in the middle of a sentence. */
export const nameOfLanguage = nameLanguagesIn(tag);

export const listOfLanguages = (codes: readonly Language[]) =>
  list.format(codes.map(nameOfLanguage));
