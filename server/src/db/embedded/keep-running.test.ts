import { expect, test } from 'vitest';
import { nextDelay } from './keep-running.ts';

test('a database that keeps ending is started ever later, up to half a minute', () => {
  const delays = [0];
  for (let end = 0; end < 8; end += 1) delays.push(nextDelay(delays.at(-1) ?? 0, 59_999));
  expect(delays.slice(1)).toEqual([500, 1000, 2000, 4000, 8000, 16_000, 30_000, 30_000]);
});

test('one that ran for a minute is started again soon', () => {
  expect(nextDelay(30_000, 60_000)).toBe(500);
});
