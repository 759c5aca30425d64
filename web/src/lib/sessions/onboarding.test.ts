import type { User } from '@kindred/contract/members';
import { expect, test } from 'vitest';
import { nextPath } from './next-path.ts';
import { type Session, createSession } from './session.ts';
import { memoryStorage } from '../storage.ts';
import { stubApi } from '../testing/stub-api.ts';

const credentials = { email: 'noor@kindred.example', password: 'a long enough one' };
const user = { _id: '2', isAdmin: false, isEmailVerified: true, profileComplete: true } as User;
const tokens = { token: 'a1', refreshToken: 'r1' };

/** The opposite of what would follow from the user, so that only a response can set it. */
const said = {
  requiresVerification: true,
  requiresProfileCompletion: true,
  onboardingComplete: false,
};
const flagsOf = (session: Session) => {
  const { requiresVerification, requiresProfileCompletion, onboardingComplete } = session.get();
  return { requiresVerification, requiresProfileCompletion, onboardingComplete };
};
const waiting = { ...user, isEmailVerified: false, profileComplete: false };
const signedIn = (who: User) =>
  createSession(memoryStorage({ ...tokens, user: JSON.stringify(who) }));

// Section 4 of the specification: sign-in and registration take the flags from the response.
test.each<[string, object, (session: Session) => Promise<unknown>]>([
  ['login', { data: { ...tokens, user, ...said } }, (session) => session.login(credentials)],
  [
    'reopenAccount',
    { data: { ...tokens, user, ...said } },
    (session) => session.reopenAccount(credentials),
  ],
  ['google', { data: { ...tokens, user, ...said } }, (session) => session.google({ tokenId: 'x' })],
  [
    'facebook',
    { data: { ...tokens, user, ...said } },
    (session) => session.facebook({ accessToken: 'x', userID: '1' }),
  ],
  [
    'register',
    { ...tokens, user, verificationToken: 'v', ...said },
    (session) => session.register({ ...credentials, firstName: 'Noor' }),
  ],
])('%s takes them from the response', async (_how, body, enter) => {
  using _api = stubApi(() => ({ body: { success: true, ...body } }));
  const session = createSession(memoryStorage());
  await enter(session);
  expect(flagsOf(session)).toEqual(said);
  expect(nextPath(session.get())).toBe('/verify');
});

test('a new token leaves them unchanged', async () => {
  const pair = { success: true, data: { token: 'a2', refreshToken: 'r2' } };
  using _api = stubApi(() => ({ body: pair }));
  const session = signedIn(user);
  session.keepUser(user, said);
  expect(await session.refresh('a1')).toBe('a2');
  expect(flagsOf(session)).toEqual(said);
});

test('verifying the address clears the requirement', async () => {
  // Even if the user in the response is unchanged.
  using _api = stubApi(() => ({ body: { success: true, ...tokens, user: waiting } }));
  const session = signedIn(waiting);
  await session.verify({ code: '204816' });
  expect(flagsOf(session)).toMatchObject({ requiresVerification: false });
  expect(nextPath(session.get())).toBe('/welcome');
});

test.each([
  [{ ...user, profileComplete: false }, true],
  [{ ...user, profileComplete: true }, false],
])('an edited profile that is %j requires completion: %s', (edited, expected) => {
  const session = signedIn(user);
  session.keepUser(edited);
  expect(flagsOf(session)).toMatchObject({
    requiresProfileCompletion: expected,
    onboardingComplete: !expected,
  });
});

test('completing the profile clears the requirement and marks onboarding as complete', () => {
  const session = signedIn(waiting);
  session.keepUser(waiting, { requiresProfileCompletion: false, onboardingComplete: true });
  expect(flagsOf(session)).toMatchObject({
    requiresProfileCompletion: false,
    onboardingComplete: true,
  });
});

test('signing out clears them', async () => {
  using _api = stubApi(() => ({}));
  const session = signedIn(waiting);
  await session.logout();
  expect(Object.values(flagsOf(session))).toEqual([false, false, false]);
});

test.each([
  ['moderator', '/desk'],
  ['support', '/dashboard'],
  ['administrator', '/dashboard'],
] as const)('a colleague who is %s begins at %s', async (staffRole, path) => {
  expect(nextPath(signedIn({ ...user, isAdmin: true, staffRole }).get())).toBe(path);
});
