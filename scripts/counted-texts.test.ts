import { describe, expect, test } from 'vitest';
import { readCatalogue } from '../server/src/texts/catalogues.ts';
import { sayAll } from '../server/src/texts/messages.ts';
import { catalogueNames } from '../server/src/texts/page-catalogues.ts';

const counts = [0, 1, 2, 3, 5, 11, 21, 100];
const faults = /undefined|NaN|Infinity|Invalid|\[object|[{}]|^\s*$|[^\S\n]{2}/;
/** Their numbers name a place and count nothing. */
const placed = new Set(['photos/moved, place']);
const formOf = (text: string) => text.replaceAll(/[\d٠-٩][\d٠-٩ .,\u00a0٬٫]*/g, '#');

const catalogues = catalogueNames().map((name) => [name, readCatalogue(name)] as const);

/** What stands for each value that is no count. */
const values = (given: object) =>
  new Proxy(given, { get: (of, name): unknown => (name in of ? Reflect.get(of, name) : 'Anna') });

/** How values other than counts are written is not looked at. */
const plain = (text: string) => text.replaceAll(/\{(\w+), (?:date|number|time)[^{}]*\}/g, '{$1}');

/** What a text counts, in one of its languages. */
const countsOf = (texts: readonly string[]) => [
  ...new Set(
    texts.flatMap((text) => [...text.matchAll(/\{(\w+), plural/g)].map(([, name = '']) => name)),
  ),
];

/** The texts of pages that count something, but for those that a word decides about. */
function countedIn(language: 'ar' | 'pl') {
  return catalogues.flatMap(([name, languages]) => {
    const { [language]: texts } = languages;
    const said = Object.entries(texts).filter(
      ([, text]) => !/, select, (?!true|false|null|undefined)/.test(text),
    );
    const all = sayAll(
      Object.fromEntries(said.map(([key, text]) => [key, plain(text)])),
      name,
      language,
      {},
    );
    return said.flatMap(([key]) => {
      const counted = countsOf(Object.values(languages).map((each) => each[key] ?? ''));
      return counted.map((each) => {
        const others = Object.fromEntries(counted.map((other) => [other, 5]));
        const say = (count: number) => all[key]?.(values({ ...others, [each]: count })) ?? '';
        return [`${name}/${key}, ${each}`, say] as const;
      });
    });
  });
}

test('the texts with counts are found', () => {
  const names = countedIn('pl').map(([name]) => name);
  expect(names).toEqual(expect.arrayContaining(['likes/choice/left, likes']));
  expect(names.length).toBeGreaterThan(150);
});

describe.each(['pl', 'ar'] as const)(
  'in the language %s, at 0, 1, 2, 3, 5, 11, 21 and 100',
  (language) => {
    const rules = new Intl.PluralRules(language);

    test.each(countedIn(language))(
      '%s is a full text, with one form for each kind of number',
      (name, say) => {
        const said = counts.map(say);
        expect(said.filter((each) => faults.test(each))).toEqual([]);
        if (placed.has(name)) return;
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
      },
    );
  },
);
