import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');
const pathOf = (name: string) =>
  join(root, /^(components|contract|e2e|server|web)\//.test(name) ? name : `server/src/${name}`);
const named = (cell = '') =>
  Array.from(cell.matchAll(/`([^`]+)`/g), ([, name = '']) => pathOf(name));

const promises = readFileSync(join(root, 'docs/trust.md'), 'utf8')
  .split('\n')
  .filter((line) => /^\| \d+ \|/.test(line))
  .map((line) => {
    const [, number = '', , kept, proven] = line.split('|').map((cell) => cell.trim());
    const saysLong = proven?.endsWith(', in the long run alone') ?? false;
    return { number, kept: named(kept), proven: named(proven), saysLong };
  });

const testFiles = globSync('{components,server,e2e,web,contract,population}/**/*.test.{ts,tsx}', {
  cwd: root,
  exclude: (path) => path.includes('node_modules'),
}).map((name) => join(root, name));

const numbersIn = (path: string) =>
  Array.from(readFileSync(path, 'utf8').matchAll(/\btrust (\d+)\b/g), ([, number = '']) => number);

/** Whether the tests that name the promise are all in the long run. A title ends before the options of its test. */
function isProvenInLongRunAlone({ number, proven }: { number: string; proven: string[] }) {
  return proven.every((path) => {
    const text = readFileSync(path, 'utf8');
    const isLongFile = text.startsWith('// @module-tag long');
    const titles = new RegExp(
      `\\btrust ${number}\\b[^\\n]*?['"\`],(?:\\s*\\{ tags: \\['(\\w+)'\\])?`,
      'g',
    );
    const tags = Array.from(text.matchAll(titles), ([, tag = isLongFile ? 'long' : '']) => tag);
    return tags.length > 0 && tags.every((tag) => tag === 'long');
  });
}

test.each(promises)(
  'promise $number says whether it is proven in the long run alone',
  (promise) => {
    expect(isProvenInLongRunAlone(promise)).toBe(promise.saysLong);
  },
);

test.each(promises)('promise $number is kept and proven where docs/trust.md says', (promise) => {
  const { number, kept, proven } = promise;
  expect(kept).not.toEqual([]);
  expect(kept.filter((path) => !existsSync(path))).toEqual([]);
  expect(proven).not.toEqual([]);
  expect(proven.filter((path) => !numbersIn(path).includes(number))).toEqual([]);
});

test('docs/trust.md has every promise that a test names', () => {
  const promised = new Set(promises.map(({ number }) => number));
  const tested = new Set(testFiles.flatMap(numbersIn));
  expect(tested.size).toBeGreaterThan(30);
  expect([...tested].filter((number) => !promised.has(number))).toEqual([]);
});
