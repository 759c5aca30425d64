import { expect, test } from 'vitest';
import { formatExpiry, formatNumber, readExpiry } from './typed-card.ts';

test.each([
  ['4242424242424242', '4242 4242 4242 4242'],
  ['4242-4242 42', '4242 4242 42'],
  ['4242 ', '4242'],
  ['', ''],
])('the number %s shows as %s', (typed, shown) => {
  expect(formatNumber(typed)).toBe(shown);
});

test.each([
  ['1', '', '1'],
  ['12', '1', '12 / '],
  ['12 / 3', '12 / ', '12 / 3'],
  ['12 /', '12 / ', '12'],
  ['1230', '', '12 / 30'],
  ['12/2030', '', '12 / 20'],
])('the date %s after %s shows as %s', (typed, before, shown) => {
  expect(formatExpiry(typed, before)).toBe(shown);
});

test.each([
  ['12 / 30', { month: 12, year: 2030 }],
  ['01 / 27', { month: 1, year: 2027 }],
  ['13 / 30', null],
  ['00 / 30', null],
  ['12 / ', null],
  ['', null],
])('the date %s is %o', (text, date) => {
  expect(readExpiry(text)).toEqual(date);
});
