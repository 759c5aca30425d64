import type { Stripe } from 'stripe';

export const day = 86_400;

function addMonths(time: number, months: number): number {
  const from = new Date(time * 1000);
  const to = new Date(from);
  to.setUTCDate(1);
  to.setUTCMonth(from.getUTCMonth() + months);
  const lastDay = new Date(Date.UTC(to.getUTCFullYear(), to.getUTCMonth() + 1, 0)).getUTCDate();
  to.setUTCDate(Math.min(from.getUTCDate(), lastDay));
  return Math.floor(to.getTime() / 1000);
}

/** The start of the period number `count` after the anchor. Days 29 to 31 fall on the last day of a shorter month. */
export function addPeriods(
  anchor: number,
  recurring: Stripe.Price.Recurring,
  count: number,
): number {
  const units = recurring.interval_count * count;
  if (recurring.interval === 'day') return anchor + units * day;
  if (recurring.interval === 'week') return anchor + units * 7 * day;
  return addMonths(anchor, recurring.interval === 'year' ? units * 12 : units);
}

const longestDays: Record<string, number> = { day: 1, week: 7, month: 31, year: 366 };

/** The first end of a period after a time. */
export function periodEndAfter(
  anchor: number,
  recurring: Stripe.Price.Recurring,
  time: number,
): number {
  // Too few to start with, since no period is longer.
  const longest = longestDays[recurring.interval] ?? 366;
  let count = Math.floor((time - anchor) / (longest * day * recurring.interval_count)) - 1;
  while (addPeriods(anchor, recurring, count) <= time) count += 1;
  return addPeriods(anchor, recurring, count);
}

export function sameInterval(
  one: Stripe.Price.Recurring | null,
  other: Stripe.Price.Recurring | null,
): boolean {
  return one?.interval === other?.interval && one?.interval_count === other?.interval_count;
}
