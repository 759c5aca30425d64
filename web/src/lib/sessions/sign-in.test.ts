import type { User } from '@kindred/contract/members';
import { expect, test } from 'vitest';
import { createSession } from './session.ts';
import { memoryStorage } from '../storage.ts';
import type { KeyValues } from '../storage.ts';
import { stubApi } from '../testing/stub-api.ts';
import type { Reply } from '../testing/stub-api.ts';

const noor = { _id: '2', firstName: 'Noor', isAdmin: false } as User;
const credentials = { email: 'noor@kindred.example', password: 'a long enough one' };
const kept = (storage: KeyValues) => ({
  token: storage.getItem('token'),
  user: storage.getItem('user'),
  refreshToken: storage.getItem('refreshToken'),
});
const nothing = { token: null, user: null, refreshToken: null };
const pair: Reply = { body: { success: true, data: { token: 'a2', refreshToken: 'r2' } } };
const refused = { status: 401, body: { success: false, message: 'No.', code: 'REFUSED' } };
const mina = { ...noor, isAdmin: false, isEmailVerified: false, profileComplete: false };
const registered = {
  verificationToken: 'v1',
  requiresVerification: true,
  requiresProfileCompletion: true,
  onboardingComplete: false,
};
const entry = (user: object): Reply => ({
  body: { success: true, token: 'a1', refreshToken: 'r1', user, ...registered },
});
const fields = { firstName: 'Mina', email: 'mina@kindred.example', password: 'a long one' };
const signedInAs = (user: object) =>
  memoryStorage({ token: 'a1', refreshToken: 'r1', user: JSON.stringify(user) });

test('registering signs in, and requires a verified address and a profile', async () => {
  using api = stubApi(() => entry(mina));
  const storage = memoryStorage();
  const session = createSession(storage);
  expect(await session.register(fields)).toEqual(mina);
  expect(session.get()).toMatchObject({
    status: 'succeeded',
    token: 'a1',
    requiresVerification: true,
    requiresProfileCompletion: true,
    onboardingComplete: false,
  });
  expect(kept(storage).refreshToken).toBe('r1');
  expect(api.requests).toMatchObject([{ url: '/api/v1/auth/register', body: fields }]);
});

test('verifying clears the requirement and stores the new tokens', async () => {
  const verified = { ...mina, isEmailVerified: true };
  using api = stubApi(() => ({
    body: { success: true, token: 'a2', refreshToken: 'r2', user: verified },
  }));
  const storage = signedInAs(mina);
  const session = createSession(storage);
  expect(session.get().requiresVerification).toBe(true);
  await session.verify({ code: '204816' });
  expect(session.get()).toMatchObject({ status: 'succeeded', requiresVerification: false });
  expect(kept(storage)).toMatchObject({ token: 'a2', refreshToken: 'r2' });
  expect(api.requests).toMatchObject([
    { headers: { authorization: 'Bearer a1' }, body: { code: '204816' } },
  ]);
});

test('a token that expired before the mail arrived is refreshed', async () => {
  using api = stubApi(({ url, headers }) => {
    if (url.endsWith('refresh-token')) return pair;
    return headers['authorization'] === 'Bearer a2' ? entry(mina) : refused;
  });
  expect(await createSession(signedInAs(mina)).verify({ code: '204816' })).toEqual(mina);
  expect(api.requests.map(({ url }) => url.split('/').at(-1))).toEqual([
    'verify-email',
    'refresh-token',
    'verify-email',
  ]);
});

test.each([
  ['register', { status: 409, body: {} }],
  ['verify', { status: 422, body: {} }],
  ['reopenAccount', { status: 403, body: {} }],
] as const)('%s that is refused ends as failed and keeps nothing', async (how, reply) => {
  using _api = stubApi(() => reply);
  const storage = memoryStorage();
  const session = createSession(storage);
  const calls = {
    register: () => session.register(fields),
    verify: () => session.verify({ token: 'x' }),
    reopenAccount: () => session.reopenAccount(credentials),
  };
  expect(await calls[how]()).toBeNull();
  expect(session.get()).toMatchObject({ status: 'failed', error: { status: reply.status } });
  expect(kept(storage)).toEqual(nothing);
});

test('coming back signs in as login does', async () => {
  using api = stubApi(() => ({
    body: { success: true, data: { token: 'a1', refreshToken: 'r1', user: noor } },
  }));
  expect(await createSession(memoryStorage()).reopenAccount(credentials)).toEqual(noor);
  expect(api.requests).toMatchObject([{ url: '/api/v1/auth/come-back', body: credentials }]);
});

test.each<[string, Reply, string[]]>([
  [
    'goes from resend_loading to resend_succeeded',
    { body: { success: true, emailVerificationSent: true } },
    ['resend_loading', 'resend_succeeded'],
  ],
  [
    'that is refused goes from resend_loading to resend_failed',
    { status: 429, body: {} },
    ['resend_loading', 'resend_failed'],
  ],
])('sending the code again %s', async (_, reply, expected) => {
  using _api = stubApi(() => reply);
  const session = createSession(signedInAs(mina));
  const seen: string[] = [];
  session.subscribe(() => seen.push(session.get().status));
  expect(await session.resendVerification()).toBe(expected[1] === 'resend_succeeded');
  expect(seen).toEqual(expected);
  expect(session.get().token).toBe('a1');
});

test.each([
  ['a user of an older version', {}, [false, false, true]],
  ['an unverified member', mina, [true, true, false]],
  ['one without a profile', { ...mina, isEmailVerified: true }, [false, true, false]],
  ['staff', { ...mina, isAdmin: true, isEmailVerified: true }, [false, false, true]],
])('what %s needs follows from the stored user', (_who, user, expected) => {
  const state = createSession(signedInAs(user)).get();
  expect([
    state.requiresVerification,
    state.requiresProfileCompletion,
    state.onboardingComplete,
  ]).toEqual(expected);
});
