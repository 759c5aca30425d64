import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const source = join(import.meta.dirname, '../web/src/api');
const byHand = /(query|mutation)Key: \[(?!\.\.\.keyOf[<(])/;

// Outside of this folder the linter allows no hand-written query.
test('a query key starts with its route, by keyOf', () => {
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' });
  const found = files
    .filter((file) => /\.tsx?$/.test(file))
    .filter((file) => byHand.test(readFileSync(join(source, file), 'utf8')));
  expect(found).toEqual([]);
});
