import { expect, test } from 'vitest';
import { acceptedLanguage, languageOf } from './choose-language.ts';

test.each([
  ['de', 'de'],
  ['de-AT', 'de'],
  ['pt-BR', 'pt'],
  ['PT_pt', 'pt'],
  ['ar', 'ar'],
  ['tlh', undefined],
  ['', undefined],
  [undefined, undefined],
  [['de'], undefined],
  ['constructor', undefined],
])('%s is the language %s', (tag, language) => {
  expect(languageOf(tag)).toBe(language);
});

test.each([
  [undefined, 'en'],
  ['', 'en'],
  ['*', 'en'],
  ['de', 'de'],
  ['tlh, fr-CH', 'fr'],
  ['fr-CH, fr;q=0.9, en;q=0.8, de;q=0.7, *;q=0.5', 'fr'],
  ['en;q=0.5, pl;q=0.9', 'pl'],
  ['de;q=0, es', 'es'],
  ['de;q=0', 'en'],
  ['es , de', 'es'],
  ['de;q=x, es;q=0.5', 'de'],
  [',;q=1,,;;', 'en'],
  ['x'.repeat(100_000), 'en'],
])('who accepts %s reads %s', (header, language) => {
  expect(acceptedLanguage(header)).toBe(language);
});
