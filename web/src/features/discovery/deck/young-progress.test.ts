import { expect, test } from 'vitest';
import { progressOf } from './young-progress.ts';

test('progress shows steps of five people or more', () => {
  expect(progressOf(0, 50)).toEqual({ from: 0, steps: 10, full: 0 });
  expect(progressOf(4, 50)).toEqual(progressOf(0, 50));
  expect(progressOf(5, 50)).toEqual({ from: 5, steps: 10, full: 1 });
  expect(progressOf(9, 50)).toEqual(progressOf(5, 50));
  expect(progressOf(399, 1000)).toEqual({ from: 300, steps: 10, full: 3 });
  expect(progressOf(4, 8)).toEqual({ from: 0, steps: 2, full: 0 });
});
