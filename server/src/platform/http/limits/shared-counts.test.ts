// @module-tag long
import { apiBase } from '@kindred/contract/route';
import { Redis } from 'ioredis';
import { expect, test } from 'vitest';
import { testApp } from '../../../../test/service/app.ts';
import { findRedis, startRedis } from '../../../../test/service/redis.ts';

const redis = findRedis();
const place = '203.0.113.77';

/** Two processes on one database, at the start of a minute in which a network has 30 requests. */
async function twoProcesses(busUrl?: string) {
  const environment = { LIMITS: '0.01', ...(busUrl && { BUS_URL: busUrl }) };
  const one = await testApp({ environment });
  const other = await testApp({ environment, databaseUrl: one.databaseUrl });
  await Promise.all([one.ready(), other.ready()]);
  const nextMinute = () => {
    const ahead = 60_000 - (one.now().getTime() % 60_000);
    for (const each of [one, other]) each.advanceClock(ahead);
  };
  nextMinute();
  const ask = async (of: typeof one) =>
    (await of.inject({ url: `${apiBase}/auth/profile`, remoteAddress: place })).statusCode;
  /** How many requests come through before one is refused. */
  async function askUntilRefused(of: typeof one) {
    for (let asked = 0; ; asked += 1) if ((await ask(of)) === 429) return asked;
  }
  return { one, other, nextMinute, ask, askUntilRefused };
}

test('without a Redis, a network has its share of each process', async () => {
  const { one, other, askUntilRefused } = await twoProcesses();
  expect(await askUntilRefused(one)).toBe(30);
  expect(await askUntilRefused(other)).toBe(30);
});

test.each(
  redis
    ? [
        'with a Redis, all processes together give a network its share, and each again while it is away',
      ]
    : [],
)('%s', async () => {
  const { url, stop } = await startRedis(redis ?? '');
  const { one, other, nextMinute, ask, askUntilRefused } = await twoProcesses(url);
  for (let time = 0; time < 20; time += 1) await ask(one);
  await expect.poll(() => readShared(url)).toEqual(['20']);
  // A twentieth of the share is worth sharing.
  for (let time = 0; time < 2; time += 1) await ask(other);
  await expect.poll(() => readShared(url)).toEqual(['22']);
  expect(await askUntilRefused(other)).toBe(8);

  await stop();
  nextMinute();
  expect(await askUntilRefused(one)).toBe(30);
  expect(await askUntilRefused(other)).toBe(30);
});

/** The counts in the Redis, whose names show no address. */
async function readShared(url: string) {
  const client = new Redis(url);
  try {
    const names = await client.keys('*');
    for (const name of names) expect(name).toMatch(/^kindred:rate:[\w-]{43}$/);
    return names.length > 0 ? await client.mget(names) : [];
  } finally {
    client.disconnect();
  }
}
