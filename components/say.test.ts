import type { OwnText } from '@kindred/contract/site/own-texts';
import { unknownValues } from '@kindred/contract/site/own-texts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { listText } from '../server/src/texts/messages.ts';
import { inEnglishWhereLacking } from '../server/src/texts/page-catalogues.ts';
import { compile, placeholderOf, textMark, withTexts } from '../server/src/texts/page-texts.ts';
import { say } from '../web/src/lib/texts/say.ts';

const catalogue = {
  plain: 'Sign in',
  quoted: `It's "here"`,
  path: '/',
  joined: '{name} · {place}',
  greeting: 'Hello {name}, `welcome` to {place}!',
  people: '{count} {count, plural, one {person} other {people}} like you',
  either: 'It is {isOn, select, true {on} other {off}}',
};

type Texts = Record<string, string & ((values: object) => string)>;

const ownOf = (words: Record<string, string>) =>
  Object.fromEntries(
    Object.entries(words).map(([id, text]): [string, OwnText] => [
      `web/sample/${id}`,
      { text, insteadOf: '' },
    ]),
  );

/** What pages say. */
const said = (words: Record<string, string>, show: (texts: Texts) => string, isMarked = false) =>
  show(say(compile(catalogue, catalogue, 'web/sample', { own: ownOf(words), isMarked })));

test('each text and each part of one that has words is listed by its id', () => {
  const listed = Object.entries(catalogue).flatMap(([name, text]) => listText(text, name));
  expect(Object.fromEntries(listed)).toEqual({
    plain: 'Sign in',
    quoted: `It's "here"`,
    greeting: 'Hello {name}, `welcome` to {place}!',
    people: '{count} {2} like you',
    'people/count/one': 'person',
    'people/count/other': 'people',
    either: 'It is {isOn}',
    'either/isOn/true': 'on',
    'either/isOn/other': 'off',
  });
});

test('pages say own texts, and others where there are none', () => {
  const words = {
    plain: 'Come in',
    greeting: 'At {place}, {name}: hi, {name}',
    'people/count/other': 'friends',
    'either/isOn/other': 'not on',
  };
  expect(said(words, ({ plain }) => String(plain))).toBe('Come in');
  expect(said(words, ({ path }) => String(path))).toBe('/');
  const join = ({ joined }: Texts) => joined?.({ name: 'Ada', place: 'Porto' }) ?? '';
  expect(said(words, join)).toBe('Ada · Porto');
  const greet = ({ greeting }: Texts) => greeting?.({ name: 'Ada', place: 'Porto' }) ?? '';
  expect(said(words, greet)).toBe('At Porto, Ada: hi, Ada');
  expect(said({}, greet)).toBe('Hello Ada, `welcome` to Porto!');
  const count = (number: number) => (texts: Texts) => texts['people']?.({ count: number }) ?? '';
  expect([1, 2].map((number) => said(words, count(number)))).toEqual([
    '1 person like you',
    '2 friends like you',
  ]);
  expect(said(words, ({ either }) => either?.({ isOn: false }) ?? '')).toBe('It is not on');
});

test('a text around another one can be replaced, and the other one in it', () => {
  const words = { people: 'Liked by {count} {2}', 'people/count/one': 'soul' };
  const count = (number: number) => (texts: Texts) => texts['people']?.({ count: number }) ?? '';
  expect([1, 2].map((number) => said(words, count(number)))).toEqual([
    'Liked by 1 soul',
    'Liked by 2 people',
  ]);
});

test('in a draft each text that has words follows its id, also within another one', () => {
  const show = ({ plain, path, people, joined }: Texts) =>
    [plain, path, people?.({ count: 2 }), joined?.({ name: 'Ada', place: 'Porto' })].join('|');
  expect(said({ plain: 'Come in' }, show, true).replaceAll(textMark, '[$1]')).toBe(
    '[web/sample/plain]Come in|/|[web/sample/people]2 [web/sample/people/count/other]people like you|Ada · Porto',
  );
});

test('trust 120: whatever people write is said as they wrote it, and runs no code', async () => {
  const written = fc.oneof(
    fc.string({ unit: 'grapheme', minLength: 1 }),
    fc.constantFrom(
      '`${process.exit()}`',
      "'+alert(1)+'",
      '\\',
      '\\${name}',
      '</script>',
      '\u2028\n\r',
      '{unknown}',
      '$&',
      '{',
      '__TEXTS.shell.1__',
    ),
  );
  const script = `export const { nav } = say("${placeholderOf('shell')}"); function say(texts) { return texts }`;
  await fc.assert(
    fc.asyncProperty(written, written, async (one, other) => {
      const texts = say<Texts>(
        compile(catalogue, catalogue, 'web/sample', {
          own: ownOf({ plain: one, greeting: `${one}{name}${other}` }),
        }),
      );
      expect(texts['plain']).toBe(one);
      const filled = (text: string) =>
        text.replaceAll('{name}', 'Ada').replaceAll('{place}', 'Porto');
      expect(texts['greeting']?.({ name: 'Ada', place: 'Porto' })).toBe(
        filled(`${one}{name}${other}`),
      );
      const own = { 'web/shell/nav/signIn': { text: one, insteadOf: 'Sign in' } };
      const code = withTexts(script, 'en', { own });
      const { nav } = (await import(`data:text/javascript,${encodeURIComponent(code)}`)) as {
        nav: { signIn: string };
      };
      expect(nav.signIn).toBe(one);
    }),
  );
});

test('values that the default text does not mention are named', () => {
  const insteadOf = 'Hello {name} of {2}';
  expect(unknownValues({ text: '{name}, {2}, {name}', insteadOf })).toEqual([]);
  expect(unknownValues({ text: '{nme} {brand} { name }', insteadOf })).toEqual(['nme', 'brand']);
});

test('what a language lacks is in English, as is a list that has more or fewer entries', () => {
  const english = { a: 'One', list: ['One', 'Two'], more: { b: 'B' } };
  expect(inEnglishWhereLacking(english, undefined)).toEqual(english);
  expect(inEnglishWhereLacking(english, { list: ['Eins', 'Zwei'], more: {} })).toEqual({
    ...english,
    list: ['Eins', 'Zwei'],
  });
  expect(inEnglishWhereLacking(english, { a: 'Eins', list: ['Zwei'] })).toEqual({
    ...english,
    a: 'Eins',
  });
});

const sayAll = (texts: Readonly<Record<string, string>>) => say<Texts>(compile(texts, texts, 'a'));

test('a text is a string, and one with values a function of them', () => {
  const { plain, hello } = sayAll({ plain: "It's `here`: $'{x}' <b>", hello: 'Hello {name}' });
  expect(plain).toBe("It's `here`: ${x} <b>");
  expect(hello?.({ name: 'Ada' })).toBe('Hello Ada');
});

test('a text chooses by a number, a word, nothing, yes or no, and the letter that a name begins with', () => {
  const { people, kind, by, on, of } = sayAll({
    people: '{count, plural, =0 {No one} one {# person} other {# people}}',
    kind: '{kind, select, on__top {First} other {Other}}',
    by: '{name, select, null {Someone} other {{name}}} wrote',
    on: '{isOn, select, true {On} other {Off}}',
    of: '{nameVowel, select, true {d’} other {de }}{name}',
  });
  expect([0, 1, 2000].map((count) => people?.({ count }))).toEqual([
    'No one',
    '1 person',
    '2,000 people',
  ]);
  expect(['on-top', 'toString'].map((word) => kind?.({ kind: word }))).toEqual(['First', 'Other']);
  expect([null, 'Ada', 'null'].map((name) => by?.({ name }))).toEqual([
    'Someone wrote',
    'Ada wrote',
    'null wrote',
  ]);
  expect([true, false].map((isOn) => on?.({ isOn }))).toEqual(['On', 'Off']);
  expect(['Ada', 'Marcus'].map((name) => of?.({ name }))).toEqual(['d’Ada', 'de Marcus']);
});

test('what a value is in English, a text that mentions none of it in another language takes, too', () => {
  const { hello, plan } = say<Texts>(
    compile(
      { hello: 'Hello {name}', plan: 'The {plan} plan' },
      { hello: 'Hallo', plan: 'Tarif {planLower}' },
      'a',
    ),
  );
  expect(hello?.({ name: 'Ada' })).toBe('Hallo');
  expect(plan?.({ plan: 'Annual' })).toBe('Tarif annual');
});

test('lists and groups are as they were', () => {
  const texts = { group: { list: ['One', '{count} more'] } };
  const { group } = say<{ group: { list: [string, (values: object) => string] } }>(
    compile(texts, texts, 'a'),
  );
  expect([group.list[0], group.list[1]({ count: 2 })]).toEqual(['One', '2 more']);
  expect(group.list).toHaveLength(2);
});
