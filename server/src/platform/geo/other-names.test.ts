import { languageCodes } from '@kindred/contract/languages';
import { describe, expect, test } from 'vitest';
import { fold } from './countries.ts';
import { findPlace, searchPlaces } from './gazetteer.ts';
import { localPlaceNames } from './local-place-names.ts';
import { placeNames } from '../../texts/page-catalogues.ts';
import { otherPlaceNames } from './place-names.ts';
import { regionNames } from './regions.ts';

const listed = languageCodes.flatMap((language) =>
  Object.entries(placeNames[language].cities).flatMap(([country, names]) =>
    Object.entries(names).map(([name, shown]) => ({ language, country, name, shown })),
  ),
);

describe('what pages call a city', () => {
  test('belongs to a name in the gazetteer, and is another one', () => {
    const wrong = listed.filter(({ country, name, shown }) => {
      const city = findPlace(name, country)?.city;
      return shown === name || (city !== name && !city?.startsWith(`${name}, `));
    });
    expect(wrong).toEqual([]);
  });

  test('leads back to that city and to no other', () => {
    const wrong = listed.filter(({ country, name, shown }) => {
      const { city } = findPlace(name, country) ?? {};
      const found = searchPlaces(shown, { country, limit: 50 }).map((place) => place.city);
      return (
        findPlace(shown, country)?.city !== city ||
        !found.includes(city ?? '') ||
        found.some((each) => each !== city && fold(each) === fold(shown))
      );
    });
    expect(wrong).toEqual([]);
  });

  test('is not written twice', () => {
    const others = Object.entries(otherPlaceNames).flatMap(([key, names]) =>
      names.map((name) => ({ key, name })),
    );
    const local = [...localPlaceNames].flatMap(([key, names]) =>
      names.map(({ local: name }) => ({ key, name })),
    );
    const shown = new Set(
      listed.map((each) => `${each.country} ${each.name}: ${fold(each.shown)}`),
    );
    expect(
      [...others, ...local].filter(({ key, name }) => shown.has(`${key}: ${fold(name)}`)),
    ).toEqual([]);
  });
});

test('what pages call a region belongs to a region of that country', () => {
  const wrong = languageCodes.flatMap((language) =>
    Object.entries(placeNames[language].regions).flatMap(([country, names]) =>
      Object.keys(names).filter((name) => !regionNames(country).includes(name)),
    ),
  );
  expect(wrong).toEqual([]);
});

test.each([
  ['Mailand', 'Milan, IT'],
  ['Londres', 'London, GB'],
  ['Nueva York', 'New York City, US'],
  ['Moscou', 'Moscow, RU'],
  ['Monachium', 'Munich, DE'],
  ['Nowy Jo', 'New York City, US'],
  ['ميونخ', 'Munich, DE'],
  ['Watykan', 'Vatican City, VA'],
])('people find %s', (typed, found) => {
  const [first] = searchPlaces(typed, { limit: 1 });
  expect(`${first?.city}, ${first?.country}`).toBe(found);
});
