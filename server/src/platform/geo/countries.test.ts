import { expect, test } from 'vitest';
import { countryCode, countryName, fold } from './countries.ts';

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

test('every code has a name that maps back to it', () => {
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'.split('');
  const codes = letters
    .flatMap((a) => letters.map((b) => a + b))
    .filter((code) => countryCode(code) === code);
  expect(codes.length).toBe(250);
  for (const code of codes) expect(countryCode(countryName(code) ?? '')).toBe(code);
});

test('folding drops case, accents and punctuation', () => {
  expect(fold("  Saint-Étienne d'Ø (Łódź) ")).toBe('saint etienne do lodz');
});
