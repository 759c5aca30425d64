import type { OwnUser } from '@kindred/contract/members';
import { expect, test } from 'vitest';
import { toDraft } from './profile-draft.ts';

const lookingFor = { genders: [], minAge: null, maxAge: null, maxDistance: null, dealBreakers: [] };
const distanceOf = (change: object) =>
  toDraft({
    lookingFor: { ...lookingFor, ...change },
    location: {},
    settings: {},
  } as unknown as OwnUser).maxDistance;

test('a newcomer begins with people nearby, and who chose anywhere keeps it', () => {
  expect(distanceOf({})).toBe('80');
  expect(distanceOf({ minAge: 25, maxAge: 40 })).toBe('');
  expect(distanceOf({ minAge: 25, maxAge: 40, maxDistance: 30 })).toBe('30');
});
