import { type Dashboard, ageBuckets } from '@kindred/contract/statistics';
import type { GrowthRange } from '@kindred/contract/statistics/growth-ranges';
import { countJoined, growthOf, monthAround, monthOf } from './growth.ts';
import type { CountRow } from './queries.ts';

/** With none in the previous month, any number is 100 percent. */
export function growthPercent(current: number, previous: number) {
  if (previous === 0) return current > 0 ? 100 : 0;
  return Math.round(((current - previous) / previous) * 100);
}

const percent = (part: number, whole: number) =>
  whole === 0 ? 0 : Math.round((part / whole) * 100);
const tenths = (part: number, whole: number) =>
  whole === 0 ? 0 : Math.round((part / whole) * 1000) / 10;

export function toFigures(
  rows: readonly CountRow[],
  today: string,
  range: GrowthRange,
): Omit<Dashboard, 'recent'> {
  const read = (metric: string, fits: (split: string) => boolean = () => true) =>
    rows.reduce(
      (sum, row) => (row.metric === metric && fits(row.split) ? sum + row.value : sum),
      0,
    );
  const countAccounts = (word: string) =>
    read('accounts', (split) => split.split(',').includes(word));

  const total = read('accounts');
  const vip = countAccounts('vip');
  const active = countAccounts('active');
  const newThisMonth = countJoined(rows, monthAround(today));
  const newLastMonth = countJoined(rows, monthAround(today, -1));
  return {
    total,
    vip,
    active,
    online: read('online'),
    verified: countAccounts('verified'),
    profileComplete: read('complete', (split) => split === 'true'),
    newThisMonth,
    newLastMonth,
    growthPercent: growthPercent(newThisMonth, newLastMonth),
    vipRate: tenths(vip, total),
    engagementRate: percent(active, total),
    month: monthOf(today),
    growth: growthOf(rows, today, range),
    genders: gendersOf(rows, total),
    ages: ageBuckets.map((bucket) => ({ bucket, count: read('age', (split) => split === bucket) })),
  };
}

/** Members without a profile have not specified a gender either. */
function gendersOf(rows: readonly CountRow[], total: number) {
  const counts = new Map(['woman', 'man', 'nonbinary', 'other'].map((gender) => [gender, 0]));
  for (const { metric, split, value } of rows) {
    if (metric === 'gender' && counts.has(split)) counts.set(split, value);
  }
  const specified = [...counts.values()].reduce((sum, count) => sum + count, 0);
  return [...counts, ['not-specified', Math.max(0, total - specified)] as const].map(
    ([gender, count]) => ({
      gender,
      count,
    }),
  );
}
