import type { StaffUser } from '@kindred/contract/user-admin';
import { expect, test } from 'vitest';
import { type Draft, changedFields, toDraft, typedFields, userChange } from './user-draft.ts';

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
  profilePictureFocus: null,
  more_pictures: [],
  settings: { showLastActive: true },
  distanceUnit: null,
  isAdmin: false,
  staffRole: null,
  state: 'active',
  stateBy: null,
  stateReason: null,
  stateUntil: null,
  stateForFraud: false,
  vipUntil: null,
};

const typed = (fields: Partial<Draft>): Draft => ({ ...toDraft(user), ...fields });

test('a typed value that equals the old one is no change', () => {
  const values = typed({ firstName: 'Ada', lastName: '', bio: '', city: 'Porto' });
  expect(userChange(user, values)).toEqual({});
});

test('only differences are sent, a place completely', () => {
  const values = typed({ bio: 'Rain', city: 'Lisbon', isEmailVerified: false });
  expect(userChange(user, values)).toEqual({
    bio: 'Rain',
    isEmailVerified: false,
    location: { city: 'Lisbon', country: 'Portugal' },
  });
});

test('a role is given and removed', () => {
  expect(userChange(user, typed({ staffRole: 'support' }))).toEqual({ staffRole: 'support' });
  const colleague: StaffUser = { ...user, staffRole: 'support' };
  expect(userChange(colleague, typed({ staffRole: '' }))).toEqual({ staffRole: null });
});

test('changes by others are named, and not undone by edits of other fields', () => {
  const now = { ...user, firstName: 'Ida', isOnline: true };
  expect(changedFields(user, now)).toEqual(['firstName']);
  const values = { ...toDraft(now), ...typedFields(user, typed({ bio: 'Rain' })) };
  expect(userChange(now, values)).toEqual({ bio: 'Rain' });
});
