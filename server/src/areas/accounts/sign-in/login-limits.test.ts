import { apiBase } from '@kindred/contract/route';
import { beforeEach, expect, test } from 'vitest';
import { testApp } from '../../../../test/service/app.ts';
import { tryKey } from '../../../platform/http/limits/limits.ts';
import { createMember } from '../../../../test/members/members.ts';

const quarter = 15 * 60_000;
const app = await testApp({ environment: { LIMITS: '1' } });
const { databaseUrl } = app;
// To save time: six tries per network, two per account, one per account and network.
const tight = await testApp({ databaseUrl, environment: { LIMITS: '0.1' } });
const proxied = await testApp({ databaseUrl, environment: { LIMITS: '0.1', TRUST_PROXY: '1' } });

// Each test has its own window.
beforeEach(() => {
  for (const each of [app, tight, proxied])
    each.advanceClock(quarter - (each.now().getTime() % quarter));
});

let places = 0;
const somewhere = () => `198.51.100.${(places += 1)}`;

interface Try {
  email: string;
  password?: string;
  from?: string;
  headers?: Record<string, string>;
  of?: typeof app;
}

const attempt = ({
  email,
  password = 'a wrong password',
  from = somewhere(),
  headers = {},
  of = app,
}: Try) =>
  of.inject({
    method: 'POST',
    url: `${apiBase}/auth/login`,
    payload: { email, password },
    remoteAddress: from,
    headers,
  });

async function statuses(times: number, one: () => ReturnType<typeof attempt>) {
  const seen = [];
  for (let time = 0; time < times; time += 1) seen.push((await one()).statusCode);
  return seen;
}

const many = (status: number, times: number) => Array.from({ length: times }, () => status);

test('trust 9: an account can be tried twenty times, from anywhere, then even the right password waits', async () => {
  const { email, password } = await createMember(app);
  expect(await statuses(20, () => attempt({ email }))).toEqual(many(401, 20));
  const refused = await attempt({ email, password });
  expect(refused.statusCode).toBe(429);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(600);
  expect(refused.json()).toMatchObject({ code: 'too_many_requests' });
  const another = await createMember(app);
  expect((await attempt(another)).statusCode).toBe(200);
});

test('trust 9: an unknown account can be tried as often', { tags: ['long'] }, async () => {
  const email = 'nobody@member.example';
  expect(await statuses(21, () => attempt({ email }))).toEqual([...many(401, 20), 429]);
});

test('trust 9: from one network it can be tried ten times, which locks out no one elsewhere', async () => {
  const { email, password } = await createMember(app);
  const from = somewhere();
  expect(await statuses(15, () => attempt({ email, from }))).toEqual([
    ...many(401, 10),
    ...many(429, 5),
  ]);
  expect((await attempt({ email, password })).statusCode).toBe(200);
});

test('trust 9: it is temporary', async () => {
  const { email, password } = await createMember(app);
  await statuses(21, () => attempt({ email }));
  app.advanceClock(quarter - 60_000);
  expect((await attempt({ email, password })).statusCode).toBe(429);
  app.advanceClock(60_000);
  expect((await attempt({ email, password })).statusCode).toBe(200);
});

test('trust 9: signing in uses up no try of the account, and restores none that others used', async () => {
  const { email, password } = await createMember(app);
  await statuses(18, () => attempt({ email }));
  const from = somewhere();
  expect(await statuses(5, () => attempt({ email, password, from }))).toEqual(many(200, 5));
  expect(await statuses(3, () => attempt({ email }))).toEqual([401, 401, 429]);
});

test(
  'trust 9: how often others can try an address is the same, whether or not its owner signs in between, also in their network',
  { tags: ['long'] },
  async () => {
    const received = async (email: string, signIn: (from: string) => Promise<unknown>) => {
      const from = somewhere();
      const seen: unknown[] = [];
      for (let time = 0; time < 22; time += 1) {
        if (time % 5 === 3) await signIn(from);
        const { statusCode, headers } = await attempt({ email, ...(time < 9 && { from }) });
        seen.push([statusCode, headers['ratelimit-remaining']]);
      }
      return seen;
    };
    const { email, password } = await createMember(app);
    const here = await received(email, (from) => attempt({ email, password, from }));
    const elsewhere = await createMember(app);
    const away = await received(elsewhere.email, () => attempt(elsewhere));
    const unknown = await received('no.one.here@member.example', () => Promise.resolve());
    expect([here, away]).toEqual([unknown, unknown]);
  },
);

test('trust 9: of many parallel uses of the last try, one is accepted', async () => {
  const { email } = await createMember(app);
  await statuses(19, () => attempt({ email }));
  const replies = await Promise.all(Array.from({ length: 12 }, () => attempt({ email })));
  const heard = replies.filter(({ statusCode }) => statusCode === 401);
  expect(heard).toHaveLength(1);
});

let guesses = 0;
const guess = (more: Partial<Try>) =>
  attempt({ email: `guess-${(guesses += 1)}@member.example`, of: tight, ...more });

test('trust 9: a network has its own tries, for any number of accounts, and does not slow their owners', async () => {
  const from = somewhere();
  expect(await statuses(8, () => guess({ from }))).toEqual([...many(401, 6), 429, 429]);
  const member = await createMember(app);
  expect(await statuses(3, () => attempt({ ...member, from, of: tight }))).toEqual(many(429, 3));
  expect((await attempt({ ...member, of: tight })).statusCode).toBe(200);
});

test('a network has sixty', async () => {
  const from = somewhere();
  const { email, password } = await createMember(app);
  await attempt({ email, from });
  const { rows } = await app.pool.query(
    'update tries set count = 59 where key = $1 returning key',
    [tryKey('login from', from)],
  );
  expect(rows).toHaveLength(1);
  expect((await attempt({ email, password, from })).statusCode).toBe(200);
  expect((await attempt({ email, password, from })).statusCode).toBe(429);
});

test('trust 9: a forged forwarding header does not change the network', async () => {
  const from = somewhere();
  const forge = () =>
    guess({ from, headers: { 'x-forwarded-for': somewhere(), 'x-real-ip': somewhere() } });
  expect((await statuses(7, forge)).at(-1)).toBe(429);
});

test('trust 9: behind a proxy its header counts, and not what was forged before it', async () => {
  const from = somewhere();
  const through = (forged: string, place: string) => {
    const headers = { 'x-forwarded-for': `${forged}, ${place}` };
    return guess({ from: '10.0.0.1', headers, of: proxied });
  };
  expect((await statuses(7, () => through(somewhere(), from))).at(-1)).toBe(429);
  expect((await through(from, somewhere())).statusCode).toBe(401);
});

test('each try reports how many are left', async () => {
  const { email } = await createMember(app);
  const { headers } = await attempt({ email });
  expect(headers).toMatchObject({ 'ratelimit-limit': '10', 'ratelimit-remaining': '9' });
  expect(Number(headers['ratelimit-reset'])).toBeLessThanOrEqual(900);
});

test('trust 9: no response says how often others have tried an account, or that its owner signed in since', async () => {
  const { email, password } = await createMember(app);
  for (let place = 0; place < 4; place += 1) {
    const from = somewhere();
    await statuses(3, () => attempt({ email, from }));
  }
  const received = async () => {
    const { headers } = await attempt({ email });
    return [headers['ratelimit-limit'], headers['ratelimit-remaining']];
  };
  expect(await received()).toEqual(['10', '9']);
  expect((await attempt({ email, password })).statusCode).toBe(200);
  expect(await received()).toEqual(['10', '9']);
});
