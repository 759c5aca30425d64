import { expect, test } from 'vitest';
import { lossesOf } from './losses.ts';

const free = {
  likesPerDay: 50,
  superlikesPerDay: 1,
  undosPerDay: 3,
  seesLikes: false,
  filters: false,
  incognito: false,
};
const premium = {
  likesPerDay: null,
  superlikesPerDay: 5,
  undosPerDay: null,
  seesLikes: true,
  filters: true,
  incognito: true,
};

test('every loss is named', () => {
  expect(lossesOf({ free, premium })).toEqual([
    'You see how many people like you, and who they are one at a time.',
    'You have fewer filters.',
    'Incognito ends. If you use it, we pause your profile, so that no one sees you unexpectedly.',
    'You have 50 likes a day.',
    'You have 1 super like a day.',
    'You have 3 undos a day.',
  ]);
});

test('rights that are the same or more are not named', () => {
  expect(lossesOf({ free: premium, premium })).toEqual([]);
  const better = { ...free, likesPerDay: null, incognito: true };
  expect(lossesOf({ free: better, premium: { ...better, likesPerDay: 10 } })).toEqual([]);
});
