import { describe, expect, test } from 'vitest';
import { findCountedTexts, sayWithCounts } from './counted-texts.ts';

const counts = [0, 1, 2, 3, 5, 11, 21, 100];
const texts = findCountedTexts();

/** Their numbers name a place, a month or a range, and count nothing. */
const placed = new Set(['range', 'page', 'statementsOf', 'moved']);
const faults = /undefined|NaN|Infinity|Invalid|\[object|\$\{|^\s*$|[^\S\n]{2}|function|=>/;
const formOf = (text: string) => text.replaceAll(/[\d٠-٩][\d٠-٩ .,\u00a0٬٫]*/g, '#');

test('the texts with counts are found', () => {
  const names = texts.map(({ path }) => path.join('.'));
  expect(names).toEqual(expect.arrayContaining(['messages.like', 'messages.lastActive.daysAgo']));
  expect(names.length).toBeGreaterThan(150);
});

describe.each(['pl', 'ar'])('in the language %s, at 0, 1, 2, 3, 5, 11, 21 and 100', (language) => {
  const rules = new Intl.PluralRules(language);
  const cases = texts.map((text) => [`${text.file} ${text.path.join('.')}`, text] as const);

  test.each(cases)('%s is a whole text, with one form for each kind of number', async (_, text) => {
    for (const said of await sayWithCounts(text, language, counts)) {
      expect(said.filter((each) => faults.test(each))).toEqual([]);
      if (placed.has(text.path.at(-1) ?? '')) continue;
      // A count of 0 often has a sentence of its own.
      const given = counts.slice(1).map((count, index) => ({
        category: rules.select(count),
        form: formOf(said[index + 1] ?? ''),
      }));
      const first = ({ category }: { category: string }) =>
        given.find((each) => each.category === category);
      expect(given.map(({ form }) => form)).toEqual(given.map((each) => first(each)?.form));
      const forms = new Set(given.map(({ form }) => form));
      // One, two and several differ in Arabic wherever anything does.
      const least = language === 'ar' && forms.size > 1 ? 3 : 1;
      expect(forms.size).toBeGreaterThanOrEqual(least);
    }
  });
});
