import { expect, test } from 'vitest';
import { formatDate } from './formats.ts';
import { activeText, lastActiveText } from './last-active.ts';

const now = Date.parse('2025-11-20T12:00:00Z');
const ago = (hours: number) => new Date(now - hours * 3_600_000).toISOString();

test.each([
  [ago(-1), 'Just now'],
  [ago(0), 'Just now'],
  [ago(0.99), 'Just now'],
  [ago(1), '1h ago'],
  [ago(23.99), '23h ago'],
  [ago(24), '1d ago'],
  [ago(167.99), '6d ago'],
  [ago(168), formatDate(ago(168))],
  [null, 'Never'],
  [undefined, 'Never'],
  ['', 'Never'],
  ['not a date', 'Never'],
])('last active %s reads %s', (value, expected) => {
  expect(lastActiveText(value, now)).toBe(expected);
});

test.each([
  [0.5, 'Active just now'],
  [3, 'Active 3h ago'],
  [167, 'Active 6d ago'],
  [10 * 24, 'Active 10d ago'],
  [20 * 24, 'Active in the last month'],
  [40 * 24, 'Active over a month ago'],
])('to members, someone who was there %s hours ago reads %s', (hours, expected) => {
  expect(activeText(ago(hours), now)).toBe(expected);
});
