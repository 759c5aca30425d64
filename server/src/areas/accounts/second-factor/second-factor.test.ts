import { apiBase } from '@kindred/contract/route';
import { describe, expect, test } from 'vitest';
import { latestMail, post } from '../../../../test/members/accounts.ts';
import { testApp } from '../../../../test/service/app.ts';
import {
  challengeFor,
  currentCode,
  createStaffWithSecondFactor,
  nextCode,
} from '../../../../test/members/second-factor.ts';
import { sqlOf } from '../../../../test/database/sql.ts';

const app = await testApp({ environment: { DATABASE_POOL: '12' } });
const sql = sqlOf(app);
const minute = 60_000;

const prove = (challenge: string, code: string) => post(app, 'second-factor', { challenge, code });
const profile = async (headers: Record<string, string>) =>
  (await app.inject({ url: `${apiBase}/auth/profile`, headers })).statusCode;
const stateOf = async (headers: Record<string, string>) =>
  (await app.inject({ url: `${apiBase}/auth/second-factor`, headers })).json<{ data: object }>()
    .data;

test('password and code together sign in, as login does without a second factor', async () => {
  const grace = await createStaffWithSecondFactor(app);
  const { email, password } = grace;
  const login = await post(app, 'login', { email, password });
  expect([login.statusCode, login.json()]).toEqual([
    200,
    {
      success: true,
      data: { requiresSecondFactor: true, challenge: expect.any(String) as string },
    },
  ]);
  const answer = await prove(await challengeFor(app, grace), nextCode(app, grace.key));
  expect(answer.json()).toMatchObject({
    data: {
      user: { _id: grace.id },
      token: expect.any(String) as string,
      onboardingComplete: true,
    },
  });
  const { data } = answer.json<{ data: { token: string } }>();
  const headers = { authorization: `Bearer ${data.token}` };
  expect(await stateOf(headers)).toMatchObject({ on: true, proven: true, recoveryCodesLeft: 10 });
});

describe('trust 19', () => {
  test('a one-time code works once, also when it is used twenty times in parallel', async () => {
    const grace = await createStaffWithSecondFactor(app);
    const challenge = await challengeFor(app, grace);
    const code = nextCode(app, grace.key);
    const answers = await Promise.all(Array.from({ length: 20 }, () => prove(challenge, code)));
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expect(answers.filter(({ statusCode }) => statusCode === 422)).toHaveLength(19);
    expect((await prove(await challengeFor(app, grace), code)).statusCode).toBe(422);
  });

  test('a code of one step ago works, one of three steps ago does not, nor one before a used one', async () => {
    const grace = await createStaffWithSecondFactor(app);
    const old = nextCode(app, grace.key);
    app.advanceClock(30_000);
    expect((await prove(await challengeFor(app, grace), old)).statusCode).toBe(200);
    const [stale, skipped] = [nextCode(app, grace.key), nextCode(app, grace.key)];
    app.advanceClock(60_000);
    expect((await prove(await challengeFor(app, grace), stale)).statusCode).toBe(422);
    const latest = currentCode(app, grace.key);
    expect((await prove(await challengeFor(app, grace), latest)).statusCode).toBe(200);
    expect((await prove(await challengeFor(app, grace), skipped)).statusCode).toBe(422);
  });

  test('a recovery code works once, also when it is used twenty times in parallel, and its owner is notified', async () => {
    const grace = await createStaffWithSecondFactor(app);
    const challenge = await challengeFor(app, grace);
    const [code = ''] = grace.recoveryCodes;
    const typed = ` ${code.toLowerCase().replace('-', ' ')} `;
    const answers = await Promise.all(Array.from({ length: 20 }, () => prove(challenge, typed)));
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expect((await prove(challenge, code)).statusCode).toBe(422);
    expect((await latestMail(app, grace.email)).text).toContain('You have 9 left');
  });

  test('codes of other members, and invented ones, do not work', async () => {
    const [grace, ada] = [
      await createStaffWithSecondFactor(app),
      await createStaffWithSecondFactor(app),
    ];
    const challenge = await challengeFor(app, grace);
    const [theirs = ''] = ada.recoveryCodes;
    for (const code of [
      nextCode(app, ada.key),
      theirs,
      '000000',
      'x',
      '１２３４５６',
      '__proto__',
    ]) {
      expect((await prove(challenge, code)).statusCode, code).toBe(422);
    }
  });

  test('a challenge ends after ten minutes, with the password, and when one of its letters is changed', async () => {
    const grace = await createStaffWithSecondFactor(app);
    const challenge = await challengeFor(app, grace);
    const code = () => nextCode(app, grace.key);
    const [purpose, id, until, sealed] = challenge.split('.');
    for (const forged of [
      `${purpose}.${id}.${Number(until) + 1}.${sealed}`,
      `come-back.${id}.${until}.${sealed}`,
      `${purpose}.${(await createStaffWithSecondFactor(app)).id}.${until}.${sealed}`,
      'x',
    ]) {
      expect((await prove(forged, code())).statusCode).toBe(401);
    }
    app.advanceClock(10 * minute);
    expect((await prove(challenge, code())).statusCode).toBe(401);
    const fresh = await challengeFor(app, grace);
    await app.pool.query('update member set password_hash = $2 where id = $1', [grace.id, 'x']);
    expect((await prove(fresh, code())).statusCode).toBe(401);
  });

  test('reopening an account asks for it too, and gives no access before', async () => {
    const grace = await createStaffWithSecondFactor(app);
    await app.pool.query(
      "update member set state = 'deactivated', state_by = 'self' where id = $1",
      [grace.id],
    );
    const { email, password } = grace;
    const answer = await post(app, 'come-back', { email, password });
    const { challenge } = answer.json<{ data: { challenge: string } }>().data;
    const state = () => sql<{ state: string }>`select state from member where id = ${grace.id}`;
    expect(await state()).toEqual([{ state: 'deactivated' }]);
    expect((await prove(challenge, nextCode(app, grace.key))).statusCode).toBe(200);
    expect(await state()).toEqual([{ state: 'active' }]);
  });

  test('a member who is banned between the two steps gets no access', async () => {
    const grace = await createStaffWithSecondFactor(app);
    const challenge = await challengeFor(app, grace);
    await app.pool.query("update member set state = 'banned', state_by = 'staff' where id = $1", [
      grace.id,
    ]);
    expect((await prove(challenge, nextCode(app, grace.key))).statusCode).toBe(403);
  });

  test('confirming an address does not replace it', async () => {
    const grace = await createStaffWithSecondFactor(app);
    await app.pool.query('update member set email_verified_at = null where id = $1', [grace.id]);
    await post(app, 'resend-verification', { email: grace.email });
    const { token } = await latestMail(app, grace.email);
    const password = 'quite another set of words';
    const answer = await post(app, 'verify-email', { token, password });
    expect([answer.statusCode, answer.json()]).toMatchObject([
      403,
      { code: 'email_confirmed_second_factor_missing' },
    ]);
    expect(answer.body).not.toContain('refreshToken');
    const { rows } = await app.pool.query(
      'select email_verified_at is not null as verified from member where id = $1',
      [grace.id],
    );
    expect(rows).toEqual([{ verified: true }]);
  });

  test.each(['app', 'paper'] as const)(
    'showing a code of the %s waits for a parallel change of the factor, without a deadlock',
    async (source) => {
      const grace = await createStaffWithSecondFactor(app);
      const challenge = await challengeFor(app, grace);
      const code = source === 'app' ? nextCode(app, grace.key) : grace.recoveryCodes[0];
      const other = await app.owner.connect();
      await other.query('begin');
      await other.query('select from member where id = $1 for update', [grace.id]);
      const proving = post(app, 'second-factor', { challenge, code });
      const waiting = () => other.query('select from pg_locks where not granted');
      await expect.poll(async () => (await waiting()).rowCount).toBeGreaterThan(0);
      for (const table of ['factor', 'recovery_code'])
        await other.query(`select from ${table} where member_id = $1 for update`, [grace.id]);
      await other.query('commit');
      other.release();
      expect((await proving).statusCode).toBe(200);
    },
  );

  test('forged challenges use up no tries of members whose own has expired', async () => {
    const strict = await testApp({ environment: { LIMITS: '1' } });
    const grace = await createStaffWithSecondFactor(strict);
    const challenge = await challengeFor(strict, grace);
    strict.advanceClock(11 * minute);
    for (let forged = 0; forged < 11; forged += 1)
      await post(strict, 'second-factor', { challenge: `forged ${forged}`, code: '000000' });
    const late = { challenge, code: currentCode(strict, grace.key) };
    expect((await post(strict, 'second-factor', late)).statusCode).toBe(401);
  });

  test('tries are limited like those of signing in', async () => {
    const strict = await testApp({ environment: { LIMITS: '1' } });
    const grace = await createStaffWithSecondFactor(strict);
    const challenge = await challengeFor(strict, grace);
    const tries = await Promise.all(
      Array.from({ length: 11 }, () => post(strict, 'second-factor', { challenge, code: '0' })),
    );
    const [over, ...more] = tries.filter(({ statusCode }) => statusCode === 429);
    expect(more).toEqual([]);
    expect(over?.headers).toHaveProperty('retry-after');
  });
});

test('trust 14: a new password by mail ends every session and does not bypass the second factor', async () => {
  const grace = await createStaffWithSecondFactor(app);
  await post(app, 'forgot-password', { email: grace.email });
  const { token } = await latestMail(app, grace.email);
  const password = 'quite another set of words';
  expect((await post(app, 'reset-password', { token, password })).json()).toEqual({
    success: true,
  });
  await expect.poll(() => profile(grace.session.headers)).toBe(401);
  const login = await post(app, 'login', { email: grace.email, password });
  expect(login.json()).toMatchObject({ data: { requiresSecondFactor: true } });
  expect(login.body).not.toContain('refreshToken');
});
