import { expect, test } from 'vitest';
import { toLogPosition } from './log-position.ts';

test('positions are compared as numbers, and the head of a page belongs to the page before', () => {
  expect(toLogPosition('0/FFFFFFFF') < toLogPosition('1/0')).toBe(true);
  expect(toLogPosition('0/9') < toLogPosition('0/10')).toBe(true);
  expect(toLogPosition('0/2018')).toBe(toLogPosition('0/2000'));
  expect(toLogPosition('0/1000028')).toBe(toLogPosition('0/1000000'));
  expect(toLogPosition('0/2028')).not.toBe(toLogPosition('0/2000'));
  expect(toLogPosition('0/2020')).not.toBe(toLogPosition('0/2000'));
});
