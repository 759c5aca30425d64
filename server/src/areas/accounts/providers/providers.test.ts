import { randomUUID } from 'node:crypto';
import { type JWTPayload, UnsecuredJWT } from 'jose';
import { describe, expect, test } from 'vitest';
import {
  goodPassword,
  latestMail,
  newAddress,
  post,
  register,
} from '../../../../test/members/accounts.ts';
import { testApp } from '../../../../test/service/app.ts';
import { createMember, createStaff, signIn } from '../../../../test/members/members.ts';
import { clientId, openProviders } from '../../../../test/service/providers.ts';

const providers = await openProviders();
const app = await testApp({ environment: providers.environment });
const bare = await testApp();

interface Entry {
  data: { token: string; user: { _id: string; email: string; firstName: string | null } };
}

const google = async (claims: JWTPayload, how = {}) =>
  post(app, 'google', { tokenId: await providers.idToken(claims, how) });
const facebook = (accessToken: string, userID: string) =>
  post(app, 'facebook', { accessToken, userID });
const whoIs = (answer: { json: <T>() => T }) => answer.json<Entry>().data.user._id;
const login = (email: string, password: string) => post(app, 'login', { email, password });
const subject = () => randomUUID();

test('a provider that is not configured does not exist', async () => {
  expect((await post(bare, 'google', { tokenId: 'x' })).statusCode).toBe(404);
  expect((await post(bare, 'facebook', { accessToken: 'x', userID: '1' })).statusCode).toBe(404);
});

test('a new person from Google becomes a verified member with a name and no password', async () => {
  const email = newAddress();
  const answer = await google({ sub: subject(), email, given_name: 'Mina' });
  expect(answer.json()).toMatchObject({
    success: true,
    data: {
      user: { email, firstName: 'Mina', isEmailVerified: true, isAdmin: false },
      requiresVerification: false,
      requiresProfileCompletion: true,
    },
  });
  expect((await login(email, '')).statusCode).toBe(400);
  expect((await login(email, goodPassword)).statusCode).toBe(401);
});

test('a name of invisible characters counts as none', async () => {
  const answer = await google({ sub: subject(), email: newAddress(), given_name: '\u200b\u2800' });
  expect(answer.json()).toMatchObject({ data: { user: { firstName: null } } });
});

test('many first sign-ins in parallel use the same account', async () => {
  const token = { sub: subject(), email: newAddress(), given_name: 'Mina' };
  const answers = await Promise.all(Array.from({ length: 8 }, () => google(token)));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array.from({ length: 8 }, () => 200));
  expect(new Set(answers.map(whoIs)).size).toBe(1);
});

test('a member who came by a provider and left can return by it, and only when they ask to', async () => {
  const claims = { sub: subject(), email: newAddress(), given_name: 'Mina' };
  const id = whoIs(await google(claims));
  await app.pool.query(
    `update member set state = 'leaving', state_by = 'self', erase_at = now() + interval '9 days' where id = $1`,
    [id],
  );
  const refused = await google(claims);
  expect(refused.statusCode).toBe(403);
  expect(refused.json()).toMatchObject({ data: { comeBack: true } });
  const back = await post(app, 'google', {
    tokenId: await providers.idToken(claims),
    comeBack: true,
  });
  expect(whoIs(back)).toBe(id);
  const { rows } = await app.pool.query('select state, erase_at from member where id = $1', [id]);
  expect(rows).toEqual([{ state: 'active', erase_at: null }]);
});

test('a new person from Facebook still has to verify the address', async () => {
  const email = newAddress();
  const token = providers.grant('f1', { person: { id: '701', email, first_name: 'Noor' } });
  const answer = await facebook(token, '701');
  expect(answer.json()).toMatchObject({
    data: { user: { email, firstName: 'Noor' }, requiresVerification: true },
  });
  const { code } = await latestMail(app, email);
  const { token: session } = answer.json<Entry>().data;
  const headers = { authorization: `Bearer ${session}` };
  expect((await post(app, 'verify-email', { code }, headers)).statusCode).toBe(200);
  expect(whoIs(await facebook(token, '701'))).toBe(whoIs(answer));
});

describe('trust 16', () => {
  test('provider and subject identify a person, whatever the address says', async () => {
    const [sub, email] = [subject(), newAddress()];
    const first = whoIs(await google({ sub, email }));
    expect(whoIs(await google({ sub, email: newAddress() }))).toBe(first);
    expect((await google({ sub: subject(), email })).statusCode).toBe(409);
  });

  test('the same subject at another provider is another person', async () => {
    const id = '7001';
    const theirs = whoIs(await google({ sub: id, email: newAddress() }));
    const token = providers.grant('namesake', { person: { id, email: newAddress() } });
    expect(whoIs(await facebook(token, id))).not.toBe(theirs);
  });

  const hour = 3600;
  const now = Math.floor(Date.now() / 1000);
  test.each([
    ['for another app', { aud: 'another app' }, {}],
    ['of another issuer', { iss: 'https://accounts.evil.example' }, {}],
    ['that has expired', { iat: now - 2 * hour, exp: now - hour }, {}],
    ['that never expires', { exp: undefined }, {}],
    ['that was signed a while ago', { iat: now - 660 }, {}],
    ['signed by someone else', {}, { forged: true }],
    ['signed by a key no one knows', {}, { kid: 'two' }],
    ['about no one', { sub: undefined }, {}],
  ])('a token %s is refused', async (_what, claims, how) => {
    const email = newAddress();
    const answer = await google({ sub: subject(), email, ...claims }, how);
    expect(answer.statusCode).toBe(401);
    const { rows } = await app.pool.query('select from member where email = $1', [email]);
    expect(rows).toEqual([]);
  });

  test('a token signs in once', async () => {
    const tokenId = await providers.idToken({ sub: subject(), email: newAddress() });
    expect((await post(app, 'google', { tokenId })).statusCode).toBe(200);
    expect((await post(app, 'google', { tokenId })).statusCode).toBe(401);
  });

  test('a token without a signature, or that is not a token, is refused', async () => {
    const claims = { iss: providers.environment.GOOGLE_ISSUER, aud: clientId, sub: 'x' };
    const unsigned = new UnsecuredJWT(claims).setIssuedAt().setExpirationTime('1h').encode();
    for (const tokenId of [unsigned, 'x', 'a.b.c'])
      expect((await post(app, 'google', { tokenId })).statusCode).toBe(401);
  });

  test('a Facebook token for another app, another person, or an expired one is refused', async () => {
    const person = { id: '702', email: newAddress() };
    const cases = [
      facebook(providers.grant('other-app', { appId: '999', person }), '702'),
      facebook(providers.grant('other-person', { person }), '703'),
      facebook(providers.grant('dead', { valid: false, person }), '702'),
      facebook('invented', '702'),
    ];
    for (const { statusCode } of await Promise.all(cases)) expect(statusCode).toBe(401);
  });

  test('while the provider is down, no one is told that their token is wrong', async () => {
    const away = await testApp({
      databaseUrl: app.databaseUrl,
      environment: {
        ...providers.environment,
        GOOGLE_KEYS_URL: 'http://127.0.0.1:9/keys',
        FACEBOOK_GRAPH_URL: 'http://127.0.0.1:9',
      },
    });
    const tokenId = await providers.idToken({ sub: subject(), email: newAddress() });
    expect((await post(away, 'google', { tokenId })).statusCode).toBe(503);
    expect((await post(away, 'facebook', { accessToken: 'x', userID: '1' })).statusCode).toBe(503);
  });
});

test('an account whose address is verified is linked by a verified address, and keeps its password', async () => {
  const { id, email, password } = await createMember(app);
  expect(whoIs(await google({ sub: subject(), email: email.toUpperCase() }))).toBe(id);
  expect((await login(email, password)).statusCode).toBe(200);
});

test('a closed account stays closed', async () => {
  const banned = { state: 'banned', state_by: 'staff', state_reason: 'Sold things.' };
  const { email } = await createMember(app, { member: banned });
  expect((await google({ sub: subject(), email })).statusCode).toBe(403);
});

test('without an address no account is created', async () => {
  const token = providers.grant('no-mail', { person: { id: '704' } });
  expect((await facebook(token, '704')).statusCode).toBe(422);
});

describe('trust 17: an account that someone registered with a victim’s address', () => {
  /** The attacker's account; then the victim signs in with Google and gets it. */
  async function hijack(
    prepare: (attacker: Awaited<ReturnType<typeof register>>) => Promise<void>,
  ) {
    const attacker = await register(app);
    await prepare(attacker);
    const victim = await google({ sub: subject(), email: attacker.email });
    expect(whoIs(victim)).toBe(attacker.user._id);
    return attacker;
  }
  const nothing = () => Promise.resolve();
  const profile = async (token: string) => {
    const headers = { authorization: `Bearer ${token}` };
    return (await app.inject({ url: '/api/v1/auth/profile', headers })).statusCode;
  };

  test('no longer accepts the attacker’s password', async () => {
    const { email, password } = await hijack(nothing);
    expect((await login(email, password)).statusCode).toBe(401);
  });

  test('no longer accepts the attacker’s sessions', async () => {
    const { token, refreshToken } = await hijack(nothing);
    await expect.poll(() => profile(token)).toBe(401);
    expect((await post(app, 'refresh-token', { refreshToken })).statusCode).toBe(401);
  });

  test('no longer accepts the identity that the attacker linked', async () => {
    const email = newAddress();
    const token = providers.grant('trojan', { person: { id: '705', email } });
    const planted = whoIs(await facebook(token, '705'));
    expect(whoIs(await google({ sub: subject(), email }))).toBe(planted);
    expect(whoIs(await facebook(token, '705'))).not.toBe(planted);
  });

  test('no longer accepts that identity when the victim returns by the mailbox', async () => {
    const email = newAddress();
    const token = providers.grant('planted', { person: { id: '707', email } });
    const planted = whoIs(await facebook(token, '707'));
    await post(app, 'forgot-password', { email });
    const reset = { token: (await latestMail(app, email)).token, password: goodPassword };
    expect((await post(app, 'reset-password', reset)).statusCode).toBe(200);
    expect(whoIs(await login(email, goodPassword))).toBe(planted);
    expect(whoIs(await facebook(token, '707'))).not.toBe(planted);
  });

  test('no longer accepts the codes and changes that the attacker started', async () => {
    let mailed = '';
    const { user, token: session } = await hijack(async ({ email }) => {
      await post(app, 'forgot-password', { email });
      mailed = (await latestMail(app, email)).token;
    });
    const reset = { token: mailed, password: goodPassword };
    expect((await post(app, 'reset-password', reset)).statusCode).toBe(422);
    const { rows } = await app.pool.query('select from code where member_id = $1', [user._id]);
    expect(rows).toEqual([]);
    await expect.poll(() => profile(session)).toBe(401);
  });

  test('does not complete a change of address that the attacker started', async () => {
    const own = newAddress();
    let newCode = '';
    const { email, user, token } = await hijack(async (attacker) => {
      const asked = { email: own, password: attacker.password };
      const headers = { authorization: `Bearer ${attacker.token}` };
      expect((await post(app, 'change-email', asked, headers)).statusCode).toBe(200);
      newCode = (await latestMail(app, own)).code;
    });
    await expect.poll(() => profile(token)).toBe(401);
    const headers = { authorization: `Bearer ${token}` };
    const change = { method: 'PUT', url: '/api/v1/auth/change-email', headers } as const;
    expect((await app.inject({ ...change, payload: { newCode } })).statusCode).toBe(401);
    const { rows } = await app.pool.query('select email from member where id = $1', [user._id]);
    expect(rows).toEqual([{ email }]);
  });

  test('is not theirs either after staff have marked its address as verified (trust 40)', async () => {
    const administrator = await signIn(app, await createStaff(app));
    const { email, password } = await hijack(async ({ user: { _id } }) => {
      const verified = await app.inject({
        method: 'PUT',
        url: `/api/v1/users/${_id}`,
        headers: administrator.headers,
        payload: { isEmailVerified: true },
      });
      expect(verified.json()).toMatchObject({ data: { user: { isEmailVerified: true } } });
    });
    expect((await login(email, password)).statusCode).toBe(401);
  });

  test('is not theirs either after a bulk change has marked its address as verified (trust 40)', async () => {
    const administrator = await signIn(app, await createStaff(app));
    const { email, password } = await hijack(async ({ user: { _id } }) => {
      await app.inject({
        method: 'POST',
        url: '/api/v1/users/bulk',
        headers: administrator.headers,
        payload: { action: 'verify', reason: 'Came by the desk', ids: [_id] },
      });
      await app.jobs.runDue();
    });
    expect((await login(email, password)).statusCode).toBe(401);
  });

  test('is not taken over by a provider that has not verified the address', async () => {
    const { id, email } = await createMember(app);
    const free = newAddress();
    const token = providers.grant('unproven', { person: { id: '706', email } });
    const other = providers.grant('unknown', { person: { id: '708', email: free } });
    const unverified = (address: string) =>
      google({ sub: subject(), email: address, email_verified: false });
    const answers = [await facebook(token, '706'), await unverified(email)];
    const answersToFree = [await facebook(other, '708'), await unverified(free)];
    for (const answer of [...answers, ...answersToFree]) {
      expect(answer.json()).toMatchObject({ data: { requiresVerification: true } });
      expect(whoIs(answer)).not.toBe(id);
    }
    expect((await latestMail(app, email)).subject).toBe('You already have a Kindred account');
    expect((await latestMail(app, free)).code).toMatch(/^\d{6}$/);
  });
});
