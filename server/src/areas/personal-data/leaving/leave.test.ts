import { consentVersion as version } from '@kindred/contract/accounts';
import { expect, test } from 'vitest';
import { latestMail, newAddress, post, register } from '../../../../test/members/accounts.ts';
import { testApp } from '../../../../test/service/app.ts';
import { photoUrl, setMainPhoto, uploadPhoto } from '../../../../test/files/images.ts';
import { createMember, createStaff, signIn } from '../../../../test/members/members.ts';
import { aMan, createPerson, personOf } from '../../../../test/members/people.ts';
import { addJob } from '../../../platform/jobs/jobs.ts';
import { sqlOf } from '../../../../test/database/sql.ts';

const app = await testApp();
const sql = sqlOf(app);
const day = 86_400_000;

type Person = Awaited<ReturnType<typeof createPerson>>;
const leave = (person: Person, body: object = { password: person.password }) =>
  person.send('POST', '/auth/leave', body);
const stateOf = async (id: string) =>
  (await sql<{ state: string }>`select state from member where id = ${id}`)[0]?.state;
const erase = async () => {
  await addJob(app.pool, 'erase-leavers', {});
  await app.jobs.runDue();
};

test('trust 13: a member who deletes their account is signed out everywhere within a second, and told how to come back', async () => {
  const ada = await createPerson(app);
  const phone = await signIn(app, ada);
  const alan = await createPerson(app, aMan());
  expect((await alan.get(`/auth/user/${ada.id}`)).statusCode).toBe(200);

  const answer = await leave(ada);
  const { eraseAt } = answer.json<{ data: { eraseAt: string } }>().data;
  expect(Math.round((Date.parse(eraseAt) - Date.now()) / day)).toBe(30);
  for (const { headers } of [ada, phone])
    await expect
      .poll(async () => (await app.inject({ url: '/api/v1/auth/profile', headers })).statusCode)
      .toBe(401);
  const { refreshToken } = phone;
  expect((await post(app, 'refresh-token', { refreshToken })).statusCode).toBe(401);
  expect((await alan.get(`/auth/user/${ada.id}`)).statusCode).toBe(404);
  const { subject, text } = await latestMail(app, ada.email);
  expect(subject).toBe('Your Kindred account is closed');
  expect(text).toContain('/sign-in');

  const { email, password } = ada;
  const offered = await post(app, 'login', { email, password });
  expect(offered.json()).toMatchObject({
    message: expect.stringMatching(
      /^You asked us to delete this account\. We.ll delete everything in it on .* \(UTC\)/,
    ) as string,
    data: { comeBack: true },
  });
  expect((await post(app, 'come-back', { email, password })).statusCode).toBe(200);
  const [row] = await sql<{ state: string; erase_at: Date | null }>`select state, erase_at
    from member where id = ${ada.id}`;
  expect(row).toEqual({ state: 'active', erase_at: null });
  // Earlier sessions stay closed.
  expect((await post(app, 'refresh-token', { refreshToken })).statusCode).toBe(401);
  expect((await ada.get('/auth/profile')).statusCode).toBe(401);
  expect((await alan.get(`/auth/user/${ada.id}`)).statusCode).toBe(200);
});

test(
  'trust 25: the photos of a member who is leaving disappear right away',
  { tags: ['long'] },
  async () => {
    const ada = await createPerson(app);
    const picture = await uploadPhoto(ada);
    await setMainPhoto(ada, picture);
    const url = await photoUrl(app, picture);
    expect((await app.inject({ url })).statusCode).toBe(200);
    await leave(ada);
    expect((await app.inject({ url })).statusCode).toBe(404);
  },
);

test('a wrong password or none changes nothing', async () => {
  const ada = await createPerson(app);
  for (const body of [{ password: 'not it at all' }, {}, { code: '000000' }]) {
    const answer = await leave(ada, body);
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toMatchObject({ errors: [{ field: 'password' }] });
  }
  expect((await ada.send('POST', '/auth/leave/code', {})).statusCode).toBe(422);
  expect(await stateOf(ada.id)).toBe('active');
});

test('a member without a password leaves by a fresh code from their mailbox', async () => {
  const ada = await createPerson(app);
  await app.pool.query('update member set password_hash = null where id = $1', [ada.id]);
  expect((await ada.send('POST', '/auth/leave/code', {})).statusCode).toBe(200);
  const { code } = await latestMail(app, ada.email);
  const wrong = code === '000000' ? '111111' : '000000';
  expect((await leave(ada, { code: wrong })).json()).toMatchObject({ errors: [{ field: 'code' }] });
  expect((await leave(ada, {})).json()).toMatchObject({ errors: [{ field: 'code' }] });
  expect((await leave(ada, { code })).statusCode).toBe(200);
  expect(await stateOf(ada.id)).toBe('leaving');
});

test('five wrong codes end it, also in parallel', async () => {
  const ada = await createPerson(app);
  await app.pool.query('update member set password_hash = null where id = $1', [ada.id]);
  await ada.send('POST', '/auth/leave/code', {});
  const { code } = await latestMail(app, ada.email);
  const wrong = code === '000000' ? '111111' : '000000';
  await Promise.all(Array.from({ length: 8 }, () => leave(ada, { code: wrong })));
  expect((await leave(ada, { code })).statusCode).toBe(422);
  expect(await stateOf(ada.id)).toBe('active');
});

test('the last administrator stays, also when two leave in parallel', async () => {
  const [one, two] = [await createStaff(app), await createStaff(app)];
  const both = [
    personOf(app, one, await signIn(app, one)),
    personOf(app, two, await signIn(app, two)),
  ];
  const answers = await Promise.all(both.map((each) => leave(each)));
  expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409]);
  const stays = both[answers.findIndex(({ statusCode }) => statusCode === 409)];
  expect(answers.find(({ statusCode }) => statusCode === 409)?.json()).toMatchObject({
    message: 'This is the last administrator. Make someone else an administrator first.',
  });
  const closing = await stays?.send('POST', '/auth/deactivate', { password: one.password });
  expect(closing?.statusCode).toBe(409);
});

test('a ban does not cancel the deletion, and lifting it does not either', async () => {
  const ada = await createPerson(app);
  await leave(ada);
  const staff = await createStaff(app);
  const { send } = personOf(app, staff, await signIn(app, staff));
  const reason = 'Because';
  const change = (state: string) => send('PUT', `/users/${ada.id}/state`, { state, reason });
  expect((await change('active')).statusCode).toBe(422);
  expect((await change('banned')).statusCode).toBe(200);
  expect((await change('active')).json()).toMatchObject({
    data: { user: { state: 'leaving', stateBy: 'self' } },
  });
  await change('banned');
  app.advanceClock(30 * day);
  await erase();
  expect(await stateOf(ada.id)).toBeUndefined();
});

test('coming back and being erased in parallel has one result', async () => {
  for (let round = 0; round < 5; round++) {
    const ada = await createPerson(app);
    await leave(ada);
    app.advanceClock(31 * day);
    const { id, email, password } = ada;
    const [back] = await Promise.all([post(app, 'come-back', { email, password }), erase()]);
    expect([back.statusCode, await stateOf(id)]).toEqual(
      back.statusCode === 200 ? [200, 'active'] : [401, undefined],
    );
  }
});

test('the address of an erased member is free', async () => {
  const email = newAddress();
  const first = await register(app, { email });
  const { token, password, user } = first;
  const headers = { authorization: `Bearer ${token}` };
  expect((await post(app, 'leave', { password }, headers)).statusCode).toBe(200);
  app.advanceClock(30 * day);
  await erase();
  expect((await post(app, 'login', { email, password })).statusCode).toBe(401);
  const second = await register(app, { email });
  expect(second.user._id).not.toBe(user._id);
});

test('consent is given once, and withdrawing it deletes the data it was for', async () => {
  const ada = await createPerson(app, { consent: false });
  const consent = async () =>
    (await ada.get('/auth/account')).json<{ data: { consent: unknown } }>().data.consent;
  expect(await consent()).toBeNull();
  expect((await ada.send('PUT', '/auth/consent', { version: 'old' })).statusCode).toBe(409);
  for (const _twice of [1, 2]) await ada.send('PUT', '/auth/consent', { version });
  expect(await consent()).toMatchObject({ version });

  await ada.send('PUT', '/answers/looking-for', { mine: 0, accepted: [0], importance: 'little' });
  await leave(ada, { password: ada.password, withdrawConsent: true });
  expect(await sql`select from answer where member_id = ${ada.id}`).toEqual([]);
  const row = await sql<{
    gender: string | null;
    seek_genders: string[] | null;
    withdrawn_at: Date | null;
  }>`select gender, seek_genders, withdrawn_at
    from profile join consent on consent.member_id = profile.member_id
    where profile.member_id = ${ada.id}`;
  expect(row).toEqual([
    { gender: null, seek_genders: null, withdrawn_at: expect.any(Date) as Date },
  ]);
  await post(app, 'come-back', { email: ada.email, password: ada.password });
  const back = personOf(app, ada, await signIn(app, ada));
  const account = await back.get('/auth/account');
  expect(account.json()).toMatchObject({ data: { consent: null } });
  expect((await back.send('PUT', '/auth/consent', { version })).statusCode).toBe(200);
});

test('no one is erased early', async () => {
  const ada = await createPerson(app);
  await leave(ada);
  app.advanceClock(29 * day);
  await erase();
  expect(await stateOf(ada.id)).toBe('leaving');
  const rested = { state: 'deactivated', state_by: 'self' };
  const { id } = await createMember(app, { member: rested });
  app.advanceClock(400 * day);
  await erase();
  expect(await stateOf(id)).toBe('deactivated');
});
