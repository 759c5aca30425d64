import { existsSync, readFileSync } from 'node:fs';
import type { Language } from '@kindred/contract/languages';
import type { BuiltTexts } from '@kindred/contract/site/built-texts';

/** What the build of a language left for the server. */
export interface BuiltLanguage extends BuiltTexts {
  readonly folder: URL;
  /** It changes with each build. */
  readonly stamp: string;
}

const known = new Map<string, BuiltLanguage>();

/** Null while the language has not been built. The file is read when it is first needed: most sites have no texts of their own. */
export function builtTexts(web: URL, language: Language): BuiltLanguage | null {
  const folder = language === 'en' ? web : new URL(`${language}/`, web);
  const found = known.get(folder.href);
  if (found) return found;
  const file = new URL('.texts.json', folder);
  if (!existsSync(file)) return null;
  const read = JSON.parse(readFileSync(file, 'utf8')) as BuiltTexts;
  const stamps = new URL('.sources', folder);
  const stamp = existsSync(stamps) ? readFileSync(stamps, 'utf8') : '';
  const built = { ...read, folder, stamp };
  known.set(folder.href, built);
  return built;
}
