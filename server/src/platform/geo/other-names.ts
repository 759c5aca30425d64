import { placeNames } from '../../texts/page-catalogues.ts';
import { localPlaceNames } from './local-place-names.ts';
import { otherPlaceNames } from './place-names.ts';

/** Names by which people search for cities, other than those of the gazetteer, by country and name. */
export function otherNames(): ReadonlyMap<string, readonly string[]> {
  const shown = Object.values(placeNames).flatMap(({ cities }) =>
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
