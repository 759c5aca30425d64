import type { Colleague, Invitation } from '@kindred/contract/team';
import { expect, test } from 'vitest';
import { goodPassword, latestMail, newAddress, post } from '../../../test/members/accounts.ts';
import { testApp } from '../../../test/service/app.ts';
import { createMember, createStaff, signIn } from '../../../test/members/members.ts';
import { createPerson, personOf } from '../../../test/members/people.ts';

const app = await testApp({
  environment: { DATABASE_POOL: '12', PUBLIC_URL: 'https://kin.example' },
});
const staff = await createStaff(app);
const grace = personOf(app, staff, await signIn(app, staff));
const day = 86_400_000;

async function invite(email = newAddress(), role = 'moderator') {
  const answer = await grace.send('POST', '/staff/invitations', { email, role });
  if (answer.statusCode !== 200) throw new Error(answer.body);
  const { _id } = answer.json<{ data: { invitation: Invitation } }>().data.invitation;
  return { email, id: _id, token: (await latestMail(app, email)).token };
}

const join = (token: string, more = {}) =>
  post(app, 'join', { token, firstName: 'Nia', password: goodPassword, ...more });
const team = async () =>
  (await grace.get('/staff')).json<{ data: { staff: Colleague[]; invitations: Invitation[] } }>()
    .data;

test('an invited person joins with a name and a password, once, verified, with the role of the invitation', async () => {
  const { email, token } = await invite();
  const mail = await latestMail(app, email);
  expect(mail.text).toContain('https://kin.example/join#token=');
  expect((await team()).invitations).toMatchObject([{ email, invitedBy: 'Grace' }]);
  expect((await post(app, 'invitation', { token })).json()).toMatchObject({
    data: { email, role: 'moderator', hasAccount: false },
  });
  expect((await join(token, { password: 'password1' })).statusCode).toBe(422);
  const answers = await Promise.all(Array.from({ length: 10 }, () => join(token)));
  const [joined, ...more] = answers.filter(({ statusCode }) => statusCode === 200);
  expect(more).toEqual([]);
  expect(joined?.json()).toMatchObject({
    data: { user: { email, staffRole: 'moderator', isEmailVerified: true } },
  });
  expect((await team()).invitations).toEqual([]);
  expect((await team()).staff).toContainEqual(
    expect.objectContaining({ email, role: 'moderator', secondFactor: false }),
  );
  expect((await join(token)).statusCode).toBe(404);
});

test('trust 13: only the owner of an existing account accepts with it; every session ends', async () => {
  const ada = await createPerson(app);
  const { token } = await invite(ada.email.toUpperCase().toLowerCase(), 'support');
  expect((await post(app, 'invitation', { token })).json()).toMatchObject({
    data: { hasAccount: true },
  });
  expect((await join(token)).statusCode).toBe(409);
  const eve = await createPerson(app);
  expect((await eve.send('PUT', '/auth/invitation', { token })).statusCode).toBe(403);
  const accepted = await ada.send('PUT', '/auth/invitation', { token });
  expect(accepted.json()).toMatchObject({ data: { user: { staffRole: 'support' } } });
  // Sessions from before the role end, also the one that accepted.
  await expect.poll(async () => (await ada.get(`/users/${eve.id}`)).statusCode).toBe(401);
  const again = personOf(app, ada, await signIn(app, ada));
  expect((await again.get(`/users/${eve.id}`)).statusCode).toBe(200);
  const { rows } = await app.pool.query(
    "select actor_id, address from audit where action = 'invitation.accept' and subject_id = $1",
    [ada.id],
  );
  expect(rows).toEqual([{ actor_id: ada.id, address: '127.0.0.1' }]);
});

test('a link ends when it is revoked, sent again, or a week old', async () => {
  const [back, again, old] = [await invite(), await invite(), await invite()];
  await grace.send('DELETE', `/staff/invitations/${back.id}`);
  expect((await join(back.token)).statusCode).toBe(404);
  await grace.send('PUT', `/staff/invitations/${again.id}`);
  expect((await join(again.token)).statusCode).toBe(404);
  expect((await join((await latestMail(app, again.email)).token)).statusCode).toBe(200);
  app.advanceClock(7 * day + 1000);
  expect((await join(old.token)).statusCode).toBe(404);
  const { headers } = await signIn(app, staff);
  const renew = { method: 'PUT', url: `/api/v1/staff/invitations/${old.id}`, headers } as const;
  expect((await app.inject(renew)).statusCode).toBe(200);
  expect((await join((await latestMail(app, old.email)).token)).statusCode).toBe(200);
});

test('trust 19: an invitation ends when its sender loses their role', async () => {
  const [leaver, other] = [await createStaff(app), await createStaff(app)];
  const { send } = personOf(app, leaver, await signIn(app, leaver));
  const ada = personOf(app, other, await signIn(app, other));
  const [email, another] = [newAddress(), newAddress()];
  for (const each of [email, another])
    await send('POST', '/staff/invitations', { email: each, role: 'administrator' });
  const { token } = await latestMail(app, email);
  const demoted = await ada.send('PUT', `/users/${leaver.id}`, { staffRole: 'analyst' });
  expect(demoted.statusCode).toBe(200);
  expect((await join(token)).statusCode).toBe(404);
  await ada.send('PUT', `/users/${leaver.id}/state`, { state: 'banned', reason: 'Left' });
  expect((await join((await latestMail(app, another)).token)).statusCode).toBe(404);
});

test('no one is invited twice, or into a team that they are already in', async () => {
  const fresh = personOf(app, staff, await signIn(app, staff));
  const email = newAddress();
  const ask = (to: string) =>
    fresh.send('POST', '/staff/invitations', { email: to, role: 'analyst' });
  const answers = await Promise.all([ask(email), ask(email)]);
  expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409]);
  expect((await ask(staff.email)).statusCode).toBe(409);
});

test('no other role sees the team or its invitations', async () => {
  for (const role of ['moderator', 'support', 'analyst'] as const) {
    const member = await createStaff(app, role);
    const { get, send } = personOf(app, member, await signIn(app, member));
    expect((await get('/staff')).statusCode).toBe(403);
    const body = { email: newAddress(), role: 'administrator' };
    expect((await send('POST', '/staff/invitations', body)).statusCode).toBe(403);
  }
});

test('the database stores no link, and no address of people who are gone', async () => {
  const fresh = personOf(app, staff, await signIn(app, staff));
  const ada = await createMember(app);
  await fresh.send('POST', '/staff/invitations', { email: ada.email, role: 'analyst' });
  const { token } = await latestMail(app, ada.email);
  const { rows } = await app.pool.query<{ text: string }>(
    'select row_to_json(i)::text as text from invitation i where email = $1',
    [ada.email],
  );
  const [, secret = ''] = token.split('.');
  expect(rows[0]?.text).not.toContain(secret);
  await app.pool.query('delete from member where id = $1', [ada.id]);
  const left = await app.pool.query('select from invitation where email = $1', [ada.email]);
  expect(left.rowCount).toBe(0);
});

test("trust 19: an invitation ends with its sender's account, and is kept by someone who sends it again", async () => {
  const former = await createStaff(app);
  const mallory = personOf(app, former, await signIn(app, former));
  const [lost, kept] = [newAddress(), newAddress()];
  for (const email of [lost, kept])
    await mallory.send('POST', '/staff/invitations', { email, role: 'administrator' });
  const again = personOf(app, staff, await signIn(app, staff));
  const { _id = '' } =
    (await again.get('/staff'))
      .json<{ data: { invitations: Invitation[] } }>()
      .data.invitations.find(({ email }) => email === kept) ?? {};
  const { token } = await latestMail(app, lost);
  await app.pool.query('update member set staff_role = null where id = $1', [former.id]);
  expect((await again.send('PUT', `/staff/invitations/${_id}`)).statusCode).toBe(200);
  const { token: renewed } = await latestMail(app, kept);
  expect((await post(app, 'invitation', { token: renewed })).statusCode).toBe(200);
  await app.pool.query('delete from member where id = $1', [former.id]);
  expect((await post(app, 'invitation', { token })).statusCode).toBe(404);
  expect((await post(app, 'invitation', { token: renewed })).statusCode).toBe(200);
});

test('trust 13: no one joins the team by an unconfirmed address', async () => {
  const fresh = personOf(app, staff, await signIn(app, staff));
  const promote = async (member: object) => {
    const { id } = await createMember(app, { member });
    return (await fresh.send('PUT', `/users/${id}`, { staffRole: 'moderator' })).statusCode;
  };
  expect(await promote({ email_verified_at: null })).toBe(422);
  expect(await promote({ verified_by_staff: true })).toBe(422);
  expect(await promote({ state: 'deactivated', state_by: 'self' })).toBe(422);
  expect(await promote({})).toBe(200);
});

test('an invitation stays when a stranger’s account with its address is erased', async () => {
  const email = newAddress();
  const fresh = personOf(app, staff, await signIn(app, staff));
  await fresh.send('POST', '/staff/invitations', { email, role: 'analyst' });
  const { token } = await latestMail(app, email);
  const { id } = await createMember(app, { member: { email, email_verified_at: null } });
  await app.pool.query('delete from member where id = $1', [id]);
  expect((await post(app, 'invitation', { token })).statusCode).toBe(200);
});
