import { success } from '@kindred/contract/common';
import { type Access, type StaffRole, staffRoles } from '@kindred/contract/route';
import { expect, test } from 'vitest';
import { production } from '../../../test/complaint.ts';
import { testApp } from '../../../test/service/app.ts';
import { createMember, createStaff, signIn } from '../../../test/members/members.ts';
import { serve } from './serve.ts';
import { insertRow } from '../../../test/database/sql.ts';

const metricsToken = 'only-the-monitoring-knows-this';
const app = await testApp({ environment: { METRICS_TOKEN: metricsToken } });
const open = await testApp();

function room(access: Access, name = String(access)) {
  const schema = { tags: ['Test'], summary: 'A room', response: { 200: success({}) } } as const;
  return { method: 'POST', url: `/rooms/${name}`, access, schema } as const;
}
for (const access of ['public', 'member', 'verified', 'vip'] as const)
  serve(app, room(access), async () => ({}));
for (const role of staffRoles) serve(app, room([role]), async () => ({}));
serve(app, room(['moderator', 'support'], 'desk'), async () => ({}));

const tomorrow = () => new Date(app.now().getTime() + 86_400_000);

async function createPremium(until: Date) {
  const member = await createMember(app);
  const starts_at = new Date(until.getTime() - 1);
  const grant = { member_id: member.id, starts_at, ends_at: until, reason: 'a gift' };
  await insertRow(app, 'vip_grant', grant);
  return member;
}

const member = await signIn(app, await createMember(app));
const unverified = await signIn(
  app,
  await createMember(app, { member: { email_verified_at: null } }),
);
const premium = await signIn(app, await createPremium(tomorrow()));
const staff = new Map<StaffRole, { headers: object }>();
for (const role of staffRoles) staff.set(role, await signIn(app, await createStaff(app, role)));

const enter = (name: string, headers: object = {}) =>
  app.inject({ method: 'POST', url: `/rooms/${name}`, headers: { ...headers } });
const statusOf = async (name: string, headers?: object) => (await enter(name, headers)).statusCode;

test('a public route is open to everyone, also with an invalid token', async () => {
  expect(await statusOf('public')).toBe(200);
  expect(await statusOf('public', { authorization: 'Bearer nothing' })).toBe(200);
});

test.each(['member', 'verified', 'vip', ...staffRoles, 'desk'])(
  '%s access asks a stranger to sign in',
  async (name) => {
    const reply = await enter(name);
    expect(reply.statusCode).toBe(401);
    expect(reply.json()).toMatchObject({ message: 'Please sign in to continue.' });
  },
);

test.each([
  'Basic YTpi',
  'Bearer',
  'Bearer ',
  'Bearer nothing',
  `Bearer ${member.token} ${member.token}`,
  `Bearer ${member.token}x`,
  member.token,
])('"%.20s…" signs no one in', async (authorization) => {
  expect(await statusOf('member', { authorization })).toBe(401);
});

test('the word before a token may be written in any case', async () => {
  expect(await statusOf('member', { authorization: `bearer ${member.token}` })).toBe(200);
});

test('verified access needs a confirmed address', async () => {
  expect(await statusOf('member', unverified.headers)).toBe(200);
  expect(await statusOf('verified', unverified.headers)).toBe(403);
  expect(await statusOf('verified', member.headers)).toBe(200);
});

test('premium access lasts as long as premium', async () => {
  expect(await statusOf('vip', member.headers)).toBe(403);
  expect(await statusOf('vip', premium.headers)).toBe(200);
  const briefly = await signIn(app, await createPremium(new Date(app.now().getTime() + 60_000)));
  expect(await statusOf('vip', briefly.headers)).toBe(200);
  app.advanceClock(61_000);
  expect(await statusOf('vip', briefly.headers)).toBe(403);
});

test.each(staffRoles)('staff access is only for its %s', async (role) => {
  expect(await statusOf(role, staff.get(role)?.headers)).toBe(200);
  for (const other of staffRoles.filter((name) => name !== role))
    expect(await statusOf(role, staff.get(other)?.headers), other).toBe(403);
  for (const { headers } of [member, premium]) expect(await statusOf(role, headers)).toBe(403);
});

test('access for several roles includes each of them', async () => {
  const verdicts = await Promise.all(
    staffRoles.map((role) => statusOf('desk', staff.get(role)?.headers)),
  );
  expect(Object.fromEntries(staffRoles.map((role, index) => [role, verdicts[index]]))).toEqual({
    administrator: 403,
    moderator: 200,
    support: 200,
    analyst: 403,
  });
});

test('a request without access is refused before its body is read, however bad that is', async () => {
  for (const type of ['application/json', 'text/plain']) {
    const headers = { 'content-type': type, ...member.headers };
    const payload = '{'.repeat(300_000);
    const stranger = await app.inject({ method: 'POST', url: '/rooms/member', payload });
    expect(stranger.statusCode).toBe(401);
    const reply = await app.inject({ method: 'POST', url: '/rooms/desk', payload, headers });
    expect(reply.statusCode).toBe(403);
  }
});

test('HEAD needs the same access as GET', async () => {
  const url = '/api/v1/auth/profile';
  expect((await app.inject({ method: 'HEAD', url })).statusCode).toBe(401);
  const reply = await app.inject({ method: 'HEAD', url, headers: member.headers });
  expect([reply.statusCode, reply.body]).toEqual([200, '']);
});

const readMetrics = (headers: object = {}, remoteAddress = '127.0.0.1', of = open) =>
  of.inject({ url: '/metrics', headers: { ...headers }, remoteAddress });

test.each(['127.0.0.1', '::1', '::ffff:127.0.0.1'])(
  'the local machine, as %s, reads the metrics',
  async (address) => {
    expect((await readMetrics({}, address)).statusCode).toBe(200);
  },
);

test.each(['203.0.113.9', '10.0.0.1', '2001:db8::1', '::ffff:203.0.113.9'])(
  'a stranger at %s does not',
  async (address) => {
    expect((await readMetrics({}, address)).statusCode).toBe(403);
  },
);

test.each(['x-forwarded-for', 'x-forwarded-host', 'forwarded', 'x-real-ip', 'via', 'cf-ray'])(
  'a request through a proxy on this machine does not, as %s shows',
  async (header) => {
    expect((await readMetrics({ [header]: '127.0.0.1' })).statusCode).toBe(403);
  },
);

test.each(['kindred.example', 'localhost.evil.example', '127.0.0.1.evil.example'])(
  'a request for %s came through a proxy that adds no header, and does not either',
  async (host) => {
    expect((await readMetrics({ host })).statusCode).toBe(403);
  },
);

test('trust 46: behind a proxy and in production no one reads the metrics without a token', async () => {
  const behindProxy = await testApp({ environment: { TRUST_PROXY: '1' } });
  const inProduction = await testApp({ environment: production });
  for (const of of [behindProxy, inProduction])
    expect((await readMetrics({}, '127.0.0.1', of)).statusCode).toBe(403);
});

test('a configured token decides who reads metrics', async () => {
  const at = (address: string, headers: object) => readMetrics(headers, address, app);
  const authorization = `Bearer ${metricsToken}`;
  expect((await at('203.0.113.9', { authorization })).statusCode).toBe(200);
  expect((await at('127.0.0.1', {})).statusCode).toBe(403);
  expect((await at('127.0.0.1', { authorization: `${authorization}!` })).statusCode).toBe(403);
  expect((await at('127.0.0.1', member.headers)).statusCode).toBe(403);
});
