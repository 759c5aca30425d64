import { languageCodes } from '@kindred/contract/languages';
import { expect, test } from 'vitest';
import { readCatalogue } from '../web/build/texts/text-modules.ts';
import { compareTexts } from './texts.ts';

test.each(languageCodes)('no text in the language %s is one that English lacks', (language) => {
  expect(compareTexts(language).unknown).toEqual([]);
});

test.each(languageCodes)(
  'in the language %s, no two choices of the log have the same name',
  (language) => {
    const names = Object.values(readCatalogue('audit-actions')[language] ?? {});
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  },
);
