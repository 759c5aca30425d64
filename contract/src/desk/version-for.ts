import { type Language, languageCodes } from '../languages.ts';
import type { CannedText } from './texts.ts';

type Known = Pick<CannedText, '_id' | 'kind' | 'versions'>;

const fromIn = ({ versions }: Known, written: string) =>
  languageCodes.find((code) => versions[code]?.body === written);

/** The canned texts of which this is a version, to the letter. */
export const textsThatSay = <T extends Known>(
  texts: readonly T[],
  kind: Known['kind'],
  written: string,
) => texts.filter((text) => text.kind === kind && fromIn(text, written));

/**
 * What a reader of this language gets instead of a text that is, to the letter, a version of a canned one. Null if it is
 * none, or has no version in that language: then the text is sent as it was written.
 */
export function versionFor(
  texts: readonly Known[],
  kind: Known['kind'],
  written: string,
  language: Language,
) {
  const found = textsThatSay(texts, kind, written)
    .filter(({ versions }) => versions[language])
    // Two texts can have a version in common. The service and the page take the same one.
    .toSorted((a, b) => (a._id < b._id ? -1 : 1))
    .flatMap((text) => {
      const from = fromIn(text, written);
      return from ? [{ from, body: text.versions[language]?.body ?? written }] : [];
    });
  return found[0] ?? null;
}
