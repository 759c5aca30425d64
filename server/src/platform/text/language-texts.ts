import { isClause } from '@kindred/contract/desk/grounds';
import { type Language, isLanguage, languageCodes } from '@kindred/contract/languages';
import { forEachName } from '@kindred/contract/names';
import type { TextsOfLanguage } from '@kindred/contract/site/own-texts';
import { writeLetters } from '../../texts/letters.ts';
import { saySentences } from '../../texts/sentences.ts';
import { sharedTexts } from '../../texts/shared.ts';

/** The texts of a language, with what the owner says instead of some. */
export function textsOf(language: Language, own: TextsOfLanguage) {
  const shared = sharedTexts(language, own);
  return {
    ...saySentences(language, own, shared),
    letters: writeLetters(language, own, shared),
    shared,
    /** For a clause that is no longer in the terms, its name. */
    clauseText: (name: string | null) =>
      isClause(name) ? shared(`clauses/${name}`) : (name ?? ''),
  };
}
export type Texts = ReturnType<typeof textsOf>;

const texts = forEachName(languageCodes, (language) => textsOf(language, {}));

/** From now on the service says these texts in the language in the owner's words. */
export function sayInstead(language: Language, own: TextsOfLanguage) {
  texts[language] = textsOf(language, own);
}

export type { Heads } from '../../texts/sentences.ts';

/** The language of a reader whose own is unknown, or was added by a version of the server that is no longer used. */
export const languageFor = (stored: Language | null | undefined): Language =>
  stored && isLanguage(stored) ? stored : 'en';

/** The texts in the language of a reader. */
export const textsFor = (stored: Language | null | undefined) => texts[languageFor(stored)];
