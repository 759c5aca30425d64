import { expect, test } from 'vitest';
import { moduleOf } from './text-module.ts';

test('a module has the texts in English, and the types of what they mention', () => {
  const code = moduleOf('sample', {
    en: { hello: 'Hello {name}', list: ['One', '{count, plural, one {# more} other {# more}}'] },
  });
  expect(code).toContain(`"hello": (values: { name: string | number }) => string;`);
  expect(code).toContain(`"list": ((string) | ((values: { count: number }) => string))[];`);
  expect(code).toContain(`"hello":["Hello {name}"]`);
});

test('a value that another language counts is a number for everyone who says the text', () => {
  const code = moduleOf('sample', {
    en: '{days} days',
    de: '{days, plural, one {Tag} other {Tage}}',
  });
  expect(code).toContain('(values: { days: number }) => string');
});

test.each([
  [{ a: 'Hi {name}' }, { a: 'Hallo {nam}' }, 'texts/de, sample.a: English has no {nam}'],
  [{ a: 'Hi' }, { a: { b: 'Hallo' } }, 'texts/de, sample.a: English has a text there'],
  [{ a: 'Hi {name' }, {}, 'texts/en, sample.a: '],
  [
    { a: '{k, select, one {A} two {B} other {}}' },
    { a: '{k, select, one {A} other {}}' },
    "texts/de, sample.a: {k} can be 'two'",
  ],
] as const)('a text that cannot be is named: %j, %j', (en, de, message) => {
  expect(() => moduleOf('sample', { en, de })).toThrow(message);
});
