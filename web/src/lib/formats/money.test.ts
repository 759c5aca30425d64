import { expect, test } from 'vitest';
import {
  formatMoney,
  formatMoneyChange,
  moneyParts,
  parseMoney,
  plainMoney,
  shortMoney,
} from './money.ts';

test.each([
  [3499, 'usd', 'en-US', '$34.99'],
  [0, 'usd', 'en-US', '$0.00'],
  [-1200, 'usd', 'en-US', '\u2212$12.00'],
  [1500, 'jpy', 'en-US', '¥1,500'],
  [1999, 'eur', 'de-DE', '19,99\u00A0€'],
  [5000, 'kwd', 'en-US', 'KWD\u00A05.000'],
])('%i %s for %s is %s', (amount, currency, locale, text) => {
  expect(formatMoney(amount, currency, locale)).toBe(text);
  const parts = moneyParts(Math.abs(amount), currency, locale);
  expect(parts.map(({ value }) => value).join('')).toBe(text.replace('\u2212', ''));
  expect(parts.filter(({ isSign }) => isSign)).toHaveLength(1);
});

test.each([
  ['12', 'usd', 1200],
  ['12.5', 'usd', 1250],
  [' 12,05 ', 'usd', 1205],
  ['8.29', 'usd', 829],
  ['0', 'usd', 0],
  ['1500', 'jpy', 1500],
  ['12.345', 'usd', null],
  ['1500.5', 'jpy', null],
  ['', 'usd', null],
  ['-3', 'usd', null],
  ['1e3', 'usd', null],
  ['twelve', 'usd', null],
])('%s typed in %s is %s', (text, currency, amount) => {
  expect(parseMoney(text, currency)).toBe(amount);
});

test.each([
  [1499, 'usd', '14.99'],
  [1500, 'jpy', '1500'],
  [0, 'usd', '0.00'],
])('%i %s is typed as %s, and read as the same', (amount, currency, text) => {
  expect(plainMoney(amount, currency)).toBe(text);
  expect(parseMoney(text, currency)).toBe(amount);
});

test('an amount below zero is typed with the sign that keyboards have', () => {
  expect(plainMoney(-1200, 'usd')).toBe('-12.00');
});

test.each([
  [173, '+$1.73'],
  [0, '$0.00'],
  [-7663, '\u2212$76.63'],
])('a change of %i is %s', (amount, text) => {
  expect(formatMoneyChange(amount, 'usd', 'en-US')).toBe(text);
});

test.each([
  [151_931, 'usd', '1.5K'],
  [70_634, 'usd', '706'],
  [-7330, 'usd', '\u221273'],
  [1_200_000, 'jpy', '1.2M'],
])('%i %s is %s in short', (amount, currency, text) => {
  expect(shortMoney(amount, currency, 'en-US')).toBe(text);
});

test('thousands that a language has no short form of are grouped as elsewhere', () => {
  expect(shortMoney(153_931, 'eur', 'de-DE')).toBe('1.539');
});
