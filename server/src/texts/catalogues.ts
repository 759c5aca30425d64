import { existsSync, readFileSync } from 'node:fs';
import { type Language, languageCodes } from '@kindred/contract/languages';
import { forEachName } from '@kindred/contract/names';
import type { Catalogue } from './messages.ts';

interface Source {
  readonly [name: string]: string | Source;
}

/** The texts of `texts/<language>/<name>.json` in each language. What a language lacks is said in English. */
export function readCatalogue(name: string) {
  const english = read('en', name);
  return forEachName(languageCodes, (language) =>
    language === 'en' ? english : { ...english, ...read(language, name) },
  );
}

function read(language: Language, name: string): Catalogue {
  const file = new URL(`../../../texts/${language}/${name}.json`, import.meta.url);
  return existsSync(file) ? flatten(JSON.parse(readFileSync(file, 'utf8')) as Source) : {};
}

/** A text within a group has the name of the group before its own: `verify-email/subject`. */
const flatten = (source: Source, group = ''): Catalogue =>
  Object.fromEntries(
    Object.entries(source).flatMap(([name, each]) =>
      typeof each === 'string'
        ? [[`${group}${name}`, each]]
        : Object.entries(flatten(each, `${group}${name}/`)),
    ),
  );
