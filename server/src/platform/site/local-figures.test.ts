import { languageCodes, languages } from '@kindred/contract/languages';
import { demoFigures } from '@kindred/contract/site/document';
import { expect, test } from 'vitest';
import { localFigures } from './local-figures.ts';

test('the figures of the front page are written as in each language, and in English as they are set', () => {
  const written = languageCodes.map((code) => {
    const figures = localFigures(demoFigures, languages[code].tag);
    return [code, ...Object.values(figures)].map((text) => text.replaceAll('\u200e', ''));
  });
  expect(written).toEqual([
    ['en', '50K+', '1K+', '95%', '24/7'],
    ['de', '50.000+', '1.000+', '95\u00a0%', '24/7'],
    ['fr', '50\u202f000+', '1\u202f000+', '95\u00a0%', '24/7'],
    ['es', '50.000+', '1000+', '95\u00a0%', '24/7'],
    ['pt', '50.000+', '1.000+', '95%', '24/7'],
    ['pl', '50\u00a0000+', '1000+', '95%', '24/7'],
    ['ar', '50,000+', '1,000+', '95%', '24/7'],
  ]);
});

test('a figure of another kind stays as it is set', () => {
  const figures = { activeUsers: 'many', successStories: '1.5M', satisfaction: '4 of 5' };
  expect(localFigures(figures, 'de')).toEqual({
    activeUsers: 'many',
    successStories: '1.500.000',
    satisfaction: '4 of 5',
  });
});
