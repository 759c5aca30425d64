import { createSecretKey, generateKeyPairSync } from 'node:crypto';
import { apiBase } from '@kindred/contract/route';
import { type JWTPayload, SignJWT, UnsecuredJWT, decodeJwt } from 'jose';
import { expect, test } from 'vitest';
import { testApp } from '../../../../test/service/app.ts';
import { secret } from '../../../../test/service/keys.ts';
import { createMember, signIn } from '../../../../test/members/members.ts';
import { deriveKeys } from './token-keys.ts';

const app = await testApp();
const member = await createMember(app);
const session = await signIn(app, member);
const claims = decodeJwt(session.token);
const keys = deriveKeys(secret);
const typ = 'at+jwt';

const sign = (
  payload: JWTPayload,
  {
    key = keys.access,
    header = {},
  }: { key?: Parameters<SignJWT['sign']>[0]; header?: object } = {},
) => new SignJWT(payload).setProtectedHeader({ alg: 'HS256', typ, ...header }).sign(key);

const statusFor = async (token: string) => {
  const headers = { authorization: `Bearer ${token}` };
  return (await app.inject({ url: `${apiBase}/auth/profile`, headers })).statusCode;
};
const without = (name: keyof JWTPayload) => {
  const { [name]: _left, ...rest } = claims;
  return rest;
};
const now = Math.floor(Date.now() / 1000);

test('a token contains member, session, audience and fifteen minutes, and nothing else', () => {
  expect(claims).toEqual({
    sub: member.id,
    sid: expect.stringMatching(/^[0-9a-f-]{36}$/) as string,
    iss: 'kindred',
    aud: 'kindred-api',
    iat: claims.iat,
    exp: Number(claims.iat) + 900,
  });
});

test('the forgeries are valid except for their one fault: with the right key and claims they are accepted', async () => {
  expect(await statusFor(await sign(claims))).toBe(200);
});

const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
const [head = '', body = '', signature = ''] = session.token.split('.');
const otherBody = Buffer.from(JSON.stringify({ ...claims, sub: claims['sid'] }));

const forged: [what: string, token: string | Promise<string>][] = [
  ['signed with another secret', sign(claims, { key: deriveKeys('another secret').access })],
  ['signed with the secret itself', sign(claims, { key: createSecretKey(Buffer.from(secret)) })],
  ['signed with the key of refresh links', sign(claims, { key: keys.chain })],
  ['signed by another kind of key', sign(claims, { key: privateKey, header: { alg: 'RS256' } })],
  ['unsigned', new UnsecuredJWT(claims).encode()],
  ['with its signature cut off', `${head}.${body}.`],
  ['with another body', `${head}.${otherBody.toString('base64url')}.${signature}`],
  ['with another header', `${Buffer.from('{"alg":"none"}').toString('base64url')}.${body}.`],
  ['signed by a longer hash', sign(claims, { header: { alg: 'HS512' } })],
  ['of another type', sign(claims, { header: { typ: 'JWT' } })],
  ['of another issuer', sign({ ...claims, iss: 'hearts' })],
  ['for another audience', sign({ ...claims, aud: 'kindred-mail' })],
  ['for no one', sign(without('aud'))],
  ['without an end', sign(without('exp'))],
  ['without a session', sign(without('sid'))],
  ['without a member', sign(without('sub'))],
  ['that has expired', sign({ ...claims, exp: now - 1 })],
  ['that is not yet valid', sign({ ...claims, nbf: now + 3600 })],
  ['of an unknown session', sign({ ...claims, sid: member.id })],
  ["of another's session", createMember(app).then(({ id }) => sign({ ...claims, sub: id }))],
  ['that is a refresh token', session.refreshToken],
  ['that is long', 'x'.repeat(8000)],
  ['that is empty', '..'],
];

test.each(forged)('trust 10: a token %s is 401', async (_what, token) => {
  expect(await statusFor(await token)).toBe(401);
});

test('trust 10: an access token is no refresh token', async () => {
  const payload = { refreshToken: session.token };
  const url = `${apiBase}/auth/refresh-token`;
  expect((await app.inject({ method: 'POST', url, payload })).statusCode).toBe(401);
});

test('trust 10: a cached token still expires on time', async () => {
  const { token } = await signIn(app, member);
  expect(await statusFor(token)).toBe(200);
  app.advanceClock(14 * 60_000);
  expect(await statusFor(token)).toBe(200);
  app.advanceClock(2 * 60_000);
  expect(await statusFor(token)).toBe(401);
});
