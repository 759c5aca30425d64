import { languageCodes } from '@kindred/contract/languages';
import { forEachName } from '@kindred/contract/names';
import type { Catalogue } from './messages.ts';
import { type Source, readSource } from './page-catalogues.ts';

/** The texts of `texts/<language>/<name>.json` in each language. What a language lacks is said in English. */
export function readCatalogue(name: string) {
  const english = flatten(readSource('en', name));
  return forEachName(languageCodes, (language) =>
    language === 'en' ? english : { ...english, ...flatten(readSource(language, name)) },
  );
}

/** A text within a group has the name of the group before its own: `verify-email/subject`. */
const flatten = (source: Source = {}, group = ''): Catalogue =>
  Object.fromEntries(
    Object.entries<Source>(source as Readonly<Record<string, Source>>).flatMap(([name, each]) =>
      typeof each === 'string'
        ? [[`${group}${name}`, each]]
        : Object.entries(flatten(each, `${group}${name}/`)),
    ),
  );
