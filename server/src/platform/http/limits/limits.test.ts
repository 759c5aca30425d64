import { success } from '@kindred/contract/common';
import type { LightMyRequestResponse } from 'fastify';
import { expect, test } from 'vitest';
import { testApp } from '../../../../test/service/app.ts';
import { type Limit, deleteTries, takeTries, tryKey } from './limits.ts';
import { serve } from '../serve.ts';

const app = await testApp({ environment: { LIMITS: '1' } });
const schema = { tags: ['Test'], summary: 'Tries', response: { 200: success({}) } } as const;
let limits: Limit[] = [];
let scale = 1;
serve(app, { method: 'POST', url: '/try', access: 'public', schema }, async ({ reply }) => {
  await takeTries(app.pool, { now: app.now(), scale, reply, limits });
  return {};
});

let tests = 0;
function limit(tries: number, seconds = 60): Limit {
  return { key: tryKey('test', `${tests++}`), tries, seconds };
}

const attempt = () => app.inject({ method: 'POST', url: '/try' });
const statuses = (replies: LightMyRequestResponse[]) => replies.map(({ statusCode }) => statusCode);

async function attempts(times: number) {
  const replies = [];
  for (let time = 0; time < times; time += 1) replies.push(await attempt());
  return statuses(replies);
}

/** Until the start of the next window of this many seconds. */
function waitForWindow(seconds: number) {
  app.advanceClock(seconds * 1000 - (app.now().getTime() % (seconds * 1000)));
}

test('after the allowed tries the next one is refused until the window ends', async () => {
  limits = [limit(3)];
  scale = 1;
  waitForWindow(60);
  expect(await attempts(5)).toEqual([200, 200, 200, 429, 429]);
  app.advanceClock(50_000);
  expect(await attempts(1)).toEqual([429]);
  waitForWindow(60);
  expect(await attempts(1)).toEqual([200]);
});

test('a refusal says when to try again, and each response how many are left', async () => {
  limits = [limit(2)];
  waitForWindow(60);
  app.advanceClock(20_000);
  const [first, second, third] = [await attempt(), await attempt(), await attempt()];
  const left = ({ headers }: LightMyRequestResponse) =>
    ['limit', 'remaining'].map((name) => headers[`ratelimit-${name}`]);
  expect([left(first), left(second), left(third)]).toEqual([
    ['2', '1'],
    ['2', '0'],
    ['2', '0'],
  ]);
  expect(third.statusCode).toBe(429);
  expect(third.json()).toMatchObject({
    code: 'too_many_requests',
    message: expect.stringMatching(
      /^Too many attempts\. Try again in (2\d|3\d|40) seconds\.$/,
    ) as string,
  });
  const wait = Number(third.headers['retry-after']);
  expect(wait).toBeGreaterThan(20);
  expect(wait).toBeLessThanOrEqual(40);
  expect(third.headers['ratelimit-reset']).toBe(third.headers['retry-after']);
});

test('trust 9: of many parallel uses of the last try, one passes', async () => {
  limits = [limit(5)];
  waitForWindow(60);
  await attempts(4);
  const replies = await Promise.all(Array.from({ length: 20 }, attempt));
  expect(statuses(replies).filter((status) => status === 200)).toHaveLength(1);
});

test('what one limit refuses is not counted by those after it', async () => {
  limits = [limit(2), limit(3)];
  waitForWindow(60);
  await attempts(10);
  const { rows } = await app.pool.query<{ count: number }>(
    'select count from tries where key = $1',
    [limits[1]?.key],
  );
  expect(rows).toEqual([{ count: 2 }]);
});

test('of several limits the one with the fewest left is reported', async () => {
  limits = [limit(9), limit(4), limit(7)];
  waitForWindow(60);
  const { headers } = await attempt();
  expect([headers['ratelimit-limit'], headers['ratelimit-remaining']]).toEqual(['4', '3']);
});

test('tries can be given back', async () => {
  const two = limit(2);
  limits = [two];
  waitForWindow(60);
  expect(await attempts(3)).toEqual([200, 200, 429]);
  await deleteTries(app.pool, two.key);
  expect(await attempts(1)).toEqual([200]);
});

test('limits can be raised and lowered, but never to zero', async () => {
  waitForWindow(60);
  limits = [limit(2)];
  scale = 2.5;
  expect(await attempts(6)).toEqual([200, 200, 200, 200, 200, 429]);
  limits = [limit(2)];
  scale = 0.001;
  expect(await attempts(2)).toEqual([200, 429]);
});

test('tries are deleted after some days', async () => {
  limits = [limit(1)];
  await attempt();
  app.advanceClock(3 * 86_400_000);
  await app.pool.query("select from graphile_worker.add_job('delete-old-rows-hourly')");
  await app.jobs.runDue();
  const { rows } = await app.pool.query('select key from tries where key = $1', [limits[0]?.key]);
  expect(rows).toEqual([]);
});
