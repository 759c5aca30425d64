import { type Language, languageCodes } from '@kindred/contract/languages';
import { expect, test } from 'vitest';
import { countryCode, countryIn, countryName, fold } from './countries.ts';

test.each([
  ['Germany', 'DE'],
  ['  united kingdom ', 'GB'],
  ['UK', 'GB'],
  ['us', 'US'],
  ['Cote d’Ivoire', 'CI'],
  ['Türkiye', 'TR'],
  ['Turkey', 'TR'],
  ['Hong Kong', 'HK'],
  ['Czech Republic', 'CZ'],
])('%s is %s', (typed, code) => {
  expect(countryCode(typed)).toBe(code);
});

test('an unknown country has no code', () => {
  for (const typed of ['', 'XX', 'ZZ', 'EU', 'Atlantis', '__proto__']) {
    expect(countryCode(typed)).toBeUndefined();
  }
});

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'.split('');
const codes = letters
  .flatMap((a) => letters.map((b) => a + b))
  .filter((code) => countryCode(code) === code);

test('every code has a name that maps back to it', () => {
  expect(codes.length).toBe(250);
  for (const code of codes) expect(countryCode(countryName(code) ?? '')).toBe(code);
});

test.each(languageCodes)('so does every name in the language %s', (language) => {
  const names = codes.map((code) => countryIn(countryName(code) ?? '', language));
  expect(names.map(countryCode)).toEqual(codes);
});

test.each<[string, Language, string]>([
  ['Germany', 'en', 'Germany'],
  ['Germany', 'de', 'Deutschland'],
  ['Germany', 'ar', 'ألمانيا'],
  ['Hong Kong SAR China', 'fr', 'Hong Kong'],
  ['Atlantis', 'de', 'Atlantis'],
])('%s is called in %s %s', (name, language, translated) => {
  expect(countryIn(name, language)).toBe(translated);
});

test('folding drops case, accents and punctuation', () => {
  expect(fold("  Saint-Étienne d'Ø (Łódź) ")).toBe('saint etienne do lodz');
});
