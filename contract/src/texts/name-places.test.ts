import { placeNames as ar } from './ar/place-names.ts';
import { placeNames as de } from './de/place-names.ts';
import { expect, test } from 'vitest';
import { namePlacesIn } from './name-places.ts';

const inGerman = namePlacesIn('de', de);
const inArabic = namePlacesIn('ar', ar);

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
