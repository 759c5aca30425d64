import type { Dashboard } from '@kindred/contract/statistics';
import { type GrowthRange, growthBars } from '@kindred/contract/statistics/growth-ranges';
import type { CountRow } from './queries.ts';

interface Period {
  readonly from: string;
  readonly to: string;
}

/** A day that is `days` and `months` before or after another. */
function shift(day: string, { days = 0, months = 0 }: { days?: number; months?: number }) {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(Date.UTC(year, month - 1 + months, date + days)).toISOString().slice(0, 10);
}

export const monthOf = (day: string) => day.slice(0, 7);

/** The bars of the growth chart, oldest first. The last one ends with the month or the day of `today`. */
export function periodsUntil(today: string, range: GrowthRange): Period[] {
  const length = growthBars[range];
  const first = `${monthOf(today)}-01`;
  return Array.from({ length: length.bars }, (_, index) => {
    const back = index + 1 - length.bars;
    if ('days' in length) {
      const to = shift(today, { days: back * length.days });
      return { from: shift(to, { days: 1 - length.days }), to };
    }
    const from = shift(first, { months: back });
    return { from, to: shift(shift(from, { months: 1 }), { days: -1 }) };
  });
}

/** The first day for which the figures need the members who joined: last month always counts. */
export function firstDayOf(today: string, range: GrowthRange) {
  const lastMonth = shift(`${monthOf(today)}-01`, { months: -1 });
  const first = periodsUntil(today, range)[0]?.from ?? lastMonth;
  return first < lastMonth ? first : lastMonth;
}

/** How many joined from one day to another, in total or by plan. */
export function countJoined(rows: readonly CountRow[], { from, to }: Period, plan = '') {
  return rows.reduce((sum, { metric, split, value }) => {
    const day = split.slice(0, 10);
    const fits = metric === 'joined' && day >= from && day <= to && split.endsWith(plan);
    return fits ? sum + value : sum;
  }, 0);
}

/** The calendar month of a day, or the one `months` away from it. */
export function monthAround(today: string, months = 0): Period {
  const from = shift(`${monthOf(today)}-01`, { months });
  return { from, to: shift(shift(from, { months: 1 }), { days: -1 }) };
}

export const growthOf = (
  rows: readonly CountRow[],
  today: string,
  range: GrowthRange,
): Dashboard['growth'] =>
  periodsUntil(today, range).map((period) => ({
    ...period,
    total: countJoined(rows, period),
    vip: countJoined(rows, period, ',vip'),
  }));
