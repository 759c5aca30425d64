import type { StaffUser } from '@kindred/contract/user-admin';
import { expect, test } from 'vitest';
import { userChange, changedFields } from './user-draft.ts';

const user: StaffUser = {
  _id: '00000000-0000-4000-8000-000000000000',
  firstName: 'Ada',
  lastName: null,
  name: 'Ada',
  email: 'ada@member.example',
  createdAt: '2026-01-01T00:00:00.000Z',
  lastActive: null,
  isActive: true,
  isVIP: false,
  isOnline: false,
  isEmailVerified: true,
  profileComplete: true,
  emailVerificationSent: true,
  gender: 'woman',
  age: 30,
  bio: null,
  location: { city: 'Porto', country: 'Portugal' },
  profilePicture: null,
  more_pictures: [],
  settings: { showLastActive: true },
  isAdmin: false,
  staffRole: null,
  state: 'active',
  stateBy: null,
  stateReason: null,
  stateUntil: null,
  vipUntil: null,
};

test('what was typed and says the same is no change', () => {
  expect(userChange(user, { firstName: 'Ada', lastName: '', bio: '', city: 'Porto' })).toEqual({});
});

test('only what says something else is sent, a place as a whole', () => {
  expect(userChange(user, { bio: 'Rain', city: 'Lisbon', isEmailVerified: false })).toEqual({
    bio: 'Rain',
    isEmailVerified: false,
    location: { city: 'Lisbon', country: 'Portugal' },
  });
});

test('what others changed meanwhile is named, and not undone by what was typed elsewhere', () => {
  const now = { ...user, firstName: 'Ida', isOnline: true };
  expect(changedFields(user, now)).toEqual(['firstName']);
  expect(userChange(now, { bio: 'Rain' })).toEqual({ bio: 'Rain' });
});
