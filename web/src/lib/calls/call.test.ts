import { login, ownProfile } from '@kindred/contract/accounts';
import { expect, test, vi } from 'vitest';
import { call, callInSession } from './call.ts';
import { proofRequest } from '../sessions/proof-request.ts';
import { createSession } from '../sessions/session.ts';
import { memoryStorage } from '../storage.ts';
import { stubApi } from '../testing/stub-api.ts';
import type { ReceivedRequest, Reply } from '../testing/stub-api.ts';

const signedIn = () => createSession(memoryStorage({ token: 'a1', refreshToken: 'r1' }));
const refused = { status: 401, body: { success: false, message: 'No.', code: 'DEAD' } };
const pair = { body: { success: true, data: { token: 'a2', refreshToken: 'r2' } } };
const like = { ...ownProfile, method: 'POST', url: '/likes', idempotent: true } as const;

const bearer = (token: string) => `Bearer ${token}`;
const sentTokens = ({ requests }: { requests: ReceivedRequest[] }) =>
  requests.map(({ url, headers }) => [
    url.replace('/api/v1', ''),
    headers['authorization'] ?? null,
  ]);

/** Accepts only `token`, and responds to a refresh with `exchange`. */
const acceptOnly =
  (token: string, exchange: Reply) =>
  ({ url, headers }: ReceivedRequest) => {
    if (url.endsWith('refresh-token')) return exchange;
    return headers['authorization'] === bearer(token) ? {} : refused;
  };

test('a valid token is used as it is', async () => {
  using api = stubApi(acceptOnly('a1', pair));
  await callInSession(signedIn(), ownProfile, {});
  expect(sentTokens(api)).toEqual([['/auth/profile', bearer('a1')]]);
});

test('an expired token is refreshed once and the call is repeated', async () => {
  using api = stubApi(acceptOnly('a2', pair));
  const session = signedIn();
  await callInSession(session, ownProfile, {});
  expect(sentTokens(api)).toEqual([
    ['/auth/profile', bearer('a1')],
    ['/auth/refresh-token', bearer('a1')],
    ['/auth/profile', bearer('a2')],
  ]);
  expect(session.get()).toMatchObject({ token: 'a2', expired: false });
});

test.each([
  ['the refresh is refused', refused, 2],
  ['the new token is refused as well', pair, 3],
])('the session is over when %s', async (_, exchange, calls) => {
  using api = stubApi(acceptOnly('none', exchange));
  const session = signedIn();
  await expect(callInSession(session, ownProfile, {})).rejects.toMatchObject({ status: 401 });
  expect(api.requests).toHaveLength(calls);
  expect(session.get()).toMatchObject({
    token: null,
    refreshToken: null,
    user: null,
    expired: true,
  });
});

test('a call is not repeated as another member who signed in since in another tab', async () => {
  const storage = memoryStorage({ token: 'a1', refreshToken: 'r1', user: '{"_id":"ada"}' });
  const others = { token: 'b1', refreshToken: 'r2', user: '{"_id":"eve"}' };
  using api = stubApi(() => {
    for (const [key, value] of Object.entries(others)) storage.setItem(key, value);
    return refused;
  });
  const session = createSession(storage);
  await expect(callInSession(session, ownProfile, {})).rejects.toMatchObject({ status: 401 });
  expect(sentTokens(api)).toEqual([['/auth/profile', bearer('a1')]]);
  expect(session.get()).toMatchObject({ token: 'b1', expired: false });
});

test('a response that arrives after another member signed in is not used', async () => {
  const storage = memoryStorage({ token: 'a1', refreshToken: 'r1', user: '{"_id":"ada"}' });
  const session = createSession(storage);
  using _api = stubApi(() => {
    for (const [key, value] of Object.entries({ token: 'b1', user: '{"_id":"eve"}' }))
      storage.setItem(key, value);
    session.reread();
    return {};
  });
  await expect(callInSession(session, ownProfile, {})).rejects.toMatchObject({ status: 401 });
  expect(session.get()).toMatchObject({ token: 'b1', expired: false });
});

test('a network failure during a refresh signs no one out', async () => {
  using _api = stubApi(acceptOnly('none', { broken: true }));
  const session = signedIn();
  await expect(callInSession(session, ownProfile, {})).rejects.toMatchObject({
    code: 'NETWORK_ERROR',
  });
  expect(session.get()).toMatchObject({ token: 'a1', refreshToken: 'r1', expired: false });
});

test('a 401 without a session is not an expired session', async () => {
  using api = stubApi(() => refused);
  const session = createSession(memoryStorage());
  await expect(callInSession(session, ownProfile, {})).rejects.toMatchObject({ status: 401 });
  expect(session.get().expired).toBe(false);
  expect(api.requests).toHaveLength(1);
});

test('a wrong password does not end the session', async () => {
  using api = stubApi(() => refused);
  const session = signedIn();
  const body = { email: 'a@b.example', password: 'wrong' };
  await expect(callInSession(session, login, { body })).rejects.toMatchObject({ status: 401 });
  expect(session.get().token).toBe('a1');
  expect(api.requests).toHaveLength(1);
});

test.each([403, 404, 500])('a %i does not refresh', async (status) => {
  using api = stubApi(() => ({ status, body: {} }));
  await expect(callInSession(signedIn(), ownProfile, {})).rejects.toMatchObject({ status });
  expect(api.requests).toHaveLength(1);
});

test('an idempotent POST is retried with the same key, and each call has its own key', async () => {
  vi.useFakeTimers();
  let calls = 0;
  using api = stubApi(() => ({ broken: (calls += 1) % 2 === 1 }));
  for (const _ of ['one', 'two']) {
    const answered = call(like);
    await vi.advanceTimersByTimeAsync(1000);
    await answered;
  }
  vi.useRealTimers();
  const keys = api.requests.map(({ headers }) => headers['idempotency-key']);
  expect(keys).toHaveLength(4);
  expect(keys[0]).toMatch(/^[0-9a-f-]{36}$/);
  expect(keys[1]).toBe(keys[0]);
  expect(keys[3]).toBe(keys[2]);
  expect(keys[2]).not.toBe(keys[0]);
});

test('a GET and other POSTs send no key and are tried once', async () => {
  using api = stubApi(() => ({ broken: true }));
  await expect(call(ownProfile)).rejects.toMatchObject({ code: 'NETWORK_ERROR' });
  await expect(call({ ...like, idempotent: undefined })).rejects.toMatchObject({ status: 0 });
  expect(api.requests.map(({ headers }) => headers['idempotency-key'])).toEqual([
    undefined,
    undefined,
  ]);
});

const sensitive = { ...like, freshProof: 'always' } as const;
const unproven = {
  status: 403,
  body: {
    success: false,
    message: "Confirm it's you to continue.",
    code: 'fresh_proof_required',
    data: { by: 'password' },
  },
};

test.each([
  ['goes on with the same key when it is confirmed', true, 2],
  ['fails when the dialog is closed', false, 1],
])('a call that needs a fresh proof asks, and %s', async (_, proven, calls) => {
  let given = false;
  using api = stubApi(() => (given ? {} : unproven));
  const answered = call(sensitive).then(
    () => true,
    () => false,
  );
  await vi.waitUntil(() => proofRequest.get());
  expect(proofRequest.get()?.by).toBe('password');
  given = proven;
  proofRequest.get()?.settle(proven);
  expect(await answered).toBe(proven);
  expect(proofRequest.get()).toBeNull();
  const keys = new Set(api.requests.map(({ headers }) => headers['idempotency-key']));
  expect([api.requests.length, keys.size]).toEqual([calls, 1]);
});
