import { afterEach, expect, test, vi } from 'vitest';
import { guessCountry, numbers } from './numbers.ts';

afterEach(() => void vi.restoreAllMocks());

function inZone(timeZone: string) {
  const options = Intl.DateTimeFormat().resolvedOptions();
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue({
    ...options,
    timeZone,
  });
  return guessCountry();
}

test.each([
  ['Europe/Berlin', 'DE'],
  ['Europe/London', 'GB'],
  ['Atlantic/Canary', 'ES'],
  ['America/Chicago', 'US'],
  ['America/Toronto', 'CA'],
  ['America/Sao_Paulo', 'BR'],
  ['Africa/Cairo', 'EG'],
  ['Australia/Perth', 'AU'],
])('a clock of %s is in %s', (timeZone, country) => {
  expect(inZone(timeZone)).toBe(country);
});

test('a clock that says nothing leads to the country of the language, or to none', () => {
  expect(['', ...Object.keys(numbers)]).toContain(inZone('UTC'));
});

const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
const services = Object.entries(numbers).flatMap(([country, { police, ...others }]) => [
  [country, police] as const,
  ...Object.values(others).map(({ to }) => [country, to] as const),
]);

test.each(services)('in %s, %s can be dialled or opened', (country, to) => {
  expect(names.of(country)).toBeDefined();
  expect(to).toMatch(/^(#?\d[\d -]{0,14}\d|[a-z\d-]+(\.[a-z\d-]+)+)$/);
});
