import { type Dashboard, ageBuckets, growthMonths } from '@kindred/contract/statistics';
import type { CountRow } from './queries.ts';

/** The months of the growth chart, oldest first, and the one before `today`'s. Months are the operator's. */
export function monthsUntil(today: string) {
  const [year = 0, month = 0] = today.split('-').map(Number);
  return Array.from({ length: growthMonths }, (_, index) => {
    const count = year * 12 + (month - 1) - (growthMonths - 1 - index);
    return `${Math.floor(count / 12)}-${String((count % 12) + 1).padStart(2, '0')}`;
  });
}

/** With none in the previous month, any number is 100 percent. */
export function growthPercent(current: number, previous: number) {
  if (previous === 0) return current > 0 ? 100 : 0;
  return Math.round(((current - previous) / previous) * 100);
}

const percent = (part: number, whole: number) =>
  whole === 0 ? 0 : Math.round((part / whole) * 100);
const tenths = (part: number, whole: number) =>
  whole === 0 ? 0 : Math.round((part / whole) * 1000) / 10;

export function toFigures(rows: readonly CountRow[], today: string): Omit<Dashboard, 'recent'> {
  const read = (metric: string, fits: (split: string) => boolean = () => true) =>
    rows.reduce(
      (sum, row) => (row.metric === metric && fits(row.split) ? sum + row.value : sum),
      0,
    );
  const standing = (word: string) => read('standing', (split) => split.split(',').includes(word));
  const joined = (month: string, word = '') =>
    read('joined', (split) => split.startsWith(month) && split.endsWith(word));

  const total = read('standing');
  const vip = standing('vip');
  const active = standing('active');
  const months = monthsUntil(today);
  const [newLastMonth = 0, newThisMonth = 0] = months.slice(-2).map((month) => joined(month));
  return {
    total,
    vip,
    active,
    online: read('online'),
    verified: standing('verified'),
    profileComplete: read('complete', (split) => split === 'true'),
    newThisMonth,
    newLastMonth,
    growthPercent: growthPercent(newThisMonth, newLastMonth),
    vipRate: tenths(vip, total),
    engagementRate: percent(active, total),
    growth: months.map((month) => ({ month, total: joined(month), vip: joined(month, ',vip') })),
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
