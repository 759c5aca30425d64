import { existsSync, readFileSync } from 'node:fs';
import type { Language } from '@kindred/contract/languages';
import type { TextPlaces } from '@kindred/contract/site/text-places';

const known = new Map<string, TextPlaces>();

/** Where texts are in the pages of a language. */
export function placesOfTexts(web: URL, language: Language): TextPlaces {
  const file = new URL('.texts.json', language === 'en' ? web : new URL(`${language}/`, web));
  const found =
    known.get(file.href) ??
    (existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as TextPlaces) : {});
  known.set(file.href, found);
  return found;
}
