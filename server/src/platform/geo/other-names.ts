import type { Language } from '@kindred/contract/languages';
import { placeNames as ar } from '@kindred/contract/texts/ar/place-names';
import { placeNames as de } from '@kindred/contract/texts/de/place-names';
import { placeNames as en } from '@kindred/contract/texts/en/place-names';
import { placeNames as es } from '@kindred/contract/texts/es/place-names';
import { placeNames as fr } from '@kindred/contract/texts/fr/place-names';
import { placeNames as pl } from '@kindred/contract/texts/pl/place-names';
import { placeNames as pt } from '@kindred/contract/texts/pt/place-names';
import { localPlaceNames } from './local-place-names.ts';
import { otherPlaceNames } from './place-names.ts';

/** What pages call places. */
export const shownPlaceNames: Readonly<Record<Language, typeof en>> = {
  en,
  de,
  fr,
  es,
  pt,
  pl,
  ar,
};

/** Names by which people search for cities, other than those of the gazetteer, by country and name. */
export function otherNames(): ReadonlyMap<string, readonly string[]> {
  const shown = Object.values(shownPlaceNames).flatMap(({ cities }) =>
    Object.entries(cities).flatMap(([country, names]) =>
      Object.entries(names).map(([name, other]) => [`${country} ${name}`, other] as const),
    ),
  );
  const local = [...localPlaceNames].flatMap(([key, names]) =>
    names.map((each) => [key, each.local] as const),
  );
  const others = Object.entries(otherPlaceNames).flatMap(([key, names]) =>
    names.map((name) => [key, name] as const),
  );
  const all = Map.groupBy([...shown, ...local, ...others], ([key]) => key);
  return new Map([...all].map(([key, names]) => [key, names.map(([, name]) => name)]));
}
