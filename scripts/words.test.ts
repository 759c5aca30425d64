import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { findRefused } from './words.ts';

const root = join(import.meta.dirname, '..');

/** Generated files, lists that are data, and texts in other languages. The list of refused words is made of them. */
const left =
  /(^|\/)(node_modules|dist|artefacts|screens)\/|\.gen\.|^population\/texts\/|^bench\/results\/|^scripts\/words|\/texts\/(?!en\/)[a-z]+\//;

const folders = [
  'bench',
  'components',
  'contract',
  'e2e',
  'population',
  'sandbox',
  'scripts',
  'server',
  'web',
];
const patterns = [
  ...folders.map((folder) => `${folder}/**/*.{ts,tsx,mjs,sql,css,md}`),
  'texts/en/**/*.json',
  'docs/**/*.md',
  '*.{md,mjs,ts}',
];

test.each(patterns)(
  'in %s, texts, comments, SQL, titles of tests, documents and names use ordinary words',
  (pattern) => {
    const files = globSync(pattern, {
      cwd: root,
      exclude: (path) => path.endsWith('node_modules'),
    });
    const checked = files.filter((path) => !left.test(path));
    expect(checked.length).toBeGreaterThan(5);
    const found = checked.flatMap((file) =>
      findRefused(file, readFileSync(join(root, file), 'utf8')).map((word) => `${file}: ${word}`),
    );
    expect(found).toEqual([]);
  },
);

test.each([
  ['web/src/texts/en/a.ts', `none: 'You have blocked nobody.',`],
  ['web/src/texts/en/a.ts', `none: "It's for good.",`],
  ['texts/en/a.json', `"title": "The whole file"`],
  ['texts/en/service/mails/a.json', '"a": "signed out at once, {name}"'],
  ['texts/en/service/errors.json', `"changed": "This changed meanwhile."`],
  ['contract/src/a.ts', `summary: 'What became of a change'`],
  ['web/src/texts/en/a.ts', `done: 'Your plan was cancelled.'`],
  ['contract/src/a.ts', `summary: 'Organised by colour'`],
  ['server/src/a.ts', '// Whoever comes first wins.'],
  ['server/src/a.ts', '/**\n * Is undone, so that\n * nobody is notified.\n */'],
  ['server/src/a.test.ts', `test('nobody is notified', () => {`],
  ['server/src/db/routines/a.sql', '-- Runs once, also for somebody else.'],
  ['server/src/db/routines/a.sql', `  raise exception 'nobody stood by';`],
  ['docs/a.md', 'It is undone at\nonce.'],
  ['server/src/a.ts', 'await tellMembers(db, ids);'],
  ['server/src/a.ts', 'statement({ text: `select told_at from search` })'],
  ['server/src/a.ts', 'const patience = 1000;'],
  ['server/src/a.ts', 'export interface Facts {'],
  ['server/src/db/routines/a.sql', 'create function tell_activity()'],
  ['server/src/tell-liked.ts', ''],
  ['bench/ways-in.ts', ''],
])('in %s, %s is refused', (path, source) => {
  expect(findRefused(path, source)).not.toEqual([]);
});

test.each([
  ['web/src/texts/en/a.ts', `'somebody-else': 'Someone else',`],
  ['server/src/a.ts', `statement({ text: 'select whole from stands' })`],
  ['web/src/texts/en/a.ts', `none: 'You spent a wholesome day.'`],
  ['server/src/a.ts', `const bearerToken = 'Bearer 1'; // The bearer of a token.`],
  ['server/src/a.ts', `const url = 'https://kindred.test/tell';`],
  ['server/src/a.ts', 'const teller = retold;'],
])('in %s, %s is not', (path, source) => {
  expect(findRefused(path, source)).toEqual([]);
});
