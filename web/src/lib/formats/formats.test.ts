import { expect, test } from 'vitest';
import { formatDate, formatNumber, formatPercent } from './formats.ts';

test('dates and numbers follow the reader’s locale', () => {
  const utc = { timeZone: 'UTC' } as const;
  expect(formatDate('2025-11-20T23:30:00Z', utc, 'en-US')).toBe('Nov 20, 2025');
  expect(formatDate('2025-11-20T23:30:00Z', { timeZone: 'Asia/Tokyo' }, 'en-GB')).toBe(
    '21 Nov 2025',
  );
  expect(formatNumber(1234567.5, {}, 'de-DE')).toBe('1.234.567,5');
  expect(formatPercent(15.3, {}, 'en')).toBe('15.3%');
  expect(formatPercent(-91, { signDisplay: 'exceptZero' }, 'de')).toBe('\u221291\u00a0%');
});
