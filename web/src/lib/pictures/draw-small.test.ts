import { expect, test } from 'vitest';
import { sizeWithin } from './draw-small.ts';

test.each([
  [
    { width: 8688, height: 5792 },
    { width: 1600, height: 1067 },
  ],
  [
    { width: 3024, height: 4032 },
    { width: 1200, height: 1600 },
  ],
  [
    { width: 20_000, height: 3 },
    { width: 1600, height: 1 },
  ],
  [
    { width: 1600, height: 900 },
    { width: 1600, height: 900 },
  ],
  [
    { width: 60, height: 40 },
    { width: 60, height: 40 },
  ],
])('%o is drawn as %o, and nothing is enlarged', (size, drawn) => {
  expect(sizeWithin(size, 1600)).toEqual(drawn);
});
