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
    return { number, kept: named(kept), proven: named(proven) };
  });

const testFiles = globSync('{components,server,e2e,web,contract,population}/**/*.test.{ts,tsx}', {
  cwd: root,
  exclude: (path) => path.includes('node_modules'),
}).map((name) => join(root, name));

const numbersIn = (path: string) =>
  Array.from(readFileSync(path, 'utf8').matchAll(/\btrust (\d+)\b/g), ([, number = '']) => number);

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
