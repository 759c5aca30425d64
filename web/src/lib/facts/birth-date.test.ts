import { expect, test } from 'vitest';
import { adultBirthDate, isoDay, joinDay, partOrder, splitDay } from './birth-date.ts';

test('the parts of a day are kept as typed, and padded when they are sent', () => {
  expect(splitDay(joinDay({ day: '3', month: '', year: '19' }))).toEqual({
    day: '3',
    month: '',
    year: '19',
  });
  expect(joinDay({ day: '', month: '', year: '' })).toBe('');
  expect(isoDay('1994-7-3')).toBe('1994-07-03');
});

test('the parts follow the order of the language', () => {
  expect(partOrder('en-US')).toEqual(['month', 'day', 'year']);
  expect(partOrder('en-GB')).toEqual(['day', 'month', 'year']);
  expect(partOrder('ja')).toEqual(['year', 'month', 'day']);
});

test.each([
  ['1994-7-3', null],
  ['1994-02-30', 'Check this date.'],
  ['1894-02-03', 'Check this date.'],
  ['94-02-03', 'Check this date.'],
  ['1994-02-', 'Enter day, month and year.'],
  ['', 'Enter day, month and year.'],
  [`${new Date().getFullYear() - 17}-01-01`, 'You must be 18 or older to have an account.'],
])('the birthday %s gives %s', (typed, error) => {
  expect(adultBirthDate(typed)).toBe(error);
});
