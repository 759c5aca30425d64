import { expect, test } from 'vitest';
import { stepTexts } from './en/funnel.ts';

const { inAges } = stepTexts;

test('ages that have nothing in common with those of a filter are no range', () => {
  expect(inAges({ from: 26, to: 40 })).toBe('aged 26 to 40');
  expect(inAges({ from: 46, to: 38 })).toBe('of the ages you want and filter by');
});
