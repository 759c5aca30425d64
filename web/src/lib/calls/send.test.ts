import { login, ownProfile } from '@kindred/contract/accounts';
import type { Route } from '@kindred/contract/route';
import { describe, expect, test, vi } from 'vitest';
import { CallError } from './call-error.ts';
import { address, send } from './send.ts';
import { stubApi } from '../testing/stub-api.ts';

const credentials = { email: 'ines@kindred.example', password: 'a long enough one' };

describe('the address of a call', () => {
  test.each([
    ['/auth/users', {}, '/auth/users'],
    ['/auth/users', { query: { page: 1, limit: 20 } }, '/auth/users?page=1&limit=20'],
    [
      '/auth/search-users',
      { query: { searchTerm: '', gender: undefined, city: null, page: 0, vip: false } },
      '/auth/search-users?page=0&vip=false',
    ],
    [
      '/reports/reports',
      { query: { status: ['pending', '', 'closed'] } },
      '/reports/reports?status=pending&status=closed',
    ],
    ['/auth/user/:id', { params: { id: 'a/b ?' } }, '/auth/user/a%2Fb%20%3F'],
    [
      '/a/:one/b/:two',
      { params: { one: 1, two: 'x' }, query: { q: 'ü&=' } },
      '/a/1/b/x?q=%C3%BC%26%3D',
    ],
  ])('%s with %j is %s', (url, input, expected) => {
    expect(address(url, input)).toBe(expected);
  });
});

test('sends JSON, the token, the key and credentials, to the configured base', async () => {
  using api = stubApi(() => ({ body: { success: true, data: { user: null } } }));
  const answer = await send(login, { body: credentials }, { token: 't', idempotencyKey: 'k' });

  expect(answer).toEqual({ success: true, data: { user: null } });
  expect(api.requests).toMatchObject([
    {
      method: 'POST',
      url: '/api/v1/auth/login',
      headers: {
        authorization: 'Bearer t',
        'idempotency-key': 'k',
        'content-type': 'application/json',
      },
      body: credentials,
    },
  ]);
  expect(api.fetching.mock.calls[0]?.[1]).toMatchObject({ credentials: 'include' });
});

test('a call without a body has no content type, and without a token no authorization', async () => {
  using api = stubApi(() => ({}));
  await send(ownProfile, {});
  expect(api.requests[0]?.headers).not.toHaveProperty('content-type');
  expect(api.requests[0]?.headers).not.toHaveProperty('authorization');
});

describe('what a failed call throws', () => {
  const failure = { success: false, message: 'No.', code: 'WRONG_PASSWORD', requestId: 'r' };
  test.each([
    [
      'an error of ours',
      { status: 401, body: failure },
      { status: 401, code: 'WRONG_PASSWORD', body: failure },
    ],
    [
      'a limit',
      { status: 429, headers: { 'retry-after': '7' }, body: failure },
      { status: 429, retryAfter: 7 },
    ],
    [
      "a proxy's page",
      { status: 502, body: '<h1>Bad Gateway</h1>' },
      { status: 502, code: 'SERVER_ERROR', body: '<h1>Bad Gateway</h1>' },
    ],
    ['an unnamed refusal', { status: 404, body: {} }, { status: 404, code: 'REFUSED' }],
    [
      "someone else's page",
      { status: 200, body: '<html>' },
      { status: 200, code: 'UNEXPECTED_RESPONSE' },
    ],
    ['an empty object', { status: 200, body: {} }, { status: 200, code: 'UNEXPECTED_RESPONSE' }],
    ['null', { status: 200, body: 'null' }, { status: 200, code: 'UNEXPECTED_RESPONSE' }],
    [
      'a response without what the route declares',
      { status: 200, body: { success: true } },
      { status: 200, code: 'UNEXPECTED_RESPONSE' },
    ],
    ['no connection', { broken: true }, { status: 0, code: 'NETWORK_ERROR' }],
  ])('%s', async (_, reply, expected) => {
    using _api = stubApi(() => reply);
    const error: unknown = await send(ownProfile, {}).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(CallError);
    expect(error).toMatchObject(expected);
  });

  test('a timeout when there is no response within 20000 ms', async () => {
    using _api = stubApi(() => new Promise(() => {}));
    const over = new AbortController();
    const limit = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(over.signal);
    const sent = send(ownProfile, {});
    over.abort();
    await expect(sent).rejects.toMatchObject({ status: 0, code: 'TIMEOUT' });
    expect(limit).toHaveBeenCalledWith(20_000);
    limit.mockRestore();
  });

  test('a lost connection when it breaks within the response', async () => {
    const response = new Response(
      new ReadableStream({ pull: (body) => body.error(new TypeError('terminated')) }),
    );
    vi.stubGlobal('fetch', () => Promise.resolve(response));
    await expect(send(ownProfile, {})).rejects.toMatchObject({
      status: 0,
      code: 'CONNECTION_LOST',
    });
  });

  test('the reason of the abort', async () => {
    using _api = stubApi(() => new Promise(() => {}));
    const leaving = new AbortController();
    const sent = send(ownProfile, {}, { signal: leaving.signal });
    leaving.abort(new Error('left the page'));
    await expect(sent).rejects.toThrow('left the page');
  });
});

test('the types require the input of the route and know its response', () => {
  const route = { ...ownProfile, url: '/x' } satisfies Route;
  // @ts-expect-error a login needs a body
  const unsent = () => send(login, {});
  // @ts-expect-error a profile takes none
  const wrong = () => send(route, { body: {} });
  expect([unsent, wrong]).toHaveLength(2);
});

test("a sign-in sends the browser's stored secret, and no other request does", async () => {
  using api = stubApi(() => ({}));
  const body = { email: 'a@b.example', password: 'secret' };
  await send(login, { body });
  await send(login, { body });
  await send(ownProfile, {}, { token: 'a1' });
  const [first, second, other] = api.requests.map(({ headers }) => headers['device-secret']);
  expect(first).toMatch(/^[\w-]{43}$/);
  expect(second).toBe(first);
  expect(other).toBeUndefined();
});
