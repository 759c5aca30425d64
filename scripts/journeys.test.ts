import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './command.ts';

const files = globSync('e2e/*.test.ts', { cwd: root }).map((path) => ({
  path,
  text: readFileSync(join(root, path), 'utf8'),
}));

test('every journey is in the long run, and at most thirty are in the short one', () => {
  const others = files.filter(({ text }) => !text.startsWith('// @module-tag long\n'));
  expect(others.map(({ path }) => path)).toEqual([]);
  const chosen = files.flatMap(({ text }) => text.match(/tags: \['journey'\]|journeyIf\(/g) ?? []);
  expect(chosen.length).toBeGreaterThan(20);
  expect(chosen.length).toBeLessThanOrEqual(30);
});
