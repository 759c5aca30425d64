import { describe, expect, test } from 'vitest';
import { localPlaceNames } from './local-place-names.ts';
import { otherPlaceNames } from './place-names.ts';
import { findPlace, nearestPlace, placesIn, searchPlaces } from './gazetteer.ts';

const namesOf = (places: { city: string; country: string }[]) =>
  places.map(({ city, country }) => `${city}, ${country}`);

describe('searching by typed text', () => {
  test('finds the largest first', () => {
    expect(namesOf(searchPlaces('lond', { limit: 3 }))).toEqual([
      'London, GB',
      'Londrina, BR',
      'London, CA',
    ]);
  });

  test('can stay within one country', () => {
    expect(namesOf(searchPlaces('lond', { country: 'CA', limit: 1 }))).toEqual(['London, CA']);
  });

  test('ignores case, accents and punctuation', () => {
    expect(namesOf(searchPlaces('SAO PAULO', { limit: 1 }))).toEqual(['São Paulo, BR']);
    expect(namesOf(searchPlaces('saint-denis', { country: 'RE', limit: 1 }))).toEqual([
      'Saint-Denis, RE',
    ]);
  });

  test('has those with the typed accents first', () => {
    expect(namesOf(searchPlaces('Köl', { limit: 1 }))).toEqual(['Köln, DE']);
    expect(namesOf(searchPlaces('kol', { limit: 1 }))).toEqual(['Kolkata, IN']);
  });

  test('knows large cities by their other names', () => {
    expect(namesOf(searchPlaces('Cologne', { limit: 1 }))).toEqual(['Köln, DE']);
    expect(namesOf(searchPlaces('münchen', { limit: 1 }))).toEqual(['Munich, DE']);
    expect(namesOf(searchPlaces('new york', { limit: 1 }))).toEqual(['New York City, US']);
  });

  test.each([
    ['Москва', 'Moscow, RU'],
    ['Екатеринбург', 'Yekaterinburg, RU'],
    ['Харків', 'Kharkiv, UA'],
    ['東京', 'Tokyo, JP'],
    ['القاهرة', 'Cairo, EG'],
    ['서울', 'Seoul, KR'],
  ])('finds %s', (typed, found) => {
    expect(namesOf(searchPlaces(typed, { limit: 1 }))).toEqual([found]);
  });

  test('knows a city by every other name that is listed', () => {
    const local = [...localPlaceNames].flatMap(([key, names]) =>
      names.map(({ local: typed }) => [key, typed]),
    );
    const listed = Object.entries(otherPlaceNames).flatMap(([key, names]) =>
      names.map((typed) => [key, typed]),
    );
    for (const [key = '', typed = ''] of [...local, ...listed]) {
      const [country, name] = [key.slice(0, 2), key.slice(3)];
      expect(findPlace(typed, country)?.city.startsWith(name), `${typed} for ${key}`).toBe(true);
    }
  });

  test('goes on with the region and the country after a comma', () => {
    expect(namesOf(searchPlaces('springfield, ill'))).toEqual(['Springfield, Illinois, US']);
    expect(namesOf(searchPlaces('Berlin, Germ'))).toEqual(['Berlin, DE']);
  });

  test('finds later words of a name after its beginning', () => {
    const found = namesOf(searchPlaces('janeiro', { limit: 3 }));
    expect(found[0]).toBe('Rio de Janeiro, BR');
  });

  test('finds nothing for an empty text, and treats any text as plain', () => {
    for (const typed of ['', '   ', 'zzzzzz', '\n', '.*', '\0'])
      expect(searchPlaces(typed)).toEqual([]);
  });
});

describe('finding a city of a country', () => {
  test('gives coordinates', () => {
    const { latitude, longitude } = findPlace('london', 'GB') ?? {};
    expect(latitude).toBeCloseTo(51.51, 1);
    expect(longitude).toBeCloseTo(-0.13, 1);
  });

  test('takes the largest of that name', () => {
    expect(findPlace('Springfield', 'US')?.population).toBeGreaterThan(150_000);
  });

  test('tells towns of one name in one country apart', () => {
    const illinois = findPlace('Springfield, Illinois', 'US');
    expect(illinois?.city).toBe('Springfield, Illinois');
    expect(illinois?.latitude).toBeCloseTo(39.8, 1);
    expect(findPlace('Springfield', 'US')?.city).toBe('Springfield, Missouri');
    expect(findPlace('Ashford, near Folkestone', 'GB')?.latitude).toBeCloseTo(51.15, 1);
    expect(findPlace('Springfield, Bavaria', 'US')).toBeUndefined();
    // The largest needs no region if it is far larger.
    expect(findPlace('Paris', 'FR')?.city).toBe('Paris');
  });

  test('matches only full names, only of that country', () => {
    expect(findPlace('Lond', 'GB')).toBeUndefined();
    expect(findPlace('Berlin', 'FR')).toBeUndefined();
    expect(findPlace('', 'GB')).toBeUndefined();
  });
});

describe('naming coordinates', () => {
  test.each([
    [51.56, -0.17, 'London'],
    [48.2, 16.3, 'Vienna'],
    [40.72, -74.0, 'New York City'],
    [-36.85, 174.76, 'Auckland'],
  ])('%d, %d is %s', (latitude, longitude, city) => {
    expect(nearestPlace({ latitude, longitude })?.city).toBe(city);
  });

  test('finds the nearest over the date line and near the poles', () => {
    expect(nearestPlace({ latitude: -16.8, longitude: -179.97 })?.country).toBe('FJ');
    expect(nearestPlace({ latitude: 78.22, longitude: 15.6 })?.city).toBe('Longyearbyen');
  });

  test('finds nothing far out at sea', () => {
    expect(nearestPlace({ latitude: 0, longitude: -30 })).toBeUndefined();
    expect(nearestPlace({ latitude: -90, longitude: 0 })).toBeUndefined();
  });

  test('names every large city after itself', () => {
    for (const place of placesIn('FR', 150_000)) expect(nearestPlace(place)?.city).toBe(place.city);
  });
});

test('lists the places of a country largest first, without parts of cities', () => {
  const places = placesIn('DE', 200_000);
  expect(places[0]?.city).toBe('Berlin');
  expect(places.map(({ population }) => population)).toEqual(
    places.map(({ population }) => population).toSorted((a, b) => b - a),
  );
  expect(namesOf(places)).not.toContain('Wandsbek, DE');
});
