import type { Language } from '../languages.ts';
import type { CannedText } from './texts.ts';

type Known = Pick<CannedText, '_id' | 'kind' | 'versions'>;

const versionsOf = ({ versions }: Known) =>
  Object.entries(versions) as [Language, { readonly body: string }][];

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
  const found = texts
    .filter((text) => text.kind === kind && text.versions[language])
    // Two texts can have a version in common. The service and the page take the same one.
    .toSorted((a, b) => (a._id < b._id ? -1 : 1))
    .flatMap((text) => {
      const [from] = versionsOf(text).find(([, { body }]) => body === written) ?? [];
      return from ? [{ from, body: text.versions[language]?.body ?? written }] : [];
    });
  return found[0] ?? null;
}
