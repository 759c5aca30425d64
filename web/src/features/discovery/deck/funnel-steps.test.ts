import { expect, test } from 'vitest';
import { sayAges } from './funnel-steps.tsx';

test('ages that have nothing in common with those of a filter are no range', () => {
  expect(sayAges(26, 40)).toBe('aged 26 to 40');
  expect(sayAges(46, 38)).toBe('of the ages you want and filter by');
});
