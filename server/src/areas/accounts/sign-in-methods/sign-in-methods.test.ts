import { randomUUID } from 'node:crypto';
import { apiBase } from '@kindred/contract/route';
import { describe, expect, test } from 'vitest';
import { goodPassword, latestMail, newAddress, post } from '../../../../test/members/accounts.ts';
import { testApp } from '../../../../test/service/app.ts';
import { createMember, signIn, signInUnproven } from '../../../../test/members/members.ts';
import { openProviders } from '../../../../test/service/providers.ts';
import { sqlOf } from '../../../../test/database/sql.ts';
import { randomBelow } from '../../../../test/random.ts';
import { seed } from '../../../../test/seed.ts';

const providers = await openProviders();
const app = await testApp({ environment: providers.environment });
const sql = sqlOf(app);

const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
const call = (method: 'GET' | 'POST', path: string, headers: object, payload?: object) =>
  app.inject({
    method,
    url: `${apiBase}/auth/${path}`,
    headers: headers as Record<string, string>,
    ...(payload && { payload }),
  });
const profile = async (headers: object) => (await call('GET', 'profile', headers)).statusCode;
const methodsOf = async (headers: object) => {
  const answer = await call('GET', 'sign-in-methods', headers);
  const { signInMethods } = answer.json<{ data: { signInMethods: { method: string }[] } }>().data;
  return signInMethods.map(({ method }) => method);
};
const remove = (headers: object, method: string) =>
  call('POST', 'sign-in-methods/removal', headers, { method });
const google = async (email: string, sub = randomUUID()) =>
  post(app, 'google', { tokenId: await providers.idToken({ sub, email }) });
interface Squatter {
  accessToken: string;
  userID: string;
}

const facebook = ({ accessToken, userID }: Squatter) =>
  post(app, 'facebook', { accessToken, userID });
const tokenIn = (answer: { json: <T>() => T }) =>
  answer.json<{ data: { token: string } }>().data.token;

const whoIs = (answer: { json: <T>() => T }) =>
  answer.json<{ data: { user: { _id: string } } }>().data.user._id;

const random = randomBelow(seed);

/** Someone whose Facebook account has the address of another person. */
async function squat(email: string) {
  const person = { id: `${random(1e12)}`, email };
  const accessToken = providers.grant(randomUUID(), { person });
  const squatter = { accessToken, userID: person.id };
  const answer = await facebook(squatter);
  return { squatter, token: tokenIn(answer), squatted: whoIs(answer) };
}

describe('trust 42: access by a squatter’s Facebook account', () => {
  const fresh = 'quite another set of words';

  test('ends when the owner of the mailbox confirms the address, with its sessions', async () => {
    const email = newAddress();
    const { squatter, token, squatted } = await squat(email);
    const mail = await latestMail(app, email);
    const confirmed = await post(app, 'verify-email', { token: mail.token, password: fresh });
    expect(confirmed.json()).toMatchObject({ user: { email, isEmailVerified: true } });
    const owner = bearer(confirmed.json<{ token: string }>().token);
    expect(await methodsOf(owner)).toEqual(['password']);
    await expect.poll(() => profile(bearer(token))).toBe(401);
    const { subject } = await latestMail(app, email);
    expect(subject).toBe('You can no longer sign in to Kindred with Facebook');
    expect(whoIs(await facebook(squatter))).not.toBe(squatted);
  });

  test('ends with every reset of the password, also for a confirmed address', async () => {
    const email = newAddress();
    const { squatter, token, squatted } = await squat(email);
    const { code } = await latestMail(app, email);
    expect((await post(app, 'verify-email', { code }, bearer(token))).statusCode).toBe(200);
    expect((await facebook(squatter)).statusCode).toBe(200);
    await post(app, 'forgot-password', { email });
    const reset = { token: (await latestMail(app, email)).token, password: fresh };
    expect((await post(app, 'reset-password', reset)).statusCode).toBe(200);
    expect(whoIs(await facebook(squatter))).not.toBe(squatted);
  });

  test('stays for a member who confirms their own address in that session', async () => {
    const email = newAddress();
    const { squatter, token } = await squat(email);
    const { code } = await latestMail(app, email);
    const answer = await post(app, 'verify-email', { code }, bearer(token));
    const { token: next } = answer.json<{ token: string }>();
    expect(await methodsOf(bearer(next))).toEqual(['facebook']);
    expect((await facebook(squatter)).statusCode).toBe(200);
  });
});

test('a code for something else that someone had requested ends with a reset', async () => {
  const { id, email } = await createMember(app);
  await post(app, 'forgot-password', { email });
  const { token } = await latestMail(app, email);
  await sql`insert into code (member_id, kind, digits_hash, token_hash, expires_at)
    values (${id}, 'leave', 'x', 'x', now() + interval '1 hour')`;
  await post(app, 'reset-password', { token, password: goodPassword });
  expect(await sql`select kind from code where member_id = ${id}`).toEqual([]);
});

describe('ways to sign in', () => {
  /** A member with a password and a Google account, who is signed in twice. */
  async function enter() {
    const member = await createMember(app);
    const other = tokenIn(await google(member.email));
    const { headers } = await signIn(app, member);
    return { ...member, headers, other: bearer(other) };
  }

  test('are listed, and the owner is notified when a provider is added', async () => {
    const { headers, email } = await enter();
    expect(await methodsOf(headers)).toEqual(['password', 'google']);
    const { subject } = await latestMail(app, email);
    expect(subject).toBe('You can now sign in to Kindred with Google');
  });

  test('a provider is removed only after a fresh proof, every other session ends, and the owner is notified', async () => {
    const { other, password, ...member } = await enter();
    const { headers } = await signInUnproven(app, { ...member, password });
    expect((await remove(headers, 'google')).statusCode).toBe(403);
    expect(await methodsOf(headers)).toEqual(['password', 'google']);
    expect((await call('POST', 'proof', headers, { password })).statusCode).toBe(200);
    expect((await remove(headers, 'google')).statusCode).toBe(200);
    expect(await methodsOf(headers)).toEqual(['password']);
    await expect.poll(() => profile(other)).toBe(401);
    expect(await profile(headers)).toBe(200);
    const { subject } = await latestMail(app, member.email);
    expect(subject).toBe('You can no longer sign in to Kindred with Google');
  });

  test('the password can be removed too, while there is something else', async () => {
    const { headers, email, password } = await enter();
    expect((await remove(headers, 'password')).statusCode).toBe(200);
    expect(await methodsOf(headers)).toEqual(['google']);
    expect((await post(app, 'login', { email, password })).statusCode).toBe(401);
  });

  test('never the last one, nor one that does not exist', async () => {
    const member = await createMember(app);
    const { headers } = await signIn(app, member);
    expect((await remove(headers, 'password')).statusCode).toBe(409);
    expect((await remove(headers, 'facebook')).statusCode).toBe(404);
    expect(await methodsOf(headers)).toEqual(['password']);
  });

  test('when two requests remove the last two in parallel, one succeeds', async () => {
    const { headers } = await enter();
    const answers = await Promise.all(
      ['google', 'password'].map((method) => remove(headers, method)),
    );
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expect(await methodsOf(headers)).toHaveLength(1);
  });
});

describe('trust 42: a provider that was removed', () => {
  const add = (headers: object, payload: object) =>
    call('POST', 'sign-in-methods', headers, payload);
  const tokenFor = (email: string, sub: string) => providers.idToken({ sub, email });

  test('is not linked again automatically, and can be added again after a fresh proof', async () => {
    const { email, password, ...member } = await createMember(app);
    const sub = randomUUID();
    expect((await google(email, sub)).statusCode).toBe(200);
    const { headers } = await signIn(app, member);
    expect((await remove(headers, 'google')).statusCode).toBe(200);
    const again = await google(email, sub);
    expect(again.statusCode).toBe(409);
    expect(again.json()).toMatchObject({ message: expect.stringContaining('Sign in') as string });
    expect(await methodsOf(headers)).toEqual(['password']);
    const other = await signInUnproven(app, { ...member, email, password });
    const payload = { method: 'google', tokenId: await tokenFor(email, sub) };
    expect((await add(other.headers, payload)).statusCode).toBe(403);
    expect((await add(headers, payload)).statusCode).toBe(200);
    expect((await add(headers, payload)).statusCode).toBe(200);
    expect(await methodsOf(headers)).toEqual(['password', 'google']);
    expect((await google(email, sub)).statusCode).toBe(200);
    expect((await latestMail(app, email)).subject).toBe(
      'You can now sign in to Kindred with Google',
    );
  });

  test('is not linked again after a reset of the password either', async () => {
    const { email } = await createMember(app);
    const sub = randomUUID();
    await google(email, sub);
    await post(app, 'forgot-password', { email });
    const reset = { token: (await latestMail(app, email)).token, password: goodPassword };
    expect((await post(app, 'reset-password', reset)).statusCode).toBe(200);
    expect((await google(email, sub)).statusCode).toBe(409);
  });

  test('can be added, also with another address, but not one of another member, nor two of a kind', async () => {
    const [ada, alan] = [await createMember(app), await createMember(app)];
    const sub = randomUUID();
    await google(alan.email, sub);
    const { headers } = await signIn(app, ada);
    const theirs = { method: 'google', tokenId: await tokenFor(alan.email, sub) };
    expect((await add(headers, theirs)).statusCode).toBe(409);
    const person = { id: '8801', email: newAddress() };
    const accessToken = providers.grant(randomUUID(), { person });
    expect(
      (await add(headers, { method: 'facebook', accessToken, userID: '8801' })).statusCode,
    ).toBe(200);
    expect((await facebook({ accessToken, userID: '8801' })).statusCode).toBe(200);
    const own = { method: 'google', tokenId: await tokenFor(newAddress(), randomUUID()) };
    expect((await add(headers, own)).statusCode).toBe(200);
    const second = { method: 'google', tokenId: await tokenFor(newAddress(), randomUUID()) };
    expect((await add(headers, second)).statusCode).toBe(409);
  });
});

test('trust 82: someone who came by Facebook, which vouches for no address, can add it to the account they had', async () => {
  const member = await createMember(app);
  const { squatter, squatted } = await squat(member.email);
  expect(squatted).not.toBe(member.id);
  const { headers } = await signIn(app, member);
  const added = await call('POST', 'sign-in-methods', headers, { method: 'facebook', ...squatter });
  expect(added.statusCode, added.body).toBe(200);
  expect(whoIs(await facebook(squatter))).toBe(member.id);
});
