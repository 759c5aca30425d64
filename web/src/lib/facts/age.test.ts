import { expect, test } from 'vitest';
import { ageOn } from './age.ts';

test.each([
  ['2008-11-20', 18],
  ['2008-11-21', 17],
  ['2008-12-01', 17],
  ['2008-02-29', 18],
  ['2030-01-01', -4],
  ['', Number.NaN],
  ['soon', Number.NaN],
])('a person born on %j is %d on 20 November 2026', (birthDate, age) => {
  expect(ageOn(birthDate, new Date(2026, 10, 20))).toBe(age);
});
