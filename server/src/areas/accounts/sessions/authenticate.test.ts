import { setTimeout as sleep } from 'node:timers/promises';
import { success } from '@kindred/contract/common';
import type { Access } from '@kindred/contract/route';
import { apiBase } from '@kindred/contract/route';
import { expect, test } from 'vitest';
import { testApp } from '../../../../test/service/app.ts';
import { openDatabaseProxy } from '../../../../test/database/database-proxy.ts';
import { createMember, createStaff, signIn } from '../../../../test/members/members.ts';
import { serve } from '../../../platform/http/serve.ts';

// Two processes of one service: what one is told, the other must apply.
const here = await testApp();
const there = await testApp({ databaseUrl: here.databaseUrl });
const apps = [here, there];

function room(access: Access) {
  const schema = { tags: ['Test'], summary: 'A room', response: { 200: success({}) } } as const;
  return { method: 'GET', url: `/rooms/${String(access)}`, access, schema } as const;
}
for (const app of apps) {
  for (const access of ['member', 'verified', 'vip', ['administrator'], ['support']] as const)
    serve(app, room(access), async () => ({}));
}

interface Headers {
  authorization: string;
}

const statusIn = async (app: typeof here, headers: Headers, name: string) =>
  (await app.inject({ url: `/rooms/${name}`, headers: { ...headers } })).statusCode;

/** The responses of both processes. */
const statuses = (headers: Headers, name = 'member') =>
  Promise.all(apps.map((app) => statusIn(app, headers, name)));

const withinASecond = { timeout: 1000, interval: 20 };

const ends: [what: string, sql: string][] = [
  [
    'a ban',
    "update member set state = 'banned', state_by = 'staff', state_reason = 'x' where id = $1",
  ],
  ['deactivation', "update member set state = 'deactivated', state_by = 'self' where id = $1"],
  ['leaving', "update member set state = 'leaving', state_by = 'self' where id = $1"],
  ['the end of all sessions', 'delete from session where member_id = $1'],
  ['deletion', 'delete from member where id = $1'],
];

test.each(ends)(
  'trust 13: %s reaches the tokens of a member in every process within a second',
  async (_what, sql) => {
    const member = await createMember(here);
    const { headers, refreshToken } = await signIn(here, member);
    expect(await statuses(headers)).toEqual([200, 200]);
    await here.pool.query(sql, [member.id]);
    await expect.poll(() => statuses(headers), withinASecond).toEqual([401, 401]);
    const url = `${apiBase}/auth/refresh-token`;
    for (const app of apps) {
      const reply = await app.inject({ method: 'POST', url, payload: { refreshToken } });
      expect(reply.statusCode).toBe(401);
    }
  },
);

test('trust 13: signing out applies in the other process, and ends only this session', async () => {
  const member = await createMember(here);
  const [phone, laptop] = [await signIn(here, member), await signIn(there, member)];
  for (const { headers } of [phone, laptop]) expect(await statuses(headers)).toEqual([200, 200]);
  const { statusCode, body } = await here.inject({
    method: 'POST',
    url: `${apiBase}/auth/logout`,
    headers: phone.headers,
  });
  expect([statusCode, body]).toEqual([200, '{"success":true}']);
  await expect.poll(() => statuses(phone.headers), withinASecond).toEqual([401, 401]);
  expect(await statuses(laptop.headers)).toEqual([200, 200]);
});

test('trust 13: a role that is removed or given applies everywhere', async () => {
  const { id, ...grace } = await createStaff(here, 'administrator');
  const { headers } = await signIn(here, { id, ...grace });
  expect(await statuses(headers, 'administrator')).toEqual([200, 200]);
  await here.pool.query("update member set staff_role = 'support' where id = $1", [id]);
  await expect.poll(() => statuses(headers, 'administrator'), withinASecond).toEqual([403, 403]);
  await expect.poll(() => statuses(headers, 'support'), withinASecond).toEqual([200, 200]);
  await here.pool.query('update member set staff_role = null where id = $1', [id]);
  await expect.poll(() => statuses(headers, 'support'), withinASecond).toEqual([403, 403]);
  expect(await statuses(headers)).toEqual([200, 200]);
});

test('a confirmed address and premium apply without signing in again', async () => {
  const { id, ...ada } = await createMember(here, { member: { email_verified_at: null } });
  const { headers } = await signIn(here, { id, ...ada });
  expect(await statuses(headers, 'verified')).toEqual([403, 403]);
  await here.pool.query('update member set email_verified_at = now() where id = $1', [id]);
  await expect.poll(() => statuses(headers, 'verified'), withinASecond).toEqual([200, 200]);
  expect(await statuses(headers, 'vip')).toEqual([403, 403]);
  await here.pool.query(
    "insert into vip_grant (member_id, ends_at, reason) values ($1, now() + interval '1 day', 'x')",
    [id],
  );
  await expect.poll(() => statuses(headers, 'vip'), withinASecond).toEqual([200, 200]);
  await here.pool.query('delete from vip_grant where member_id = $1', [id]);
  await expect.poll(() => statuses(headers, 'vip'), withinASecond).toEqual([403, 403]);
});

const cutListeners = `select pg_terminate_backend(pid) from pg_stat_activity
  where application_name = 'kindred-listen' and datname = current_database()`;

async function countListeners() {
  const { rows } = await here.owner.query(
    `select from pg_stat_activity where application_name = 'kindred-listen'
      and datname = current_database() and query = 'select 1'`,
  );
  return rows.length;
}

/** Until both processes listen again, and have received their own heartbeat. */
async function listenAgain() {
  await expect.poll(countListeners, { timeout: 5000 }).toBe(2);
}

test('trust 13: a change during a lost connection applies when the process listens again', async () => {
  const member = await createMember(here);
  const { headers } = await signIn(here, member);
  expect(await statuses(headers)).toEqual([200, 200]);
  // In one transaction: those who would hear of the end of the session are gone before it is announced.
  await here.owner.query(`${cutListeners}; delete from session where member_id = '${member.id}'`);
  await expect.poll(() => statuses(headers), withinASecond).toEqual([401, 401]);
  await listenAgain();
  expect(await statuses(headers)).toEqual([401, 401]);
});

test('a process that listens again hears new changes', { tags: ['long'] }, async () => {
  await here.owner.query(cutListeners);
  await listenAgain();
  const { id, ...ada } = await createMember(here);
  const { headers } = await signIn(here, { id, ...ada });
  expect(await statuses(headers)).toEqual([200, 200]);
  await here.pool.query('delete from session where member_id = $1', [id]);
  await expect.poll(() => statuses(headers), withinASecond).toEqual([401, 401]);
});

test(
  'trust 13: a connection that hangs without closing is not trusted either',
  { tags: ['long'] },
  async () => {
    const proxy = await openDatabaseProxy(here.databaseUrl);
    const far = await testApp({ databaseUrl: proxy.url });
    serve(far, room('member'), async () => ({}));
    const { id, ...ada } = await createMember(here);
    const { headers } = await signIn(here, { id, ...ada });
    await expect.poll(() => statusIn(far, headers, 'member')).toBe(200);
    proxy.pause();
    await here.pool.query('delete from session where member_id = $1', [id]);
    await sleep(1000);
    const verdict = statusIn(far, headers, 'member');
    await sleep(100);
    proxy.resume();
    expect(await verdict).toBe(401);
  },
);

test('a cached token costs no query', async () => {
  const { headers } = await signIn(here, await createMember(here));
  await expect
    .poll(async () => {
      await statusIn(here, headers, 'member');
      let queries = 0;
      const count = () => (queries += 1);
      here.pool.on('acquire', count);
      await statusIn(here, headers, 'member');
      here.pool.off('acquire', count);
      return queries;
    })
    .toBe(0);
});
