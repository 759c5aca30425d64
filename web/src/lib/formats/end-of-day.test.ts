import { dayIn } from '@kindred/contract/day-in';
import { formatDayIn } from '@kindred/contract/texts/format-day';
import { afterAll, expect, test } from 'vitest';
import { config } from '../calls/config.ts';
import { endOfDay } from './end-of-day.ts';
import { formatDay, formatSiteDate } from './formats.ts';

const { timeZone: usual } = config;
afterAll(() => void (config.timeZone = usual));

test.each([
  ['America/New_York', '2026-12-28', 'December 28, 2026'],
  ['Pacific/Auckland', '2026-12-29', 'December 29, 2026'],
])('a time is the same day in %s on a page and in a mail', (timeZone, day, text) => {
  config.timeZone = timeZone;
  const time = '2026-12-29T04:30:00.000Z';
  expect(dayIn(timeZone, time)).toBe(day);
  expect(formatDayIn('en')(dayIn(timeZone, time))).toBe(text);
  expect(formatSiteDate(time, { dateStyle: 'long' })).toBe(formatDay(day));
});

test.each([
  ['America/New_York', '2026-12-28', '2026-12-29T04:59:59.000Z'],
  ['Pacific/Auckland', '2026-12-28', '2026-12-28T10:59:59.000Z'],
  // Clocks are set on these days.
  ['America/New_York', '2026-11-01', '2026-11-02T04:59:59.000Z'],
  ['Africa/Cairo', '2026-10-29', '2026-10-29T21:59:59.000Z'],
])('in %s, %s ends at %s', (timeZone, day, end) => {
  config.timeZone = timeZone;
  expect(endOfDay(day).toISOString()).toBe(end);
  expect(dayIn(timeZone, end)).toBe(day);
});

test('a year that someone is still typing is in the past', () => {
  for (const day of ['0002-12-28', '0020-12-28', '0202-12-28'])
    expect(endOfDay(day).getTime()).toBeLessThan(0);
});
