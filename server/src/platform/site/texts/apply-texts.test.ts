import { compileFunction } from 'node:vm';
import type { OwnText } from '@kindred/contract/site/own-texts';
import { unknownValues } from '@kindred/contract/site/own-texts';
import fc from 'fast-check';
import { build } from 'vite';
import { expect, test } from 'vitest';
import { applyTexts } from './apply-texts.ts';
import { markTexts } from '../../../../../web/build/texts/mark-texts.ts';
import { NotedTexts, noteScripts } from '../../../../../web/build/texts/note-texts.ts';

const catalogue = `
  import { plural } from '/plural.ts';
  const limit = 3;
  export const messages = {
    plain: 'Sign in',
    quoted: "It's \\"here\\"",
    code: '/path',
    nested: { list: ['First', 'Second'] },
    greeting: (name: string) => \`Hello \${name}, \\\`welcome\\\` to \${'Kindred'}!\`,
    people: (count: number) => \`\${count} \${plural(count, { one: 'person', other: 'people' })} like you\`,
    either: (isOn: boolean) => (isOn ? 'It is on' : 'It is off'),
    joined: 'Up to ' + limit,
    many: (count: number) => count.toLocaleString('en'),
    day: (data: { until: string }) => \`Until \${day(data.until)}\`,
  };
  function day(time: string) { return '<' + time + '>'; }
`;
const files: Readonly<Record<string, string>> = {
  '/web/src/texts/en/sample.ts': catalogue,
  '/plural.ts': `export const plural = (count, forms) => (count === 1 ? forms.one : forms.other);`,
};

/** The script of a catalogue as pages load it. */
async function bundle(minify: boolean) {
  const noted = new NotedTexts();
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [
      {
        name: 'files',
        enforce: 'pre',
        resolveId: (id) => (id in files ? id : null),
        load: (id) => files[id] ?? null,
      },
      markTexts(noted.texts),
      noteScripts(noted),
    ],
    build: {
      write: false,
      minify,
      lib: { entry: '/web/src/texts/en/sample.ts', formats: ['cjs'], fileName: 'sample' },
    },
  });
  const [{ output }] = built as unknown as [{ output: [{ fileName: string; code: string }] }];
  const [{ fileName, code }] = output;
  return { code, places: noted.files.get(fileName) ?? [], texts: Object.fromEntries(noted.texts) };
}

type Messages = Record<string, unknown> & {
  greeting: (name: string) => string;
  people: (count: number) => string;
  either: (isOn: boolean) => string;
  day: (data: object) => string;
};

const bundles = { plain: await bundle(false), minified: await bundle(true) };

function said({ code, places, texts }: (typeof bundles)['plain'], words: Record<string, string>) {
  const own = Object.fromEntries(
    Object.entries(words).map(([id, text]): [string, OwnText] => [
      `web/sample/${id}`,
      { text, insteadOf: texts[`web/sample/${id}`] ?? '' },
    ]),
  );
  const exported = {} as { messages: Messages };
  const run = compileFunction(applyTexts(code, places, own), ['exports']);
  (run as (exports: object) => void)(exported);
  return exported.messages;
}

test.each(Object.entries(bundles))('each text of a %s script is noted with its id', (_, made) => {
  expect(made.texts).toEqual({
    'web/sample/plain': 'Sign in',
    'web/sample/quoted': `It's "here"`,
    'web/sample/nested/list/0': 'First',
    'web/sample/nested/list/1': 'Second',
    'web/sample/greeting': 'Hello {name}, `welcome` to {2}!',
    'web/sample/greeting#2': 'Kindred',
    'web/sample/people': '{count} {2} like you',
    'web/sample/people/one': 'person',
    'web/sample/people/other': 'people',
    'web/sample/either': 'It is on',
    'web/sample/either#2': 'It is off',
    'web/sample/joined': 'Up to ',
    'web/sample/day': 'Until {until}',
  });
  expect(made.code).not.toMatch(/[\uFDD0-\uFDD5]/);
});

test.each(Object.entries(bundles))(
  'a %s script says own texts, and its own where there are none',
  (_, made) => {
    const messages = said(made, {
      plain: 'Come in',
      'nested/list/1': 'Last',
      greeting: 'At {2}, {name}: hi, {name}',
      'people/other': 'friends',
      'either#2': 'Off',
      joined: 'At most ',
      day: '{until} is the end',
    });
    expect(messages['plain']).toBe('Come in');
    expect(messages['quoted']).toBe(`It's "here"`);
    expect(messages['code']).toBe('/path');
    expect(messages['nested']).toEqual({ list: ['First', 'Last'] });
    expect(messages.greeting('Ada')).toBe('At Kindred, Ada: hi, Ada');
    expect([1, 2].map(messages.people)).toEqual(['1 person like you', '2 friends like you']);
    expect([true, false].map(messages.either)).toEqual(['It is on', 'Off']);
    expect(messages['joined']).toBe('At most 3');
    expect(messages.day({ until: 'May' })).toBe('<May> is the end');
  },
);

test('a text around another one can be replaced, and the other one in it', () => {
  const { people } = said(bundles.minified, {
    people: 'Liked by {count} {2}',
    'people/one': 'soul',
  });
  expect([1, 2].map(people)).toEqual(['Liked by 1 soul', 'Liked by 2 people']);
});

test('trust 120: whatever people write is said as they wrote it, and runs no code', () => {
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
    ),
  );
  fc.assert(
    fc.property(written, written, (one, other) => {
      for (const made of Object.values(bundles)) {
        const messages = said(made, {
          plain: one,
          quoted: other,
          greeting: `${one}{name}${other}`,
        });
        expect(messages['plain']).toBe(one);
        expect(messages['quoted']).toBe(other);
        const filled = (text: string) =>
          text.replaceAll('{name}', 'Ada').replaceAll('{2}', 'Kindred');
        expect(messages.greeting('Ada')).toBe(filled(`${one}{name}${other}`));
      }
    }),
  );
});

test('values that the default text does not mention are named', () => {
  const insteadOf = 'Hello {name} of {2}';
  expect(unknownValues({ text: '{name}, {2}, {name}', insteadOf })).toEqual([]);
  expect(unknownValues({ text: '{nme} {brand} { name }', insteadOf })).toEqual(['nme', 'brand']);
});
