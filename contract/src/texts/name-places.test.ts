import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Language } from '../languages.ts';
import { type PlaceNames, namePlacesIn } from './name-places.ts';

const placeIn = (language: Language) => {
  const file = new URL(`../../../texts/places/${language}.json`, import.meta.url);
  return namePlacesIn(language, JSON.parse(readFileSync(file, 'utf8')) as PlaceNames);
};
const inGerman = placeIn('de');
const inArabic = placeIn('ar');

test.each([
  ['Munich', 'Deutschland', 'München'],
  ['Munich', 'DE', 'München'],
  ['Berlin', 'Deutschland', 'Berlin'],
  // Only that of its own country.
  ['Milan', 'Italien', 'Mailand'],
  ['Milan', 'Vereinigte Staaten', 'Milan'],
  ['Springfield, Illinois', 'Vereinigte Staaten', 'Springfield, Illinois'],
  ['Ontario, California', 'Vereinigte Staaten', 'Ontario, Kalifornien'],
  ['Washington, D.C.', 'Vereinigte Staaten', 'Washington'],
  ['Ashford, near Folkestone', 'Vereinigtes Königreich', 'Ashford bei Folkestone'],
  ['Munich, North Dakota', 'Vereinigte Staaten', 'Munich, North Dakota'],
  ['Cologne, Saxony', 'Deutschland', 'Cologne, Sachsen'],
  ['Launceston, Tasmania', 'Australien', 'Launceston, Tasmanien'],
])('in German, %s in %s is %s', (city, country, named) => {
  expect(inGerman(city, country)).toBe(named);
});

test.each([
  ['Cairo', 'مصر', 'القاهرة'],
  ['Rafaḩ', 'فلسطين', 'رفح'],
  ['Portland, Maine', 'الولايات المتحدة', 'بورتلاند، مين'],
])('in Arabic, %s in %s is %s', (city, country, named) => {
  expect(inArabic(city, country)).toBe(named);
});

test('a city without another name, of a country that no one knows or of none keeps its own', () => {
  expect(inGerman('Munich', 'Atlantis')).toBe('Munich');
  expect(inGerman('Munich', null)).toBe('Munich');
  expect(inGerman('Bad Tölz', 'Deutschland')).toBe('Bad Tölz');
});
