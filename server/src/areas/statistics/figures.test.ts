import { describe, expect, test } from 'vitest';
import { growthPercent, monthsUntil, toFigures } from './figures.ts';

describe('the months of the growth chart', () => {
  test.each([
    ['2026-11-20', ['2026-06', '2026-07', '2026-08', '2026-09', '2026-10', '2026-11']],
    ['2026-01-01', ['2025-08', '2025-09', '2025-10', '2025-11', '2025-12', '2026-01']],
    ['2027-05-31', ['2026-12', '2027-01', '2027-02', '2027-03', '2027-04', '2027-05']],
  ])('end with the month of %s', (today, months) => {
    expect(monthsUntil(today)).toEqual(months);
  });
});

describe('growth', () => {
  test.each([
    { current: 0, previous: 0, percent: 0 },
    { current: 3, previous: 0, percent: 100 },
    { current: 0, previous: 4, percent: -100 },
    { current: 3, previous: 2, percent: 50 },
    { current: 4, previous: 3, percent: 33 },
    { current: 5, previous: 3, percent: 67 },
  ])('from $previous to $current is $percent percent', ({ current, previous, percent }) => {
    expect(growthPercent(current, previous)).toBe(percent);
  });
});

test('an empty service has only zeros', () => {
  const figures = toFigures([], '2026-11-20');
  expect(figures).toMatchObject({
    total: 0,
    vip: 0,
    active: 0,
    online: 0,
    newThisMonth: 0,
    growthPercent: 0,
    vipRate: 0,
    engagementRate: 0,
  });
});

test('members without a profile count as not-specified', () => {
  const figures = toFigures(
    [
      { metric: 'standing', split: 'active,verified,free', value: 5 },
      { metric: 'gender', split: 'woman', value: 2 },
      { metric: 'gender', split: 'not-specified', value: 1 },
    ],
    '2026-11-20',
  );
  expect(figures.genders).toContainEqual({ gender: 'woman', count: 2 });
  expect(figures.genders).toContainEqual({ gender: 'not-specified', count: 3 });
});
