import { spawnSync } from 'node:child_process';
import { Readable } from 'node:stream';
import { success, content } from '@kindred/contract/common';
import { apiBase } from '@kindred/contract/route';
import * as Type from 'typebox';
import { beforeEach, expect, test } from 'vitest';
import { testApp } from '../../../../test/service/app.ts';
import { createMember, signIn } from '../../../../test/members/members.ts';
import { serve, serveRaw } from '../serve.ts';

let logged = '';
const app = await testApp({
  environment: { LOG_LEVEL: 'trace', TRUST_PROXY: '1', METRICS_TOKEN: 'm3trics-are-for-us' },
  logTo: { write: (line) => (logged += line) },
});
const member = await createMember(app, {
  profile: { first_name: 'Philomena', last_name: 'Quartermaine' },
});

const params = Type.Object({ how: Type.String() });
const schema = {
  tags: ['Test'],
  summary: 'Fails',
  params,
  response: { 200: success({}) },
} as const;
serve(app, { method: 'GET', url: '/fail/:how', access: 'public', schema }, async (call) => {
  const { how } = call.params;
  if (how === 'twice') await createMember(app, { member: { email: member.email } });
  if (how === 'cast') await app.pool.query('select $1::text::uuid', [member.email]);
  if (how === 'late') await app.pool.query('set statement_timeout = 1; select pg_sleep(1)');
  if (how === 'json') JSON.parse(`${member.email} said`);
  if (how === 'type') (null as unknown as { heart: () => void }).heart();
  throw new Error(`No one is called ${member.email}`, { cause: new Error(member.email) });
});

const broken = { ...schema, params: Type.Object({}), response: { 200: content('text/csv') } };
serveRaw(app, { method: 'GET', url: '/broken', access: 'public', schema: broken }, ({ reply }) => {
  const stream = new Readable({
    read() {
      this.destroy(new Error(`No one is called ${member.email}`));
    },
  });
  const named = reply.header('content-disposition', 'attachment; filename="all.csv"');
  return Promise.resolve(named.type('text/csv').send(stream));
});

const lines = () =>
  logged
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Record<string, unknown>);
const failure = () =>
  lines().find(({ msg }) => msg === 'request failed') as { err: Record<string, string> };

beforeEach(() => {
  logged = '';
});

test('a 503 caused by the database says so, with where it waited', async () => {
  const { statusCode } = await app.inject({ url: '/fail/late' });
  expect(statusCode).toBe(503);
  const line = lines().find(({ msg }) => msg === 'database busy or not reachable');
  expect(line).toMatchObject({ level: 40, err: { code: '57014', message: '' } });
});

test('each request leaves one line, with its route as declared', async () => {
  const reply = await app.inject({ url: `/members/${member.id}?email=${member.email}` });
  expect(lines()).toEqual([
    expect.objectContaining({
      msg: 'answered',
      method: 'GET',
      route: '/*',
      status: 200,
      requestId: reply.headers['x-request-id'],
      ms: expect.any(Number) as number,
    }),
  ]);
});

test('a stream that breaks before its first byte gets an error response, not a file', async () => {
  const reply = await app.inject({ url: '/broken', headers: { 'accept-encoding': 'br' } });
  expect(reply.statusCode).toBe(500);
  expect(reply.headers).not.toHaveProperty('content-encoding');
  expect(reply.headers).not.toHaveProperty('content-disposition');
  expect(reply.json()).toMatchObject({ code: 'internal' });
});

test('trust 29: no request puts an IP address, name, password, token or email address into the log', async () => {
  const { token, refreshToken, headers } = await signIn(app, member);
  const from = { 'x-forwarded-for': '203.0.113.77', 'user-agent': 'Netscape of Philomena' };
  const payload = { email: member.email, password: 'not the password' };
  await app.inject({ url: `${apiBase}/auth/profile`, headers: { ...headers, ...from } });
  await app.inject({ method: 'POST', url: `${apiBase}/auth/login`, payload, headers: from });
  await app.inject({
    method: 'POST',
    url: `${apiBase}/auth/refresh-token`,
    payload: { refreshToken },
  });
  await app.inject({
    method: 'POST',
    url: `${apiBase}/auth/login`,
    payload: { ...payload, more: 1 },
  });
  await app.inject({ url: `/reset-password?token=${refreshToken}` });
  await app.inject({ url: `${apiBase}/nowhere/${member.email}`, headers });
  await app.inject({ url: `/%?email=${member.email}` });
  await app.inject({ url: '/metrics', headers: { authorization: 'Bearer m3trics-are-for-us' } });
  await app.inject({ url: '/broken', headers: { 'accept-encoding': 'br' } });
  for (const how of ['twice', 'cast', 'json', 'type', 'else'])
    await app.inject({ url: `/fail/${how}`, headers: { ...headers, ...from } });
  await app.inject({ method: 'POST', url: `${apiBase}/auth/logout`, headers });
  expect(lines().length).toBeGreaterThan(12);
  for (const secret of [
    member.email,
    member.email.split('@')[0],
    'Philomena',
    'Quartermaine',
    member.password,
    'not the password',
    token,
    refreshToken,
    '203.0.113.77',
    '127.0.0.1',
    'Netscape',
    'm3trics',
  ])
    expect(logged).not.toContain(secret);
});

test('our own fault is logged so that it can be found', async () => {
  const reply = await app.inject({ url: '/fail/type' });
  expect(reply.statusCode).toBe(500);
  expect(failure()).toMatchObject({ level: 50, requestId: reply.headers['x-request-id'] });
  const { type, message, stack } = failure().err;
  expect([type, message]).toEqual([
    'TypeError',
    "Cannot read properties of null (reading 'heart')",
  ]);
  expect(stack).toContain('logs.test.ts');
});

test('of a refusal by the database the code and the constraint are logged', async () => {
  expect((await app.inject({ url: '/fail/twice' })).statusCode).toBe(500);
  expect(failure().err).toMatchObject({
    code: '23505',
    table: 'member',
    constraint: 'member_email_owner',
    message: '',
  });
});

test('an intended refusal is no fault', async () => {
  await app.inject({ url: `${apiBase}/auth/profile` });
  await app.inject({ method: 'POST', url: `${apiBase}/auth/login`, payload: '{' });
  expect(lines().map(({ level }) => level)).toEqual([30, 30]);
});

test('the last log line is written even when the process ends right away', () => {
  const script = `
    const { openLog } = await import('${new URL('logs.ts', import.meta.url).href}');
    openLog().write('the last words');
    process.exit(3);`;
  const ended = spawnSync(process.execPath, ['--input-type=module', '--eval', script]);
  expect([ended.status, ended.stdout.toString()]).toEqual([3, 'the last words']);
});
