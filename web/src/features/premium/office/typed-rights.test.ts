import { expect, test } from 'vitest';
import { changesOf, fromTyped, isValidAmount, toTyped } from './typed-rights.ts';

const free = {
  likesPerDay: 50,
  superlikesPerDay: 1,
  undosPerDay: 3,
  seesLikes: false,
  filters: true,
  incognito: false,
};
const premium = { ...free, likesPerDay: null, undosPerDay: null, seesLikes: true };

test.each([free, premium])('%o is unchanged after a round trip through its fields', (rights) => {
  expect(fromTyped(toTyped(rights))).toEqual(rights);
});

test.each([
  ['likesPerDay', '', true],
  ['undosPerDay', ' ', true],
  ['superlikesPerDay', '', false],
  ['likesPerDay', '0', true],
  ['likesPerDay', '100000', true],
  ['likesPerDay', '100001', false],
  ['likesPerDay', '-1', false],
  ['likesPerDay', '1.5', false],
  ['likesPerDay', 'many', false],
] as const)('%s of “%s” is accepted: %s', (name, typed, expected) => {
  expect(isValidAmount(name, typed)).toBe(expected);
});

test('only changes are named', () => {
  const before = { free, premium };
  expect(changesOf(before, before)).toEqual([]);
  const after = { free: { ...free, likesPerDay: 20 }, premium: { ...premium, incognito: true } };
  expect(changesOf(before, after)).toEqual([
    'Free: Likes a day: from 50 to 20',
    'Premium: Incognito: from no to yes',
  ]);
  expect(changesOf({ free, premium: { ...premium, likesPerDay: 9 } }, before)).toEqual([
    'Premium: Likes a day: from 9 to no limit',
  ]);
});
