// npm run texts: says which texts a language lacks, which are said in English until then, and which it has too many.
import { type Language, languageCodes } from '@kindred/contract/languages';
import { catalogueNames, readCatalogue } from '../web/build/texts/text-modules.ts';
import type { Source } from '../web/build/texts/text-module.ts';
import { say } from './task.ts';

const names = catalogueNames('**/*.json');

/** Where the texts of a catalogue are in it. */
function pathsOf(source: Source | undefined, path: string): string[] {
  if (source === undefined) return [];
  if (typeof source === 'string') return [path];
  return Object.entries(source as Readonly<Record<string, Source>>).flatMap(([name, each]) =>
    pathsOf(each, `${path}.${name}`),
  );
}

/** What a language lacks of English, and has beside it. */
export function compareTexts(language: Language) {
  const paths = (of: Language) =>
    new Set(names.flatMap((name) => pathsOf(readCatalogue(name)[of], name)));
  const [english, own] = [paths('en'), paths(language)];
  return {
    missing: [...english].filter((path) => !own.has(path)),
    unknown: [...own].filter((path) => !english.has(path)),
  };
}

if (import.meta.main)
  for (const language of languageCodes) {
    const { missing, unknown } = compareTexts(language);
    say(`${language}: ${missing.length} missing, ${unknown.length} unknown`);
    for (const path of missing) say(`  - ${path}`);
    for (const path of unknown) say(`  + ${path}`);
  }
