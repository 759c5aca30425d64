import { apiBase } from '@kindred/contract/route';
import { expect, test } from 'vitest';
import { testApp } from '../../../../test/service/app.ts';
import { createMember, signIn } from '../../../../test/members/members.ts';
import { readOperations } from '../../../../test/requests/operations.ts';
import { capacity, countRequests } from './rates.ts';

// A hundredth of the default: 30 a minute per network and 6 per member.
const app = await testApp({ environment: { LIMITS: '0.01' } });
const proxied = await testApp({ environment: { LIMITS: '0.01', TRUST_PROXY: '1' } });

const roomy = await testApp({ databaseUrl: app.databaseUrl });
const createSession = async () => signIn(roomy, await createMember(roomy));

let places = 0;
const somewhere = () => `203.0.113.${(places += 1)}`;

const ask = (remoteAddress: string, headers: object = {}, of = app, url = '/auth/profile') =>
  of.inject({ url: apiBase + url, remoteAddress, headers: { ...headers } });

async function statuses(times: number, one: () => ReturnType<typeof ask>) {
  const seen = [];
  for (let time = 0; time < times; time += 1) seen.push((await one()).statusCode);
  return seen;
}

/** Until the start of the next minute. */
function nextMinute(of = app) {
  of.advanceClock(60_000 - (of.now().getTime() % 60_000));
}

test('one network has its share of a minute, and others have theirs', async () => {
  nextMinute();
  const place = somewhere();
  const seen = await statuses(32, () => ask(place));
  expect(seen).toEqual([...Array.from({ length: 30 }, () => 401), 429, 429]);
  expect((await ask(somewhere())).statusCode).toBe(401);
  nextMinute();
  expect((await ask(place)).statusCode).toBe(401);
});

test('one member has a share wherever they are', async () => {
  nextMinute();
  const { headers } = await createSession();
  expect(await statuses(7, () => ask(somewhere(), headers))).toEqual([
    ...Array.from({ length: 6 }, () => 200),
    429,
  ]);
  const other = await createSession();
  expect((await ask(somewhere(), other.headers)).statusCode).toBe(200);
});

test('trust 9: a network without requests left keeps out visitors and unknown sessions, and no member who is there already', async () => {
  nextMinute();
  const carrier = somewhere();
  const [inside, outside] = [await createSession(), await createSession()];
  expect((await ask(carrier, inside.headers)).statusCode).toBe(200);
  await statuses(30, () => ask(carrier));
  expect((await ask(carrier)).statusCode).toBe(429);
  expect((await ask(carrier, outside.headers)).statusCode).toBe(429);
  expect((await ask(carrier, { authorization: 'Bearer nothing' })).statusCode).toBe(429);
  expect(await statuses(6, () => ask(carrier, inside.headers))).toEqual([
    ...Array.from({ length: 5 }, () => 200),
    429,
  ]);
});

test('trust 9: a session gets no further requests by asking what is public or not permitted', async () => {
  nextMinute();
  const place = somewhere();
  const { headers } = await createSession();
  expect((await ask(place, headers)).statusCode).toBe(200);
  const spent = [
    ...(await statuses(2, () => ask(place, headers, app, '/plans'))),
    ...(await statuses(3, () => ask(place, headers, app, '/system'))),
  ];
  expect(new Set(spent)).toEqual(new Set([200, 403]));
  expect((await ask(place, headers)).statusCode).toBe(429);
  expect((await ask(place)).headers).toMatchObject({ 'ratelimit-remaining': '28' });
});

test('each response says what is left of the tighter limit, and a refusal when to try again', async () => {
  nextMinute();
  const place = somewhere();
  const { headers } = await createSession();
  const visitor = await ask(place, {}, app, '/auth/login');
  expect(visitor.headers).not.toHaveProperty('ratelimit-limit');
  expect((await ask(place)).headers).toMatchObject({
    'ratelimit-limit': '30',
    'ratelimit-remaining': '29',
  });
  expect((await ask(place, headers)).headers).toMatchObject({
    'ratelimit-limit': '6',
    'ratelimit-remaining': '5',
  });
  await statuses(5, () => ask(place, headers));
  const refused = await ask(place, headers);
  expect(refused.headers).toMatchObject({ 'ratelimit-limit': '6', 'ratelimit-remaining': '0' });
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(30);
  expect(refused.json()).toMatchObject({ success: false, code: 'too_many_requests' });
});

test('pages, files, probes and the document are always available to everyone', async () => {
  nextMinute();
  const remoteAddress = somewhere();
  await statuses(31, () => ask(remoteAddress));
  expect((await ask(remoteAddress)).statusCode).toBe(429);
  for (const url of ['/', '/healthz', '/readyz', `${apiBase}/openapi.json`]) {
    const { statusCode, headers } = await app.inject({ url, remoteAddress });
    expect(statusCode, url).toBe(200);
    expect(headers).not.toHaveProperty('ratelimit-limit');
  }
});

test('trust 9: without a proxy in front a forged forwarding header changes nothing', async () => {
  nextMinute();
  const place = somewhere();
  const forged = () =>
    ask(place, {
      'x-forwarded-for': somewhere(),
      'x-real-ip': somewhere(),
      forwarded: `for=${somewhere()}`,
    });
  expect((await statuses(31, forged)).at(-1)).toBe(429);
});

test('trust 9: with one proxy in front its header counts, and not what it received', async () => {
  nextMinute(proxied);
  const visitor = somewhere();
  const through = () =>
    ask('10.0.0.1', { 'x-forwarded-for': `${somewhere()}, ${visitor}` }, proxied);
  expect((await statuses(31, through)).at(-1)).toBe(429);
  const other = await ask('10.0.0.1', { 'x-forwarded-for': `${visitor}, ${somewhere()}` }, proxied);
  expect(other.statusCode).toBe(401);
});

test('the document lists 429 for each call of the API, and for nothing else', async () => {
  await app.ready();
  for (const { path, responses } of readOperations(app)) {
    if (path.startsWith('/api/docs')) continue;
    const limited = path.startsWith(apiBase) && !path.endsWith('openapi.json');
    expect('429' in responses, path).toBe(limited);
  }
});

test(
  'trust 9: however many others send requests, an active client stays counted',
  { tags: ['long'] },
  () => {
    const count = countRequests(60_000);
    const others = (name: string, many: number) => {
      for (let other = 0; other < many; other += 1) count(`${name} ${other}`, 0);
    };
    expect([count('me', 0), count('me', 0)]).toEqual([1, 2]);
    others('first', capacity - 1);
    expect(count('me', 0)).toBe(3);
    others('second', capacity - 1);
    expect(count('me', 0)).toBe(4);
    others('third', capacity);
    expect(count('me', 0)).toBe(1);
    expect(count('me', 60_000)).toBe(1);
  },
);
