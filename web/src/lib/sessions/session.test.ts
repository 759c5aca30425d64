import { changePassword } from '@kindred/contract/accounts/credentials';
import type { User } from '@kindred/contract/members';
import { describe, expect, test } from 'vitest';
import { createSession } from './session.ts';
import { memoryStorage } from '../storage.ts';
import type { KeyValues } from '../storage.ts';
import { stubApi } from '../testing/stub-api.ts';
import type { Reply } from '../testing/stub-api.ts';

const ines = { _id: '1', firstName: 'Ines', isAdmin: true, isVIP: false } as User;
const noor = { ...ines, _id: '2', firstName: 'Noor', isAdmin: false };
const credentials = { email: 'ines@kindred.example', password: 'a long enough one' };

const kept = (storage: KeyValues) => ({
  token: storage.getItem('token'),
  user: storage.getItem('user'),
  refreshToken: storage.getItem('refreshToken'),
});
const nothing = { token: null, user: null, refreshToken: null };
const signedIn = () =>
  memoryStorage({ token: 'a1', refreshToken: 'r1', user: JSON.stringify(ines) });
const pair = (n: number): Reply => ({
  body: { success: true, data: { token: `a${n}`, refreshToken: `r${n}` } },
});
const refused = { status: 401, body: { success: false, message: 'No.', code: 'REFUSED' } };

describe('the stored session', () => {
  test.each<[string, Record<string, string>, object]>([
    ['nothing', {}, nothing],
    [
      'a whole session',
      { token: 'a', refreshToken: 'r', user: '{"_id":"1"}' },
      { token: 'a', refreshToken: 'r', user: { _id: '1' } },
    ],
    ['a token alone', { token: 'a' }, { token: 'a', refreshToken: null, user: null }],
    ['a user that is not JSON', { token: 'a', user: '{' }, { token: 'a', user: null }],
    ['a user that is no object', { token: 'a', user: '"x"' }, { token: 'a', user: null }],
    ['a user without a token', { user: '{"_id":"1"}', refreshToken: 'r' }, nothing],
    ['an empty token', { token: '', user: '{"_id":"1"}' }, nothing],
  ])('%s is read', (_, entries, expected) => {
    expect(createSession(memoryStorage(entries)).get()).toMatchObject({
      ...expected,
      status: 'idle',
    });
  });

  test('the VIP flag can be set and is stored', () => {
    const storage = signedIn();
    createSession(storage).setVip(true);
    expect(createSession(storage).get().user).toEqual({ ...ines, isVIP: true });
  });

  test('the VIP flag cannot be set without a user', () => {
    const storage = memoryStorage();
    createSession(storage).setVip(true);
    expect(kept(storage)).toEqual(nothing);
  });

  test('what another tab stores is read, and listeners are called only for a change', () => {
    const storage = signedIn();
    const session = createSession(storage);
    let requests = 0;
    session.subscribe(() => (requests += 1));
    session.reread();
    expect(requests).toBe(0);
    storage.setItem('user', JSON.stringify(noor));
    session.reread();
    expect(session.get().user).toEqual(noor);
    storage.removeItem('token');
    session.reread();
    expect(session.get()).toMatchObject({ ...nothing, expired: false });
    expect(requests).toBe(2);
  });
});

describe('signing in', () => {
  const answer = {
    body: { success: true, data: { token: 'a1', refreshToken: 'r1', user: ines } },
  };

  test('stores token, user and refresh token, and the status goes from idle through loading to succeeded', async () => {
    using api = stubApi(() => answer);
    const storage = memoryStorage();
    const session = createSession(storage);
    const seen = [session.get().status];
    session.subscribe(() => seen.push(session.get().status));
    expect(await session.login(credentials)).toEqual(ines);
    expect([...new Set(seen)]).toEqual(['idle', 'loading', 'succeeded']);
    expect(kept(storage)).toEqual({ token: 'a1', refreshToken: 'r1', user: JSON.stringify(ines) });
    expect(api.requests).toMatchObject([{ url: '/api/v1/auth/login', body: credentials }]);
  });

  test('that is refused ends as failed and stores nothing; reset makes it idle', async () => {
    using _api = stubApi(() => refused);
    const storage = memoryStorage();
    const session = createSession(storage);
    expect(await session.login(credentials)).toBeNull();
    expect(session.get()).toMatchObject({ status: 'failed', error: { status: 401 } });
    expect(kept(storage)).toEqual(nothing);
    session.reset();
    expect(session.get()).toMatchObject({ status: 'idle', error: null });
  });
});

describe('signing out clears everything', () => {
  test.each<[string, Reply]>([
    ['when the server agrees', {}],
    ['when the server fails', { status: 500, body: {} }],
    ['when the server cannot be reached', { broken: true }],
  ])('%s', async (_, reply) => {
    using api = stubApi(() => reply);
    const storage = signedIn();
    const session = createSession(storage);
    const leaving = session.logout();
    expect(kept(storage)).toEqual(nothing);
    await leaving;
    expect(session.get()).toMatchObject({ ...nothing, status: 'idle', expired: false });
    expect(api.requests).toMatchObject([
      { url: '/api/v1/auth/logout', headers: { authorization: 'Bearer a1' } },
    ]);
  });

  test('and ends the session on the server even when the token has expired', async () => {
    using api = stubApi(({ url, headers }) =>
      url.endsWith('refresh-token')
        ? pair(2)
        : headers['authorization'] === 'Bearer a2'
          ? {}
          : refused,
    );
    await createSession(signedIn()).logout();
    expect(api.requests.map(({ url, headers }) => [url, headers['authorization']])).toEqual([
      ['/api/v1/auth/logout', 'Bearer a1'],
      ['/api/v1/auth/refresh-token', 'Bearer a1'],
      ['/api/v1/auth/logout', 'Bearer a2'],
    ]);
  });

  test('without a session calls no server', async () => {
    using api = stubApi(() => ({}));
    await createSession(memoryStorage()).logout();
    expect(api.requests).toEqual([]);
  });
});

describe('refreshing', () => {
  test('stores the new tokens and keeps the user', async () => {
    using api = stubApi(() => pair(2));
    const storage = signedIn();
    expect(await createSession(storage).refresh('a1')).toBe('a2');
    expect(kept(storage)).toEqual({ token: 'a2', refreshToken: 'r2', user: JSON.stringify(ines) });
    expect(api.requests).toMatchObject([{ body: { refreshToken: 'r1' } }]);
  });

  test('happens once for all calls of a tab', async () => {
    using api = stubApi(() => pair(2));
    const session = createSession(signedIn());
    const tokens = await Promise.all([
      session.refresh('a1'),
      session.refresh('a1'),
      session.refresh('a1'),
    ]);
    expect(tokens).toEqual(['a2', 'a2', 'a2']);
    expect(api.requests).toHaveLength(1);
  });

  test('happens once for all tabs', async () => {
    using api = stubApi(() => pair(2));
    const storage = signedIn();
    const [one, two] = [
      createSession(storage, navigator.locks),
      createSession(storage, navigator.locks),
    ];
    expect(await Promise.all([one.refresh('a1'), two.refresh('a1')])).toEqual(['a2', 'a2']);
    expect(api.requests).toHaveLength(1);
  });

  test.each<[string, Reply, boolean]>([
    ['a refusal', refused, true],
    ['a malformed token', { status: 400, body: {} }, true],
    ['a banned member', { status: 403, body: {} }, true],
    ['a limit', { status: 429, body: {} }, false],
    ['a broken server', { status: 500, body: {} }, false],
    ['a server that sheds load', { status: 503, body: {} }, false],
    ['no network', { broken: true }, false],
  ])('%s: signed out is %s', async (_, reply, over) => {
    using _api = stubApi(() => reply);
    const storage = signedIn();
    const session = createSession(storage);
    const outcome = await session.refresh('a1').catch(() => 'failed');
    expect(outcome).toBe(over ? null : 'failed');
    expect(session.get().expired).toBe(over);
    expect(kept(storage).token).toBe(over ? null : 'a1');
    expect(kept(storage).user).toBe(over ? null : JSON.stringify(ines));
  });

  test('without a refresh token ends the session', async () => {
    using api = stubApi(() => pair(2));
    const session = createSession(memoryStorage({ token: 'a1' }));
    expect(await session.refresh('a1')).toBeNull();
    expect(session.get()).toMatchObject({ token: null, expired: true });
    expect(api.requests).toEqual([]);
  });

  test(
    'waits for a confirmed email, whose response replaces the session that the server has ended',
    { tags: ['long'] },
    async () => {
      const storage = signedIn();
      const [one, two] = [
        createSession(storage, navigator.locks),
        createSession(storage, navigator.locks),
      ];
      const asked: Promise<string | null>[] = [];
      using api = stubApi(({ url }) => {
        if (url.endsWith('refresh-token')) return refused;
        asked.push(one.refresh('a1'), two.refresh('a1'));
        return { body: { success: true, token: 'a2', refreshToken: 'r2', user: ines } };
      });
      expect(await one.verify({ code: '123456' })).toEqual(ines);
      expect(await Promise.all(asked)).toEqual(['a2', 'a2']);
      expect(kept(storage)).toMatchObject({ token: 'a2', refreshToken: 'r2' });
      expect(api.requests).toHaveLength(1);
    },
  );

  test(
    'waits for a new password, whose response replaces the session that the server has ended',
    { tags: ['long'] },
    async () => {
      const storage = signedIn();
      const session = createSession(storage, navigator.locks);
      const asked: Promise<string | null>[] = [];
      using api = stubApi(({ url }) => {
        if (url.endsWith('refresh-token')) return refused;
        asked.push(session.refresh('a1'));
        return pair(2);
      });
      const body = { password: 'the old one', newPassword: 'another long one' };
      await session.renewBy(changePassword, { body });
      expect(await Promise.all(asked)).toEqual(['a2']);
      expect(kept(storage)).toMatchObject({ token: 'a2', refreshToken: 'r2' });
      expect(api.requests).toHaveLength(1);
    },
  );

  test('does not restore a session that was signed out in the meantime', async () => {
    const storage = signedIn();
    const session = createSession(storage);
    using _api = stubApi(({ url }) => {
      if (url.endsWith('refresh-token')) void session.logout();
      return pair(2);
    });
    expect(await session.refresh('a1')).toBeNull();
    expect(kept(storage)).toEqual(nothing);
    expect(session.get().expired).toBe(false);
  });

  test('does not change the session of another member who signed in in the meantime', async () => {
    const storage = signedIn();
    using _api = stubApi(() => {
      storage.setItem('token', 'b1');
      storage.setItem('refreshToken', 's1');
      return refused;
    });
    expect(await createSession(storage).refresh('a1')).toBe('b1');
    expect(kept(storage)).toMatchObject({ token: 'b1', refreshToken: 's1' });
  });
});
