import { expect, test } from 'vitest';
import { meantAddress } from './meant-address.ts';

test.each([
  ['max@gmial.con', 'max@gmail.com'],
  ['Max@Gmial.com', 'Max@gmail.com'],
  ['max@gmail.con', 'max@gmail.com'],
  ['max@gmai.co', 'max@gmail.com'],
  ['max@gmaill.cmo ', 'max@gmail.com'],
  ['max@hotmal.om', 'max@hotmail.com'],
  ['max@gmail.com', null],
  ['max@gmail.co', null],
  ['max@mail.com', null],
  ['max@yahoo.co.uk', null],
  ['max@yahoo.fr', null],
  ['max@gmial', null],
  ['gmial.con', null],
  ['', null],
])('who typed %j meant %j', (typed, meant) => {
  expect(meantAddress(typed)).toBe(meant);
});
