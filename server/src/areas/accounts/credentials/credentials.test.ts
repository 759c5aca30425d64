import { apiBase } from '@kindred/contract/route';
import { describe, expect, test } from 'vitest';
import { latestMail, newAddress, post, register } from '../../../../test/members/accounts.ts';
import { testApp } from '../../../../test/service/app.ts';
import { type TestMember, createMember, signIn } from '../../../../test/members/members.ts';
import { sqlOf } from '../../../../test/database/sql.ts';

const app = await testApp({ environment: { DATABASE_POOL: '12' } });
const sql = sqlOf(app);
const fresh = 'quite another set of words';

const call = (
  method: 'GET' | 'PUT' | 'POST' | 'DELETE',
  path: string,
  headers: object,
  payload?: object,
) =>
  app.inject({
    method,
    url: `${apiBase}/auth/${path}`,
    headers: headers as Record<string, string>,
    ...(payload && { payload }),
  });
const enter = async () => {
  const member = await createMember(app);
  return { ...member, ...(await signIn(app, member)) };
};
const profile = async (headers: object) => (await call('GET', 'profile', headers)).statusCode;
const login = (email: string, password: string) => post(app, 'login', { email, password });

describe('changing the password', () => {
  const change = (headers: object, body: object) => call('PUT', 'change-password', headers, body);

  test('asks for the current one, ends every session, opens a new one and notifies the owner', async () => {
    const { id, email, password, headers } = await enter();
    const other = await signIn(app, { id });
    expect((await change(headers, { password: 'not it', newPassword: fresh })).statusCode).toBe(
      422,
    );
    const answer = await change(headers, { password, newPassword: fresh });
    const { data } = answer.json<{ data: { token: string } }>();
    for (const old of [headers, other.headers]) await expect.poll(() => profile(old)).toBe(401);
    expect(await profile({ authorization: `Bearer ${data.token}` })).toBe(200);
    expect((await login(email, password)).statusCode).toBe(401);
    expect((await login(email, fresh)).statusCode).toBe(200);
    expect((await latestMail(app, email)).subject).toBe('Your Kindred password was changed');
  });

  test('trust 2: the password rules apply here too', async () => {
    const { email, password, headers } = await enter();
    for (const [newPassword, status] of [
      ['seven77', 400],
      ['password1', 422],
      [email, 422],
      ['Kindred2026!', 422],
    ] as const)
      expect((await change(headers, { password, newPassword })).statusCode).toBe(status);
  });

  test('of two parallel changes, one succeeds', async () => {
    const { password, headers } = await enter();
    const answers = await Promise.all(
      ['one', 'two'].map((word) => change(headers, { password, newPassword: `${fresh} ${word}` })),
    );
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  });
});

describe('trust 15: changing the address', () => {
  const ask = (headers: object, email: string, password: string) =>
    call('POST', 'change-email', headers, { email, password });
  const confirm = (headers: object, presentCode: string, newCode: string) =>
    call('PUT', 'change-email', headers, { presentCode, newCode });
  const emailOf = async ({ id }: Pick<TestMember, 'id'>) =>
    (await sql<{ email: string }>`select email from member where id = ${id}`)[0]?.email;
  const wrong = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

  test('takes the password and the codes of both mailboxes', async () => {
    const member = await enter();
    const { headers, password, email } = member;
    const next = newAddress();
    expect((await ask(headers, next, 'not it')).statusCode).toBe(422);
    expect((await latestMail(app, next)).count).toBe(0);
    const asked = await ask(headers, next.toUpperCase(), password);
    expect(asked.json()).toEqual({ success: true, data: { presentCode: true } });
    const here = await latestMail(app, email);
    const there = await latestMail(app, next);
    expect((await confirm(headers, here.code, wrong(there.code))).statusCode).toBe(422);
    expect((await confirm(headers, wrong(here.code), there.code)).statusCode).toBe(422);
    expect((await confirm(headers, there.code, here.code)).statusCode).toBe(422);
    expect(await emailOf(member)).toBe(email);
    const done = await confirm(headers, here.code, there.code);
    expect(done.json()).toMatchObject({ data: { user: { email: next, isEmailVerified: true } } });
    expect((await login(next, password)).statusCode).toBe(200);
    expect((await login(email, password)).statusCode).toBe(401);
    const received = await latestMail(app, email);
    expect(received.subject).toBe('The email of your Kindred account was changed');
    expect((await confirm(headers, here.code, there.code)).statusCode).toBe(422);
  });

  test('after five wrong tries no code works', async () => {
    const { headers, password, email } = await enter();
    const next = newAddress();
    await ask(headers, next, password);
    const [here, there] = [await latestMail(app, email), await latestMail(app, next)];
    for (let tries = 0; tries < 5; tries++) await confirm(headers, here.code, wrong(there.code));
    expect((await confirm(headers, here.code, there.code)).statusCode).toBe(422);
  });

  test('without the code of the current mailbox it is refused', async () => {
    const { headers, password, ...member } = await enter();
    const next = newAddress();
    await ask(headers, next, password);
    const { code: newCode } = await latestMail(app, next);
    const answer = await call('PUT', 'change-email', headers, { newCode });
    expect(answer.statusCode).toBe(422);
    expect(await emailOf(member)).toBe(member.email);
  });

  test('fails if someone else takes the address in between', async () => {
    const { headers, password, email } = await enter();
    const next = newAddress();
    await ask(headers, next, password);
    const [here, there] = [await latestMail(app, email), await latestMail(app, next)];
    const { token } = await register(app, { email: next });
    const { code } = await latestMail(app, next);
    const taking = { authorization: `Bearer ${token}` };
    expect((await post(app, 'verify-email', { code }, taking)).statusCode).toBe(200);
    const late = await confirm(headers, here.code, there.code);
    expect(late.statusCode).toBe(422);
    expect(late.json()).toMatchObject({
      message: 'These codes no longer work. Please request new ones.',
    });
  });

  test('of a registration with a typo does not need the mistyped mailbox, and ends earlier sign-in methods (trust 42)', async () => {
    const { token, password, user, email } = await register(app);
    const headers = { authorization: `Bearer ${token}` };
    const other = await signIn(app, { id: user._id });
    const old = await latestMail(app, email);
    const next = newAddress();
    const asked = await ask(headers, next, password);
    expect(asked.json()).toEqual({ success: true, data: { presentCode: false } });
    expect(await emailOf({ id: user._id })).toBe(email);
    expect((await latestMail(app, email)).count).toBe(1);
    const { code: newCode } = await latestMail(app, next);
    expect((await call('PUT', 'change-email', headers, { newCode })).json()).toMatchObject({
      data: { user: { email: next, isEmailVerified: true } },
    });
    const link = { token: old.token, password: fresh };
    expect((await post(app, 'verify-email', link)).statusCode).toBe(422);
    await expect.poll(() => profile(other.headers)).toBe(401);
    expect(await profile(headers)).toBe(200);
    expect((await latestMail(app, email)).count).toBe(1);
  });
});

describe('trust 15: asking for an address that is already used', () => {
  const ask = (headers: object, email: string, password: string) =>
    call('POST', 'change-email', headers, { email, password });

  test('gets the same response as for a free one, and only its owner is notified', async () => {
    const { headers, password } = await enter();
    const { email: taken } = await createMember(app);
    const free = newAddress();
    const [one, other] = [await ask(headers, free, password), await ask(headers, taken, password)];
    expect([other.statusCode, other.json()]).toEqual([one.statusCode, one.json()]);
    const received = await latestMail(app, taken);
    expect(received.subject).toBe('Someone tried to use your email at Kindred');
    expect(received.code).toBe('');
  });

  test('does the same work: the same rows and the same number of mails', async () => {
    const { email: taken } = await createMember(app);
    const workFor = async (email: string) => {
      const { id, headers, password } = await enter();
      await app.jobs.runDue();
      await ask(headers, email, password);
      const jobs = await sql`select task_identifier as kind from graphile_worker.jobs`;
      const codes = await sql`select kind from code where member_id = ${id} order by kind`;
      await app.jobs.runDue();
      return { jobs, codes };
    };
    const known = await workFor(taken);
    expect(known.jobs).toHaveLength(2);
    expect(known).toEqual(await workFor(newAddress()));
  });

  test('an address that its member can still return to is not free either', async () => {
    const { headers, password, email } = await enter();
    const next = newAddress();
    await ask(headers, next, password);
    const [here, there] = [await latestMail(app, email), await latestMail(app, next)];
    const codes = { presentCode: here.code, newCode: there.code };
    expect((await call('PUT', 'change-email', headers, codes)).statusCode).toBe(200);
    const other = await enter();
    expect((await ask(other.headers, email, other.password)).statusCode).toBe(200);
    expect((await latestMail(app, email)).subject).toBe("This email can't be used at Kindred yet");
    await register(app, { email });
    expect((await latestMail(app, email)).code).toBe('');
  });

  test('the own address is refused as such', async () => {
    const { headers, password, email } = await enter();
    expect((await ask(headers, email.toUpperCase(), password)).statusCode).toBe(422);
  });
});

describe('trust 12: own sessions', () => {
  const list = async (headers: object) =>
    (await call('GET', 'sessions', headers)).json<{
      data: { sessions: { _id: string; device: string; current: boolean; address: string }[] };
    }>().data.sessions;

  test('are listed with device and place of last use, and each can be ended', async () => {
    const { id, email, password, headers } = await enter();
    const payload = { email, password };
    const agent = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Firefox/140.0' };
    const phone = await post(app, 'login', payload, agent);
    const { data } = phone.json<{ data: { token: string; refreshToken: string } }>();
    await app.inject({
      method: 'POST',
      url: `${apiBase}/auth/refresh-token`,
      payload: { refreshToken: data.refreshToken },
      remoteAddress: '203.0.113.77',
    });
    const sessions = await list(headers);
    expect(sessions).toMatchObject([
      { device: 'Firefox on Linux', current: false, address: '203.0.113.77' },
      { current: true },
    ]);
    const inGerman = await list({ ...headers, 'accept-language': 'de' });
    expect(inGerman[0]).toMatchObject({ device: 'Firefox unter Linux' });
    const stranger = await enter();
    const path = `sessions/${sessions[0]?._id}`;
    expect((await call('DELETE', path, stranger.headers)).statusCode).toBe(404);
    const theirs = { authorization: `Bearer ${data.token}` };
    expect(await profile(theirs)).toBe(200);
    expect((await call('DELETE', path, headers)).statusCode).toBe(200);
    await expect.poll(() => profile(theirs)).toBe(401);
    expect(await list(headers)).toHaveLength(1);
    expect(id).not.toBe(stranger.id);
  });

  test('all others end together', async () => {
    const { headers, ...member } = await enter();
    const others = [await signIn(app, member), await signIn(app, member)];
    expect((await call('DELETE', 'sessions', headers)).statusCode).toBe(200);
    for (const other of others) await expect.poll(() => profile(other.headers)).toBe(401);
    expect(await profile(headers)).toBe(200);
  });
});
