import { apiBase } from '@kindred/contract/route';
import { describe, expect, test } from 'vitest';
import { latestMail, newAddress, post } from '../../../../test/members/accounts.ts';
import { testApp } from '../../../../test/service/app.ts';
import { createMember, createStaff, signIn } from '../../../../test/members/members.ts';
import {
  challengeFor,
  currentCode,
  createStaffWithSecondFactor,
  enrol,
  nextCode,
} from '../../../../test/members/second-factor.ts';

const app = await testApp({ environment: { DATABASE_POOL: '12' } });
const minute = 60_000;

const prove = (challenge: string, code: string) => post(app, 'second-factor', { challenge, code });
const profile = async (headers: Record<string, string>) =>
  (await app.inject({ url: `${apiBase}/auth/profile`, headers })).statusCode;
const stateOf = async (headers: Record<string, string>) =>
  (await app.inject({ url: `${apiBase}/auth/second-factor`, headers })).json<{ data: object }>()
    .data;

describe('setting it up', () => {
  test('asks for the password, shows the codes once, ends every other session and notifies the owner', async () => {
    const grace = await createStaff(app);
    const other = await signIn(app, grace);
    const { headers } = await signIn(app, grace);
    const begin = (password: string) =>
      post(app, 'second-factor/enrolment', { password }, { ...headers });
    expect((await begin('not it')).statusCode).toBe(422);
    const { key, uri } = (await begin(grace.password)).json<{
      data: { key: string; uri: string };
    }>().data;
    expect(uri).toContain(`secret=${key}`);
    expect(await stateOf(headers)).toMatchObject({ on: false, proven: false });
    const put = (code: string) =>
      app.inject({
        method: 'PUT',
        url: `${apiBase}/auth/second-factor`,
        payload: { code },
        headers,
      });
    expect((await put('000000')).statusCode).toBe(422);
    const { recoveryCodes } = (await put(currentCode(app, key))).json<{
      data: { recoveryCodes: string[] };
    }>().data;
    expect(new Set(recoveryCodes).size).toBe(10);
    for (const code of recoveryCodes) expect(code).toMatch(/^[2-9A-Z]{5}-[2-9A-Z]{5}$/);
    await expect.poll(() => profile(other.headers)).toBe(401);
    await expect.poll(() => stateOf(headers)).toMatchObject({ on: true, proven: true });
    expect((await latestMail(app, grace.email)).subject).toContain('Two-factor authentication');
  });

  test('nothing in the database can be used to open the account', async () => {
    const { id, key, recoveryCodes } = await createStaffWithSecondFactor(app);
    const { rows } = await app.pool.query<{ text: string }>(
      `select row_to_json(f)::text as text from factor f where member_id = $1
        union all select encode(hash, 'escape') from recovery_code where member_id = $1`,
      [id],
    );
    const all = rows.map(({ text }) => text).join();
    for (const secret of [key, ...recoveryCodes]) expect(all).not.toContain(secret);
  });

  test('a new app takes a code of the current one, which works until the new one is proven', async () => {
    const grace = await createStaffWithSecondFactor(app);
    const { headers } = grace.session;
    const { password } = grace;
    const begin = (body: object) => post(app, 'second-factor/enrolment', body, { ...headers });
    expect((await begin({ password })).json()).toMatchObject({ errors: [{ field: 'code' }] });
    const begun = await begin({ password, code: nextCode(app, grace.key) });
    const { key } = begun.json<{ data: { key: string } }>().data;
    expect((await prove(await challengeFor(app, grace), nextCode(app, grace.key))).statusCode).toBe(
      200,
    );
    const confirm = { method: 'PUT', url: `${apiBase}/auth/second-factor`, headers } as const;
    await app.inject({ ...confirm, payload: { code: nextCode(app, key) } });
    const old = await prove(await challengeFor(app, grace), nextCode(app, grace.key));
    expect(old.statusCode).toBe(422);
    expect((await prove(await challengeFor(app, grace), nextCode(app, key))).statusCode).toBe(200);
  });

  test('an app that is proven too late has to start over', async () => {
    const grace = await createStaff(app);
    const { headers } = await signIn(app, grace);
    const { password } = grace;
    const begun = await post(app, 'second-factor/enrolment', { password }, { ...headers });
    const { key } = begun.json<{ data: { key: string } }>().data;
    app.advanceClock(31 * minute);
    const { headers: later } = await signIn(app, grace);
    const payload = { code: currentCode(app, key) };
    const url = `${apiBase}/auth/second-factor`;
    const late = await app.inject({ method: 'PUT', url, payload, headers: later });
    expect(late.statusCode).toBe(422);
  });

  test('new recovery codes replace the earlier ones', async () => {
    const grace = await createStaffWithSecondFactor(app);
    const { password } = grace;
    const code = nextCode(app, grace.key);
    const renewed = await post(
      app,
      'second-factor/recovery-codes',
      { password, code },
      { ...grace.session.headers },
    );
    const { recoveryCodes } = renewed.json<{ data: { recoveryCodes: string[] } }>().data;
    const challenge = await challengeFor(app, grace);
    expect((await prove(challenge, grace.recoveryCodes[0] ?? '')).statusCode).toBe(422);
    expect((await prove(challenge, recoveryCodes[0] ?? '')).statusCode).toBe(200);
  });

  test('it is turned off with password and code, and signing in has one step again', async () => {
    const grace = await createStaffWithSecondFactor(app);
    const { password, session } = grace;
    const off = (body: object) => post(app, 'second-factor/removal', body, { ...session.headers });
    expect((await off({ password, code: '000000' })).statusCode).toBe(422);
    expect((await off({ password: 'no', code: nextCode(app, grace.key) })).statusCode).toBe(422);
    expect((await off({ password, code: nextCode(app, grace.key) })).statusCode).toBe(200);
    expect((await signIn(app, grace)).token).toBeTruthy();
  });

  test('turning it off applies everywhere: no other session keeps a proof by the removed factor', async () => {
    const grace = await createStaffWithSecondFactor(app);
    const { headers } = grace.session;
    const challenge = await challengeFor(app, grace);
    const signedIn = await prove(challenge, nextCode(app, grace.key));
    const { data } = signedIn.json<{ data: { token: string } }>();
    const other = { authorization: `Bearer ${data.token}` };
    expect(await stateOf(other)).toMatchObject({ proven: true });
    const body = { password: grace.password, code: nextCode(app, grace.key) };
    expect((await post(app, 'second-factor/removal', body, headers)).statusCode).toBe(200);
    for (const each of [headers, other])
      await expect.poll(() => stateOf(each)).toMatchObject({ on: false, proven: false });
  });

  test('trust 19: it is inactive without a role, and removing a role and giving it back keeps it', async () => {
    const grace = await createStaffWithSecondFactor(app);
    const { headers } = await signIn(app, await createStaff(app));
    const giveRole = (staffRole: string | null) =>
      app.inject({
        method: 'PUT',
        url: `${apiBase}/users/${grace.id}`,
        payload: { staffRole },
        headers,
      });
    expect((await giveRole(null)).statusCode).toBe(200);
    const between = await signIn(app, grace);
    expect((await giveRole('moderator')).statusCode).toBe(200);
    await expect
      .poll(
        async () => (await app.inject({ url: `${apiBase}/auth/profile`, ...between })).statusCode,
      )
      .toBe(401);
    const challenge = await challengeFor(app, grace);
    const code = nextCode(app, grace.key);
    expect((await post(app, 'second-factor', { challenge, code })).statusCode).toBe(200);
  });

  test('a session that ended in the meantime gets no new one from a change of password', async () => {
    const grace = await createStaffWithSecondFactor(app);
    const ending = await app.owner.connect();
    await ending.query('begin');
    await ending.query('select from member where id = $1 for update', [grace.id]);
    const changing = app.inject({
      method: 'PUT',
      url: `${apiBase}/auth/change-password`,
      payload: { password: grace.password, newPassword: 'quite another set of words' },
      headers: grace.session.headers,
    });
    const waiting = () => ending.query('select from pg_locks where not granted');
    await expect.poll(async () => (await waiting()).rowCount).toBeGreaterThan(0);
    await ending.query('delete from session where member_id = $1', [grace.id]);
    await ending.query('commit');
    ending.release();
    expect((await changing).statusCode).toBe(401);
    expect(await challengeFor(app, grace)).toBeTruthy();
  });

  test('a change of password keeps the session proven', async () => {
    const grace = await createStaffWithSecondFactor(app);
    const changed = await app.inject({
      method: 'PUT',
      url: `${apiBase}/auth/change-password`,
      payload: { password: grace.password, newPassword: 'quite another set of words' },
      headers: grace.session.headers,
    });
    const { data } = changed.json<{ data: { token: string } }>();
    expect(await stateOf({ authorization: `Bearer ${data.token}` })).toMatchObject({
      proven: true,
    });
  });
});

test('members without a role cannot set one up', async () => {
  const { headers } = await signIn(
    app,
    await createMember(app, { member: { email: newAddress() } }),
  );
  expect((await app.inject({ url: `${apiBase}/auth/second-factor`, headers })).statusCode).toBe(
    403,
  );
});

test('a key that was encrypted with another secret is reported, and gives no access', async () => {
  const grace = await createStaff(app);
  await enrol(app, grace);
  await app.pool.query("update factor set sealed = 'AAAA' || sealed where member_id = $1", [
    grace.id,
  ]);
  const answer = await prove(await challengeFor(app, grace), '123456');
  expect(answer.statusCode).toBe(422);
  expect(answer.json<{ message: string }>().message).toContain('reset');
});
