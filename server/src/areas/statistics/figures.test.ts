import { describe, expect, test } from 'vitest';
import { growthRanges } from '@kindred/contract/statistics/growth-ranges';
import { growthPercent, toFigures } from './figures.ts';
import { firstDayOf, periodsUntil } from './growth.ts';

const daysOf = ({ from, to }: { from: string; to: string }) =>
  (Date.parse(to) - Date.parse(from)) / 86_400_000 + 1;

describe('the bars of the growth chart', () => {
  test.each([
    ['2026-11-20', ['2026-06', '2026-07', '2026-08', '2026-09', '2026-10', '2026-11']],
    ['2026-01-01', ['2025-08', '2025-09', '2025-10', '2025-11', '2025-12', '2026-01']],
    ['2027-05-31', ['2026-12', '2027-01', '2027-02', '2027-03', '2027-04', '2027-05']],
  ])('are six calendar months until that of %s', (today, months) => {
    const periods = periodsUntil(today, '6-months');
    expect(periods.map(({ from }) => from)).toEqual(months.map((month) => `${month}-01`));
    expect(periods.at(-1)?.to.slice(0, 7)).toBe(today.slice(0, 7));
  });

  test.each([
    ['7-days', '2024-03-01', 7, 1, '2024-02-24'],
    ['30-days', '2024-03-01', 10, 3, '2024-02-01'],
    ['90-days', '2026-01-05', 10, 9, '2025-10-08'],
  ] as const)('of %s until %s are %i of %i days, from %s', (range, today, bars, days, firstDay) => {
    const periods = periodsUntil(today, range);
    expect(periods).toHaveLength(bars);
    expect(new Set(periods.map(daysOf))).toEqual(new Set([days]));
    expect([periods[0]?.from, periods.at(-1)?.to]).toEqual([firstDay, today]);
  });

  test.each(growthRanges)(
    'of %s follow each other without gap, and last month is included too',
    (range) => {
      const periods = periodsUntil('2026-03-31', range);
      for (const [index, { from }] of periods.entries()) {
        const before = periods[index - 1];
        expect(before ? daysOf({ from: before.to, to: from }) : 2).toBe(2);
      }
      const first = firstDayOf('2026-03-31', range);
      expect(first <= '2026-02-01').toBe(true);
      expect(first <= (periods[0]?.from ?? '')).toBe(true);
    },
  );
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
  const figures = toFigures([], '2026-11-20', '6-months');
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
      { metric: 'accounts', split: 'active,verified,free', value: 5 },
      { metric: 'gender', split: 'woman', value: 2 },
      { metric: 'gender', split: 'not-specified', value: 1 },
    ],
    '2026-11-20',
    '6-months',
  );
  expect(figures.genders).toContainEqual({ gender: 'woman', count: 2 });
  expect(figures.genders).toContainEqual({ gender: 'not-specified', count: 3 });
});

test('each bar counts members who joined from its first day to its last, and this month counts in every range', () => {
  const joined = (day: string, plan: string, value: number) => ({
    metric: 'joined',
    split: `${day},${plan}`,
    value,
  });
  const rows = [
    joined('2026-10-31', 'free', 16),
    joined('2026-11-14', 'free', 1),
    joined('2026-11-14', 'vip', 2),
    joined('2026-11-15', 'free', 4),
    joined('2026-11-20', 'vip', 8),
  ];
  for (const range of growthRanges) {
    const { newThisMonth, newLastMonth, month } = toFigures(rows, '2026-11-20', range);
    expect([newThisMonth, newLastMonth, month], range).toEqual([15, 16, '2026-11']);
  }
  const week = toFigures(rows, '2026-11-20', '7-days').growth;
  expect(week.map(({ total, vip }) => [total, vip])).toEqual([
    [3, 2],
    [4, 0],
    [0, 0],
    [0, 0],
    [0, 0],
    [0, 0],
    [8, 8],
  ]);
  expect(toFigures(rows, '2026-11-20', '12-months').growth.at(-1)).toEqual({
    from: '2026-11-01',
    to: '2026-11-30',
    total: 15,
    vip: 10,
  });
});
