import { expect, test } from 'vitest';
import type { Funnel } from '../../../api/deck.ts';
import { changeable, offersOf } from './advice.ts';

const nothing = {
  wider: { distance: null, ages: null, bothWays: null },
  without: { searchTerm: null, gender: null, ages: null, distance: null },
} as unknown as Funnel;
const funnel = (wider: Partial<Funnel['wider']>, without: Partial<Funnel['without']> = {}) => ({
  ...nothing,
  wider: { ...nothing.wider, ...wider },
  without: { ...nothing.without, ...without },
});
const kinds = (given: Funnel) => offersOf(given).map(({ kind }) => kind);

test('the change that brings most comes first, and people who look for someone else last', () => {
  const ages = { minAge: 20, maxAge: 41, more: 3 };
  const distance = { kilometres: null, more: 8 };
  expect(kinds(funnel({ ages, distance, bothWays: { more: 287 } }))).toEqual([
    'distance',
    'ages',
    'bothWays',
  ]);
  expect(kinds(funnel({ ages }, { gender: { more: 5 }, searchTerm: { more: 0 } }))).toEqual([
    'without',
    'ages',
  ]);
  expect(kinds(funnel({ bothWays: { more: 287 } }))).toEqual(['bothWays']);
  expect(kinds(nothing)).toEqual([]);
});

const looking = { genders: [], minAge: 20, maxAge: 30, maxDistance: 50, dealBreakers: [] };

test('what cannot be changed is not said to have been tried', () => {
  expect(changeable(looking, {})).toEqual(['ages', 'distance']);
  expect(changeable({ ...looking, maxDistance: null }, {})).toEqual(['ages']);
  expect(changeable({ ...looking, dealBreakers: ['ages', 'distance'] }, {})).toEqual([]);
  expect(changeable(looking, { minAge: 25 })).toEqual(['ages', 'distance', 'filters']);
  // Its own offer, which can show more people.
  expect(changeable(looking, { bothWays: true })).toEqual(['ages', 'distance']);
});
