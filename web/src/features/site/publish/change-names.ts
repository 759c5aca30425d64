import type { FixedPath } from '@kindred/contract/site/document';
import { isTextPath, readTextPath } from '@kindred/contract/site/own-texts';
import { nameOfLanguage } from '../../../lib/language/name-of-language.ts';
import { messages as m } from '#texts/site-values.ts';

export type PartName = keyof typeof m.parts;

/** The part of the office in which a value is edited. */
export function partOf(path: string): PartName {
  const [first = ''] = path.split('.');
  const part = (placeOf[first] ?? first) as PartName;
  return part in m.parts ? part : 'limits';
}

const placeOf: Readonly<Record<string, PartName>> = { owner: 'pages', languages: 'brand' };

/** The name of a value. Another version of Kindred may have had values that this one has not. */
export function nameOf(path: string) {
  if (isTextPath(path)) return m.textIn({ language: nameOfLanguage(readTextPath(path).language) });
  return m.names[path as FixedPath] ?? path;
}
