import { longestBanYears } from '@kindred/contract/user-admin/ban-lengths';
import { apiBase } from '@kindred/contract/route';
import type { StaffUser } from '@kindred/contract/user-admin';
import { expect, test } from 'vitest';
import { post } from '../../../test/members/accounts.ts';
import { testApp } from '../../../test/service/app.ts';
import {
  createMember,
  createStaff,
  signIn,
  signInUnproven,
} from '../../../test/members/members.ts';
import { sqlOf } from '../../../test/database/sql.ts';

const app = await testApp();
const sql = sqlOf(app);
const administrator = await createStaff(app);
const { headers } = await signIn(app, administrator);

const put = (id: string, payload: object, more: Record<string, string> = {}) =>
  app.inject({
    method: 'PUT',
    url: `${apiBase}/users/${id}/state`,
    payload,
    headers: { ...headers, ...more },
  });
const read = (id: string) => app.inject({ url: `${apiBase}/users/${id}`, headers });
const userIn = (answer: { json: <T>() => T }) =>
  answer.json<{ data: { user: StaffUser } }>().data.user;
const auditOf = (id: string) =>
  sql<{ action: string; details: unknown }>`select action, details from audit
    where subject_id = ${id} order by id`;

test("trust 48: closing a colleague's account takes a fresh proof, and closing a member's does not", async () => {
  const [colleague, member] = [await createStaff(app), await createMember(app)];
  const { headers: unproven } = await signInUnproven(app, administrator);
  const ban = (id: string) => put(id, { state: 'banned', reason: 'A test' }, unproven);
  expect((await ban(colleague.id)).json()).toMatchObject({ code: 'fresh_proof_required' });
  expect(userIn(await read(colleague.id)).state).toBe('active');
  expect((await ban(member.id)).statusCode).toBe(200);
  expect((await put(colleague.id, { state: 'banned', reason: 'A test' })).statusCode).toBe(200);
});

test('a deactivated member is signed out right away, and an activated one may come back', async () => {
  const member = await createMember(app);
  const session = await signIn(app, member);
  const answer = await put(member.id, { state: 'deactivated', reason: 'Asked by phone' });
  expect(userIn(answer)).toMatchObject({
    isActive: false,
    state: 'deactivated',
    stateReason: 'Asked by phone',
  });
  const profile = () => app.inject({ url: `${apiBase}/auth/profile`, headers: session.headers });
  await expect.poll(async () => (await profile()).statusCode).toBe(401);
  expect(userIn(await put(member.id, { state: 'active', reason: 'Called back' })).isActive).toBe(
    true,
  );
  await signInUnproven(app, member);
  expect(await auditOf(member.id)).toMatchObject([
    {
      action: 'member.deactivate',
      details: { reason: 'Asked by phone', before: { state: 'active' } },
    },
    { action: 'member.activate', details: { reason: 'Called back', after: { state: 'active' } } },
  ]);
});

test.each(['deactivated', 'banned'])(
  'trust 13: a member who was %s is signed out within a second, and after reactivation finds no session from before',
  async (state) => {
    const member = await createMember(app);
    const { headers: theirs, refreshToken } = await signIn(app, member);
    const profile = async () =>
      (await app.inject({ url: `${apiBase}/auth/profile`, headers: theirs })).statusCode;
    const refresh = async () => (await post(app, 'refresh-token', { refreshToken })).statusCode;
    expect(await profile()).toBe(200);
    await put(member.id, { state, reason: 'Scam' });
    await expect.poll(profile).toBe(401);
    expect(await refresh()).toBe(401);
    await put(member.id, { state: 'active', reason: 'It was not them' });
    expect([await profile(), await refresh()]).toEqual([401, 401]);
  },
);

test('a ban has no end or one in the future, within 10 years', async () => {
  const { id } = await createMember(app);
  const until = new Date(Date.now() + 86_400_000).toISOString();
  expect(userIn(await put(id, { state: 'banned', reason: 'Scam', until })).stateUntil).toBe(until);
  expect(userIn(await put(id, { state: 'banned', reason: 'Scam' })).stateUntil).toBeNull();
  const past = new Date(Date.now() - 1000).toISOString();
  expect((await put(id, { state: 'banned', reason: 'Scam', until: past })).statusCode).toBe(422);
  const tooLate = new Date(Date.now() + (longestBanYears * 366 + 1) * 86_400_000).toISOString();
  expect((await put(id, { state: 'banned', reason: 'Scam', until: tooLate })).statusCode).toBe(422);
  expect((await put(id, { state: 'deactivated', reason: 'Scam', until })).statusCode).toBe(422);
});

test('the current status again changes nothing, and counts as a read', async () => {
  const { id } = await createMember(app);
  expect((await put(id, { state: 'active', reason: 'To be sure' })).statusCode).toBe(200);
  expect(await auditOf(id)).toMatchObject([{ action: 'member.read' }]);
});

test('an outdated change is refused with the current state', async () => {
  const { id } = await createMember(app);
  const { etag } = (await read(id)).headers;
  const change = { state: 'deactivated', reason: 'First' };
  expect((await put(id, change, { 'if-match': String(etag) })).statusCode).toBe(200);
  const late = await put(id, { state: 'banned', reason: 'Second' }, { 'if-match': String(etag) });
  expect(late.statusCode).toBe(412);
  expect(userIn(late)).toMatchObject({ state: 'deactivated', stateReason: 'First' });
});

test('of twenty parallel decisions on the same version, one succeeds', async () => {
  const { id } = await createMember(app);
  const etag = String((await read(id)).headers.etag);
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      put(id, { state: 'deactivated', reason: `Reason ${index}` }, { 'if-match': etag }),
    ),
  );
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  expect(answers.filter(({ statusCode }) => statusCode === 412)).toHaveLength(19);
  expect((await auditOf(id)).filter(({ action }) => action === 'member.deactivate')).toHaveLength(
    1,
  );
});

test('no one closes their own account here, and the last administrator stays', async () => {
  expect((await put(administrator.id, { state: 'deactivated', reason: 'Tired' })).statusCode).toBe(
    403,
  );
  const colleague = await createStaff(app);
  expect((await put(colleague.id, { state: 'deactivated', reason: 'Left us' })).statusCode).toBe(
    200,
  );
});

test('a moderator acts on members, not on colleagues; support only reads', async () => {
  const [member, moderator, support] = [
    await createMember(app),
    await createStaff(app, 'moderator'),
    await createStaff(app, 'support'),
  ];
  const change = (id: string, of: { headers: Record<string, string> }) =>
    app.inject({
      method: 'PUT',
      url: `${apiBase}/users/${id}/state`,
      payload: { state: 'deactivated', reason: 'x' },
      headers: of.headers,
    });
  const moderating = await signIn(app, moderator);
  expect((await change(support.id, moderating)).statusCode).toBe(403);
  expect((await change(member.id, await signIn(app, support))).statusCode).toBe(403);
  expect((await change(member.id, moderating)).statusCode).toBe(200);
});

test('an unknown id is 404 and a reason is required', async () => {
  const noOne = '00000000-0000-4000-8000-000000000000';
  expect((await read(noOne)).statusCode).toBe(404);
  expect((await put(noOne, { state: 'active', reason: 'x' })).statusCode).toBe(404);
  expect((await put(administrator.id, { state: 'active', reason: '   ' })).statusCode).toBe(400);
});
