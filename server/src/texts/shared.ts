import type { Language } from '@kindred/contract/languages';
import { forEachName } from '@kindred/contract/names';
import type { Interest } from '@kindred/contract/profiles/interests';
import type { TextsOfLanguage } from '@kindred/contract/site/own-texts';
import { readCatalogue } from './catalogues.ts';
import { sayAll, sayNamed } from './messages.ts';

/** What pages say and the service says, too. */
const names = [
  'approval-reasons',
  'card-failures',
  'claim-answers',
  'clauses',
  'import-faults',
  'matching-questions',
  'photo-check-outcomes',
  'picture-refusals',
  'reject-reasons',
  'sanctions',
  'withdrawal-words',
] as const;

const sharedCatalogues = forEachName(names, readCatalogue);

/** Says a text of a page by its catalogue and its name there, in the owner's words for the page: `sanctions/ban/title`. */
export function sharedTexts(language: Language, own: TextsOfLanguage) {
  const texts = Object.fromEntries(
    names.flatMap((name) =>
      Object.entries(sayAll(sharedCatalogues[name][language], `web/${name}`, language, own)).map(
        ([text, say]) => [`${name}/${text}`, say],
      ),
    ),
  );
  return (path: string, values?: object) => sayNamed(texts, path, values);
}

const interests = readCatalogue('interests');

/** What each interest is called in a language, by its key. */
export const interestNamesIn = (language: Language) =>
  new Map(
    Object.entries(interests[language]).map(
      ([path, name]) => [path.split('/')[1] as Interest, name] as const,
    ),
  );
