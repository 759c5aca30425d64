import { expect, test } from 'vitest';
import { type Source, moduleOf } from './text-module.ts';

/** The texts that a module exports. Those that need other modules are read as code. */
async function textsOf(language: 'de' | 'en', en: Source, de?: Source) {
  const code = moduleOf('sample', { en, ...(de !== undefined && { de }) }, language);
  const script = code.replaceAll(/\}: \{[^}]*\}/g, '}').replaceAll(/^import .*$/gm, '');
  const { messages } = (await import(`data:text/javascript,${encodeURIComponent(script)}`)) as {
    messages: Record<string, string> & Record<string, (values: object) => string>;
  };
  return messages;
}

test('a text is a string, and one with values a function of them', async () => {
  const { plain, hello } = await textsOf('en', {
    plain: "It's `here`: $'{x}'",
    hello: 'Hello {name}',
  });
  expect(plain).toBe("It's `here`: ${x}");
  expect(hello?.({ name: 'Ada' })).toBe('Hello Ada');
});

test('a text chooses by a number, a word, nothing, and yes or no', async () => {
  const { people, kind, by, on } = await textsOf('en', {
    people: '{count, plural, =0 {No one} one {1 person} other {{count} people}}',
    kind: '{kind, select, on__top {First} other {Other}}',
    by: '{name, select, null {Someone} other {{name}}} wrote',
    on: '{isOn, select, true {On} other {Off}}',
  });
  expect([0, 1, 2].map((count) => people?.({ count }))).toEqual(['No one', '1 person', '2 people']);
  expect(['on-top', 'low'].map((word) => kind?.({ kind: word }))).toEqual(['First', 'Other']);
  expect([null, 'Ada'].map((name) => by?.({ name }))).toEqual(['Someone wrote', 'Ada wrote']);
  expect([true, false].map((isOn) => on?.({ isOn }))).toEqual(['On', 'Off']);
});

test('what a language lacks is said in English, and a text in English that it needs no values for too', async () => {
  const english = { hello: 'Hello {name}', bye: 'Bye', plan: 'The {plan} plan' };
  const { hello, bye, plan } = await textsOf('de', english, {
    hello: 'Hallo',
    plan: 'Tarif {planLower}',
  });
  expect(hello?.({ name: 'Ada' })).toBe('Hallo');
  expect(bye).toBe('Bye');
  expect(plan?.({ plan: 'Annual' })).toBe('Tarif annual');
});

test('a value that another language counts is a number for everyone who says the text', () => {
  const code = moduleOf(
    'sample',
    { en: '{days} days', de: '{days, plural, one {Tag} other {Tage}}' },
    'en',
  );
  expect(code).toContain('({ days }: { days: number }) =>');
});

test.each([
  ['de', { a: 'Hi {name}' }, { a: 'Hallo {nam}' }, 'texts/de, sample.a: English has no {nam}'],
  ['de', { a: 'Hi' }, { a: { b: 'Hallo' } }, 'texts/de, sample.a: English has a text there'],
  ['en', { a: 'Hi {name' }, {}, 'texts/en, sample.a: '],
  [
    'de',
    { a: '{k, select, one {A} two {B} other {}}' },
    { a: '{k, select, one {A} other {}}' },
    "texts/de, sample.a: {k} can be 'two'",
  ],
  ['en', { a: '{n, number, dozens}' }, {}, 'no style is called dozens'],
] as const)('in %s a text that cannot be is named: %j, %j', (language, en, de, message) => {
  expect(() => moduleOf('sample', { en, de }, language)).toThrow(message);
});

test('a list with more or fewer entries than in English is in English', async () => {
  const english = { list: ['One', 'Two'] };
  const same = await textsOf('de', english, { list: ['Eins', 'Zwei'] });
  expect(same['list']).toEqual(['Eins', 'Zwei']);
  const shorter = await textsOf('de', english, { list: ['Zwei'] });
  expect(shorter['list']).toEqual(['One', 'Two']);
});
