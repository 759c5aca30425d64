import { describe, expect, test } from 'vitest';
import {
  goodPassword,
  latestMail,
  newAddress,
  post,
  register,
} from '../../../../test/members/accounts.ts';
import { testApp } from '../../../../test/service/app.ts';
import { createMember } from '../../../../test/members/members.ts';
import { sentMails } from '../../../../test/service/mails.ts';
import { createPerson } from '../../../../test/members/people.ts';
import { sqlOf } from '../../../../test/database/sql.ts';
import { createColleague } from '../../../../test/members/staff.ts';
import { addJob } from '../../../platform/jobs/jobs.ts';

const app = await testApp();
const sql = sqlOf(app);
const day = 86_400_000;
const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
const login = (email: string, password: string) => post(app, 'login', { email, password });
const whoIs = (answer: { json: <T>() => T }) =>
  answer.json<{ data: { user: { _id: string } } }>().data.user._id;
const profile = async (token: string) =>
  (await app.inject({ url: '/api/v1/auth/profile', headers: bearer(token) })).json<{
    userData?: { requiresVerification: boolean };
  }>().userData;
const subjectsTo = async (email: string) =>
  (await sentMails(app))
    .filter((mail) => mail.to?.[0]?.address === email)
    .map(({ subject }) => subject);

test(
  'trust 82: someone who registers with an address cannot see that someone else does after them',
  { tags: ['long'] },
  async () => {
    const seen = async (laterOnes: number) => {
      const email = newAddress();
      const first = await register(app, { email });
      const answers: unknown[] = [];
      const guess = async () => {
        const answer = await post(app, 'verify-email', {
          verificationToken: first.verificationToken,
          code: '000000',
        });
        answers.push([answer.statusCode, answer.json<{ message: string }>().message]);
      };
      await guess();
      for (let index = 0; index < laterOnes; index += 1) await register(app, { email });
      for (const path of ['resend-verification', 'forgot-password', 'resend-verification']) {
        for (let index = 0; index < 5; index += 1) await guess();
        await post(app, path, { email });
        await app.jobs.runDue();
      }
      return answers;
    };
    const alone = await seen(0);
    expect(alone).toHaveLength(16);
    expect(await seen(1)).toEqual(alone);
    expect(await seen(3)).toEqual(alone);
  },
);

describe('trust 82: someone registers with the address of a member', () => {
  test('and only the member learns it, by a mail that says what to do', async () => {
    const { email } = await createMember(app);
    const { token } = await register(app, { email });
    const mail = await latestMail(app, email);
    expect([mail.count, mail.subject, mail.code]).toEqual([
      1,
      'You already have a Kindred account',
      '',
    ]);
    expect(mail.text).toContain('Sign in');
    expect(mail.text).toContain('Reset my password');
    expect((await post(app, 'resend-verification', {}, bearer(token))).statusCode).toBe(200);
    expect(await subjectsTo(email)).toEqual([mail.subject, mail.subject]);
  });

  test('and gets no mail about the own account sent there, nor a link to it', async () => {
    const { email, password, id } = await createMember(app);
    const stranger = await register(app, { email });
    const headers = bearer(stranger.token);
    const change = { password: stranger.password, newPassword: 'quite another set of words' };
    const url = '/api/v1/auth/change-password';
    const changed = await app.inject({ method: 'PUT', url, headers, payload: change });
    const { token } = changed.json<{ data: { token: string } }>().data;
    await post(app, 'leave', { password: change.newPassword }, bearer(token));
    await post(app, 'forgot-password', { email });
    expect(await subjectsTo(email)).toEqual([
      'You already have a Kindred account',
      'Choose a new password for Kindred',
    ]);
    const reset = { token: (await latestMail(app, email)).token, password: goodPassword };
    expect((await post(app, 'reset-password', reset)).statusCode).toBe(200);
    expect(whoIs(await login(email, goodPassword))).toBe(id);
    expect((await login(email, password)).statusCode).toBe(401);
  });

  test('and a right code, had they guessed it, is like an expired one', async () => {
    const email = newAddress();
    const stranger = await register(app, { email });
    const { code } = await latestMail(app, email);
    const owner = await register(app, { email });
    const own = { code: (await latestMail(app, email)).code };
    expect((await post(app, 'verify-email', own, bearer(owner.token))).statusCode).toBe(200);
    const guessed = await post(app, 'verify-email', { code }, bearer(stranger.token));
    expect(guessed.statusCode).toBe(422);
    expect(guessed.json()).toMatchObject({
      message:
        'This code is incorrect or no longer works. Check our latest email, or request a new one.',
    });
    expect(await profile(stranger.token)).toMatchObject({ requiresVerification: true });
    const { refreshToken } = stranger;
    expect((await post(app, 'refresh-token', { refreshToken })).statusCode).toBe(200);
  });

  test('and their sign-ins give no tries for the member’s account, nor a browser of their own', async () => {
    const limited = await testApp({ databaseUrl: app.databaseUrl, environment: { LIMITS: '1' } });
    const { email } = await createMember(app);
    const secret = { 'device-secret': 'a'.repeat(43) };
    const remoteAddress = '10.8.1.1';
    const ask = (path: string, payload: object) =>
      limited.inject({
        method: 'POST',
        url: `/api/v1/auth/${path}`,
        payload,
        remoteAddress,
        headers: secret,
      });
    const registering = { firstName: 'Mallory', email, password: goodPassword };
    expect((await ask('register', registering)).statusCode).toBe(200);
    const statuses: number[] = [];
    for (let index = 0; index < 6; index += 1) {
      statuses.push((await ask('login', { email, password: `a guess ${index}` })).statusCode);
      statuses.push((await ask('login', { email, password: goodPassword })).statusCode);
    }
    expect(statuses).toEqual([...Array.from({ length: 5 }, () => [401, 200]).flat(), 429, 429]);
  });

  test('and cannot tell by their codes who asks for more of them', async () => {
    const { email } = await createMember(app);
    const free = newAddress();
    const codes = async (address: string) => {
      const { user } = await register(app, { email: address });
      await post(app, 'resend-verification', { email: address });
      await post(app, 'forgot-password', { email: address });
      await app.jobs.runDue();
      return sql`select kind, tries from code where member_id = ${user._id} order by kind`;
    };
    const received = await codes(free);
    expect(received).toHaveLength(3);
    expect(await codes(email)).toEqual(received);
  });

  test('and erasing what they registered leaves the member’s mails and invitation alone', async () => {
    const { email } = await createMember(app);
    const stranger = await register(app, { email });
    await latestMail(app, email);
    await sql`update member set state = 'leaving', state_by = 'self', erase_at = ${app.now()}
      where id = ${stranger.user._id}`;
    await addJob(app.pool, 'erase-leavers', {});
    expect(await subjectsTo(email)).toEqual(['You already have a Kindred account']);
    expect(await sql`select from member where email = ${email}`).toHaveLength(1);
  });
});

test('trust 82: what someone does with a registration mails no one, until its address is confirmed', async () => {
  const email = newAddress();
  let { token, password } = await register(app, { email });
  const { code } = await latestMail(app, email);
  const url = '/api/v1/auth/change-password';
  const change = async () => {
    const payload = { password, newPassword: `${password} again` };
    const headers = bearer(token);
    const changed = await app.inject({ method: 'PUT', url, headers, payload });
    expect(changed.statusCode).toBe(200);
    password = payload.newPassword;
    ({ token } = changed.json<{ data: { token: string } }>().data);
  };
  await change();
  await change();
  expect(await subjectsTo(email)).toHaveLength(1);
  const confirmed = await post(app, 'verify-email', { code }, bearer(token));
  expect(confirmed.statusCode).toBe(200);
  ({ token } = confirmed.json<{ token: string }>());
  await change();
  expect(await subjectsTo(email)).toHaveLength(2);
});

describe('trust 82: several people register with one address', () => {
  test('and each signs in to what they registered, also after others did the same', async () => {
    const email = newAddress();
    const passwords = [1, 2, 3].map((number) => `${goodPassword} ${number}`);
    const ids: string[] = [];
    for (const password of passwords) ids.push((await register(app, { email, password })).user._id);
    for (const [index, password] of passwords.entries())
      expect(whoIs(await login(email, password))).toBe(ids[index]);
    expect((await login(email, goodPassword)).statusCode).toBe(401);
  });

  test('and a changed password is still found', async () => {
    const email = newAddress();
    const first = await register(app, { email });
    await register(app, { email, password: `${goodPassword} 2` });
    const payload = { password: first.password, newPassword: 'quite another set of words' };
    const url = '/api/v1/auth/change-password';
    const headers = bearer(first.token);
    expect((await app.inject({ method: 'PUT', url, headers, payload })).statusCode).toBe(200);
    expect(whoIs(await login(email, payload.newPassword))).toBe(first.user._id);
  });

  test('and the one who confirms it gets it, while the others notice nothing', async () => {
    const email = newAddress();
    const others = [await register(app, { email }), await register(app, { email })];
    const owner = await register(app, { email, password: `${goodPassword} 2` });
    const { token } = await latestMail(app, email);
    const confirmed = await post(app, 'verify-email', { token }, bearer(owner.token));
    expect(confirmed.json()).toMatchObject({ user: { email, isEmailVerified: true } });
    for (const { token: session } of others)
      expect(await profile(session)).toMatchObject({ requiresVerification: true });
    expect(whoIs(await login(email, owner.password))).toBe(owner.user._id);
    expect(whoIs(await login(email, goodPassword))).toBe(others[1]?.user._id);
  });

  test('and a reset acts on the latest, until one of them is confirmed', async () => {
    const email = newAddress();
    await register(app, { email });
    const latest = await register(app, { email });
    await post(app, 'forgot-password', { email });
    const { token } = await latestMail(app, email);
    const password = 'quite another set of words';
    expect((await post(app, 'reset-password', { token, password })).statusCode).toBe(200);
    expect(whoIs(await login(email, password))).toBe(latest.user._id);
  });
});

test('registrations that no one has ever confirmed are erased after 30 days, regardless of who owns the address', async () => {
  const lead = await createColleague(app);
  const { email } = await createMember(app);
  const ids = async () =>
    (await sql<{ id: string }>`select id from member where id = any (${made})`).map(({ id }) => id);
  const made = [
    (await register(app, { email })).user._id,
    (await register(app)).user._id,
    (await createPerson(app)).id,
  ];
  const withdrawn = await createPerson(app);
  const registered = (await register(app)).user._id;
  made.push(withdrawn.id, registered);
  const verify = async (id: string, isEmailVerified: boolean) => {
    const answer = await lead.send('PUT', `/users/${id}`, { isEmailVerified });
    expect(answer.statusCode, answer.body).toBe(200);
  };
  await verify(withdrawn.id, false);
  // Staff took it for confirmed, so it was used as a whole account.
  await verify(registered, true);
  await verify(registered, false);
  const erase = async () => {
    await addJob(app.pool, 'erase-leavers', {});
    await app.jobs.runDue();
  };
  await sql`update member set created_at = ${new Date(app.now().getTime() - 29 * day)} where id = any (${made})`;
  await erase();
  expect(await ids()).toHaveLength(5);
  await sql`update member set created_at = ${new Date(app.now().getTime() - 30 * day)} where id = any (${made})`;
  await erase();
  expect((await ids()).toSorted()).toEqual(made.slice(2).toSorted());
});
