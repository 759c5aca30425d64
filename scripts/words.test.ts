import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

/** Old-fashioned words, and what to write instead. */
const quaint = {
  whoever: 'anyone, people who',
  whom: 'who',
  somebody: 'someone',
  nobody: 'no one',
  meanwhile: 'leave it out',
  'by itself': 'automatically',
  'by themselves': 'automatically',
  'as things are': 'leave it out',
  'has become of': 'status',
  'became of': 'status',
  'take up': 'start',
  'take back': 'revoke, undo, withdraw',
  'taken back': 'revoked, undone, withdrawn',
  'for good': 'permanently',
  'at once': 'right away, at the same time',
  'to be in': 'leave it out',
  'is told': 'will be notified',
  stands: 'is',
  whole: 'complete, all',
  anew: 'again',
};

/** The specification's strings are American, as in 'canceled'. */
const british = {
  'apologis\\w*': 'apologiz…',
  'authoris\\w*': 'authoriz…',
  'behaviours?': 'behavior',
  'cancell(ed|ing)': 'canceled, canceling',
  'catalogues?': 'catalog',
  'centres?': 'center',
  'colours?': 'color',
  'customis\\w*': 'customiz…',
  'defence|offence|licence': 'defense, offense, license',
  'favourites?': 'favorite',
  'grey\\w*': 'gray',
  holiday: 'vacation',
  'honour\\w*|neighbour\\w*': 'honor, neighbor',
  'labelled|travell(ed|er|ers|ing)': 'labeled, traveled',
  'organis\\w*': 'organiz…',
  'personalis\\w*': 'personaliz…',
  'practis\\w*': 'practic…',
  'prioritis\\w*': 'prioritiz…',
  'recognis\\w*': 'recogniz…',
  'summaris\\w*': 'summariz…',
  learnt: 'learned',
  whilst: 'while',
};

const words = new RegExp(
  String.raw`\b(${Object.keys({ ...quaint, ...british })
    .join('|')
    .replaceAll(' ', String.raw`\s+`)})\b`,
  'i',
);

const root = join(import.meta.dirname, '..');
const comments = /^\s*(\/\/|\/?\*).*$/gm;
const literals = /'((?:[^'\\\n]|\\.)*)'|"((?:[^"\\\n]|\\.)*)"|`((?:[^`\\\n]|\\.)*)`/g;
const onlyTexts = /\/messages\/|\/texts\/|\/pages\.ts$|\/profiles\/(prompts|questions)\.ts$/;

/** Every text of a catalogue, and what looks like a sentence or a summary elsewhere. */
function textsIn(path: string, source: string) {
  return Array.from(source.replace(comments, '').matchAll(literals), ([, a, b, c]) => a ?? b ?? c)
    .filter((text) => text !== undefined)
    .filter((text) => !/^[a-z]+(-[a-z]+)*$/.test(text))
    .filter((text) => onlyTexts.test(path) || /^(\p{Lu}|\$\{)[^=]* /u.test(text));
}

const findQuaint = (path: string, source: string) =>
  textsIn(path, source).filter((text) => words.test(text));

const files = globSync(
  [
    'web/src/lib/messages/*.ts',
    'web/src/features/*/pages.ts',
    '{server,contract}/src/**/*.ts',
    'scripts/*.ts',
  ],
  { cwd: root, exclude: (path) => path.endsWith('.test.ts') },
);

test('catalogues, error sentences, mails, summaries of the API and commands use ordinary, American words', () => {
  expect(files.length).toBeGreaterThan(300);
  const found = files.flatMap((file) =>
    findQuaint(file, readFileSync(join(root, file), 'utf8')).map((text) => `${file}: ${text}`),
  );
  expect(found).toEqual([]);
});

test.each([
  ['web/src/lib/messages/a.ts', `none: 'You have blocked nobody.',`],
  ['web/src/lib/messages/a.ts', `none: "It's for good.",`],
  ['web/src/features/a/pages.ts', `title: 'The whole file'`],
  ['contract/src/texts/en/mails/a.ts', '`signed out at once, ${name}`'],
  ['contract/src/texts/en/errors/a.ts', `changed: 'This changed meanwhile.'`],
  ['contract/src/a.ts', `summary: 'What became of a change'`],
  ['web/src/lib/messages/a.ts', `done: 'Your plan was cancelled.'`],
  ['contract/src/a.ts', `summary: 'Organised by colour'`],
])('in %s, %s is found', (path, source) => {
  expect(findQuaint(path, source)).toHaveLength(1);
});

test.each([
  ['web/src/lib/messages/a.ts', `'somebody-else': 'Someone else',`],
  ['server/src/a.ts', '// Whoever comes first wins.'],
  ['server/src/a.ts', `statement({ text: 'select whole from stands' })`],
  ['web/src/lib/messages/a.ts', `none: 'You spent a wholesome day.'`],
])('in %s, %s is not', (path, source) => {
  expect(findQuaint(path, source)).toEqual([]);
});
