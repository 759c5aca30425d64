import { expect, test } from 'vitest';
import { post } from '../../../../test/members/accounts.ts';
import { testApp } from '../../../../test/service/app.ts';
import { createMember, signIn } from '../../../../test/members/members.ts';
import { sqlOf } from '../../../../test/database/sql.ts';

const app = await testApp();
const sql = sqlOf(app);
const reopen = (email: string, password: string) => post(app, 'come-back', { email, password });
const stateOf = (id: string) =>
  sql<{ state: string; state_by: string | null }>`select state, state_by from member
    where id = ${id}`;

test('trust 13: a member who closes the account is signed out right away, can reopen it, and finds no earlier session', async () => {
  const { id, email, password } = await createMember(app);
  const { headers, refreshToken } = await signIn(app, { id });
  expect((await post(app, 'deactivate', { password: 'not it' }, headers)).statusCode).toBe(422);
  expect((await post(app, 'deactivate', { password }, headers)).json()).toEqual({ success: true });
  const profile = () => app.inject({ url: '/api/v1/auth/profile', headers });
  await expect.poll(async () => (await profile()).statusCode).toBe(401);

  const refused = await post(app, 'login', { email, password });
  expect(refused.statusCode).toBe(403);
  expect(refused.json()).toMatchObject({ data: { comeBack: true } });
  expect((await reopen(email, 'not it')).statusCode).toBe(401);
  expect(await stateOf(id)).toEqual([{ state: 'deactivated', state_by: 'self' }]);

  const back = await reopen(email, password);
  expect(back.json()).toMatchObject({ data: { user: { _id: id, isActive: true } } });
  expect((await post(app, 'login', { email, password })).statusCode).toBe(200);
  expect((await post(app, 'refresh-token', { refreshToken })).statusCode).toBe(401);
  expect((await profile()).statusCode).toBe(401);
});

test('a member who asked for deletion can return too', async () => {
  const leaving = { state: 'leaving', state_by: 'self' };
  const { id, email, password } = await createMember(app, { member: leaving });
  expect((await reopen(email, password)).statusCode).toBe(200);
  expect(await stateOf(id)).toEqual([{ state: 'active', state_by: null }]);
});

test.each([
  { state: 'banned', state_by: 'staff' },
  { state: 'deactivated', state_by: 'staff' },
])('a decision by staff stays: %o', async (state) => {
  const { id, email, password } = await createMember(app, { member: state });
  const answer = await reopen(email, password);
  expect(answer.statusCode).toBe(403);
  expect(answer.json()).not.toHaveProperty('data');
  expect(await stateOf(id)).toEqual([state]);
});
