import { languageCodes } from '@kindred/contract/languages';
import { expect, test } from 'vitest';
import { compareTexts } from './texts.ts';

test.each(languageCodes)('no text in the language %s is one that English lacks', (language) => {
  expect(compareTexts(language).unknown).toEqual([]);
});
