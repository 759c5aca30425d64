import { existsSync, globSync, readFileSync } from 'node:fs';
import { type Language, languageCodes } from '@kindred/contract/languages';
import { forEachName } from '@kindred/contract/names';
import { type PlaceNames, englishPlaces } from '@kindred/contract/texts/name-places';

/** A catalogue: texts in ICU MessageFormat, in groups and lists. */
export type Source = string | readonly Source[] | { readonly [name: string]: Source };

const root = new URL('../../../texts/', import.meta.url);

/** Those of pages, or of another pattern. */
export const catalogueNames = (pattern = '*.json') =>
  globSync(pattern, { cwd: new URL('en/', root) })
    .map((file) => file.replace('.json', '').replaceAll('\\', '/'))
    .toSorted();

/** Undefined if the language has no such catalogue. */
export function readSource(language: Language, name: string) {
  const file = new URL(`${language}/${name}.json`, root);
  return existsSync(file) ? (readJson(file) as Source) : undefined;
}

/** A catalogue in the languages that have it. */
export const readSources = (name: string): Partial<Record<Language, Source>> =>
  Object.fromEntries(
    languageCodes.flatMap((language) => {
      const source = readSource(language, name);
      return source === undefined ? [] : [[language, source]];
    }),
  );

/** Between the items of a list, and between a name and an age. */
export const commaOf = (language: Language) => (language === 'ar' ? '، ' : ', ');

/** What each language calls places. */
export const placeNames = forEachName(languageCodes, (language) =>
  language === 'en'
    ? englishPlaces
    : (readJson(new URL(`places/${language}.json`, root)) as PlaceNames),
);

function readJson(file: URL) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as unknown;
  } catch (error) {
    throw new Error(`${file.pathname}: ${(error as Error).message}`, { cause: error });
  }
}

/** A catalogue in a language, and in English, of which a language may lack some. */
export function readCatalogueIn(language: Language, name: string) {
  const english = readSource('en', name) ?? {};
  return { english, said: inEnglishWhereLacking(english, readSource(language, name)) };
}

const isList = (source: Source): source is readonly Source[] => Array.isArray(source);

/** Also a list that has more or fewer entries than in English is in English. */
export function inEnglishWhereLacking(english: Source, own: Source | undefined): Source {
  if (own === undefined || typeof english === 'string') return own ?? english;
  if (isList(english))
    return isList(own) && own.length === english.length
      ? english.map((each, index) => inEnglishWhereLacking(each, own[index]))
      : english;
  return Object.fromEntries(
    Object.entries(english).map(([name, each]) => [
      name,
      inEnglishWhereLacking(each, (own as Readonly<Record<string, Source>>)[name]),
    ]),
  );
}
