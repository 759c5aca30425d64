import { expect, test } from 'vitest';
import { endOfDay } from '../../../lib/formats/end-of-day.ts';
import { grantedUntil, latestDay } from './vip-end.ts';

const day = 86_400_000;

// The server refuses an end more than this many times 24 hours away.
test.each([
  ['2026-11-21T00:00:00', 90],
  ['2026-11-21T23:59:58', 90],
  ['2026-03-01T12:00:00', 90],
  ['2028-02-29T12:00:00', 3660],
])(
  'from %s the latest day of %i days ends within them, and the next one does not',
  (from, days) => {
    const now = new Date(from).getTime();
    const latest = endOfDay(latestDay(now, days)).getTime();
    expect(latest).toBeLessThanOrEqual(now + days * day);
    expect(latest + day + 3_600_000).toBeGreaterThan(now + days * day);
  },
);

test('premium given by staff runs until its latest end, and is not shown once that is over', () => {
  const grants = [{ endsAt: '2026-11-30T00:00:00.000Z' }, { endsAt: '2026-11-22T12:00:00.000Z' }];
  const until = (time: string) => grantedUntil(grants, Date.parse(time));
  expect(until('2026-11-29T00:00:00.000Z')).toBe('2026-11-30T00:00:00.000Z');
  expect(until('2026-11-30T00:00:00.000Z')).toBeNull();
  expect(grantedUntil([], 0)).toBeNull();
});
