import { expect, test } from 'vitest';
import { fullName, initial } from './full-name.ts';

test.each([
  [{ firstName: 'Ines', lastName: 'Duarte', name: 'x' }, 'Ines Duarte'],
  [{ firstName: 'Ines', lastName: null }, 'Ines'],
  [{ firstName: null, lastName: 'Duarte' }, 'Duarte'],
  [{ firstName: '', lastName: '', name: 'Administrator' }, 'Administrator'],
  [{ name: null }, null],
  [{}, null],
])('the name of %j is %j', (user, expected) => {
  expect(fullName(user)).toBe(expected);
});

test.each([
  ['Ines', 'I'],
  ['👩🏽‍🦰 Amara', '👩🏽‍🦰'],
  ['', ''],
])('%s starts with %s', (name, expected) => {
  expect(initial(name)).toBe(expected);
});
