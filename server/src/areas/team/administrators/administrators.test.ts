import { expect, test } from 'vitest';
import { post } from '../../../../test/members/accounts.ts';
import { testApp } from '../../../../test/service/app.ts';
import {
  createMember,
  createStaff,
  signIn,
  signInUnproven,
} from '../../../../test/members/members.ts';
import { createStaffWithSecondFactor } from '../../../../test/members/second-factor.ts';
import {
  findForOperator,
  insertAdministrator,
  promoteToAdministrator,
  replacePassword,
  resetFactor,
} from './administrators.ts';
import { sqlOf } from '../../../../test/database/sql.ts';

const app = await testApp();
const sql = sqlOf(app);
const operator = await app.owner.connect();

async function accountOf(email: string) {
  const account = await findForOperator(operator, email.toUpperCase());
  if (!account) throw new Error('No account');
  return account;
}

const writtenAbout = (id: string) =>
  sql<{ action: string; actor_role: string }>`select action, actor_role from audit
    where subject_id = ${id} order by id`;

test('an administrator created by the operator signs in, and it is logged', async () => {
  const [email, password] = ['root@staff.example', 'what the shell has printed'];
  await insertAdministrator(operator, email, password);
  const { id } = await accountOf(email);
  expect((await signInUnproven(app, { email, password })).token).toBeTruthy();
  expect(await writtenAbout(id)).toEqual([{ action: 'staff.create', actor_role: 'operator' }]);
});

test('a member becomes an administrator and keeps their password', async () => {
  const ada = await createMember(app);
  await promoteToAdministrator(operator, await accountOf(ada.email));
  const login = await post(app, 'login', { email: ada.email, password: ada.password });
  expect(login.json()).toMatchObject({ data: { user: { staffRole: 'administrator' } } });
  expect(await writtenAbout(ada.id)).toMatchObject([{ action: 'staff.promote' }]);
});

test('trust 13: a session from before its member became an administrator ends', async () => {
  const ada = await createMember(app);
  const { headers } = await signIn(app, ada);
  await promoteToAdministrator(operator, await accountOf(ada.email));
  const profile = () => app.inject({ url: '/api/v1/auth/profile', headers });
  await expect.poll(async () => (await profile()).statusCode).toBe(401);
});

test('a new password ends every session, and still asks for the second factor', async () => {
  const grace = await createStaffWithSecondFactor(app);
  await replacePassword(operator, await accountOf(grace.email), 'what the shell has printed');
  const profile = () => app.inject({ url: '/api/v1/auth/profile', headers: grace.session.headers });
  await expect.poll(async () => (await profile()).statusCode).toBe(401);
  const password = 'what the shell has printed';
  const login = await post(app, 'login', { email: grace.email, password });
  expect(login.json()).toMatchObject({ data: { requiresSecondFactor: true } });
  expect(await writtenAbout(grace.id)).toMatchObject([{ action: 'staff.password' }]);
});

test('an administrator who lost app and codes gets access by the password again', async () => {
  const grace = await createStaffWithSecondFactor(app);
  expect(await resetFactor(operator, await accountOf(grace.email))).toBe(true);
  expect((await signInUnproven(app, grace)).token).toBeTruthy();
  expect(await resetFactor(operator, await accountOf((await createStaff(app)).email))).toBe(false);
  operator.release();
});
