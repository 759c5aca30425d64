import type { Stripe } from 'stripe';
import { expect, test } from 'vitest';
import { addPeriods, periodEndAfter } from './periods.ts';

const recurring = (
  interval: 'day' | 'week' | 'month' | 'year',
  count = 1,
): Stripe.Price.Recurring => ({
  interval,
  interval_count: count,
  meter: null,
  trial_period_days: null,
  usage_type: 'licensed',
});

const at = (date: string) => Date.parse(`${date}T10:30:00Z`) / 1000;

test.each([
  ['2026-01-31', recurring('month'), 1, '2026-02-28'],
  ['2026-01-31', recurring('month'), 2, '2026-03-31'],
  ['2026-01-31', recurring('month'), 3, '2026-04-30'],
  ['2026-01-30', recurring('month'), 1, '2026-02-28'],
  ['2026-01-30', recurring('month'), 2, '2026-03-30'],
  ['2026-01-29', recurring('month'), 1, '2026-02-28'],
  ['2027-12-29', recurring('month'), 2, '2028-02-29'],
  ['2027-12-31', recurring('month'), 2, '2028-02-29'],
  ['2026-11-30', recurring('month', 3), 1, '2027-02-28'],
  ['2026-11-30', recurring('month', 3), 2, '2027-05-30'],
  ['2026-12-15', recurring('month'), 1, '2027-01-15'],
  ['2028-02-29', recurring('year'), 1, '2029-02-28'],
  ['2028-02-29', recurring('year'), 4, '2032-02-29'],
  ['2026-03-28', recurring('week'), 2, '2026-04-11'],
  ['2026-12-31', recurring('day'), 1, '2027-01-01'],
])('from %s by %o, period %i starts on %s', (anchor, interval, count, expected) => {
  expect(addPeriods(at(anchor), interval, count)).toBe(at(expected));
});

test('the end of a period lies after a time, and a period begins where the last one ended', () => {
  const anchor = at('2026-01-31');
  let start = anchor;
  for (let count = 1; count <= 48; count += 1) {
    const end = periodEndAfter(anchor, recurring('month'), start);
    expect(end).toBe(addPeriods(anchor, recurring('month'), count));
    expect(periodEndAfter(anchor, recurring('month'), end - 1)).toBe(end);
    start = end;
  }
  expect(periodEndAfter(anchor, recurring('year', 1), anchor - 1)).toBe(anchor);
});
