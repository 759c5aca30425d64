import type { Mail, MailKind } from './kinds.ts';
import type { Catalogue, House, Letter, Letters } from './letter.ts';
import { en } from './messages/en.ts';

const catalogues = new Map<string, Catalogue>([['en', en]]);

/** The language of the reader if there is one, else English. */
export function chooseLanguage(locale = 'en') {
  const language = locale.split('-')[0] ?? 'en';
  const catalogue = catalogues.get(language);
  return catalogue ? { language, catalogue } : { language: 'en', catalogue: en };
}

export function writeLetter<K extends MailKind>(
  letters: Letters,
  { kind, data }: Pick<Mail<K>, 'kind' | 'data'>,
  house: House,
): Letter {
  return letters[kind](data, house);
}
