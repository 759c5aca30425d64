import type { FastifyInstance } from 'fastify';
import type { Redis } from 'ioredis';
import { keyedDigest } from '../../crypto/keyed-digest.ts';
import { repeatEvery } from '../../jobs/repeat-every.ts';
import type { Count, countRequests } from './rates.ts';

const pauseMs = 500;

interface SharedCounter {
  readonly what: string;
  readonly allowed: number;
  readonly seconds: number;
  readonly counts: ReturnType<typeof countRequests>;
}

interface SharedCounts {
  add(counter: SharedCounter): void;
}

/**
 * Where there is a Redis, the processes share by it what they counted, so that a limit holds for all of them together.
 * Requests do not wait for that. Until the next exchange, or while Redis is away, each process goes by what it knows.
 */
export function useSharedCounts(app: FastifyInstance) {
  const { busUrl } = app.config;
  app.decorate('sharedCounts', null);
  if (!busUrl) return;
  const counters: SharedCounter[] = [];
  app.sharedCounts = { add: (counter) => void counters.push(counter) };
  // No one who reads the Redis finds an address or a member in it.
  const digest = keyedDigest(app.secret, 'shared counts');
  let redis: Redis | undefined;

  app.addHook('onReady', async () => {
    const { openRedis } = await import('../../redis.ts');
    redis = openRedis(busUrl, 'kindred-limits');
  });
  app.addHook('onClose', async () => redis?.disconnect());
  repeatEvery(app, pauseMs, 'Counts of requests were not exchanged', async () => {
    if (redis?.status !== 'ready') return;
    for (const counter of counters) await exchange(redis, counter, app.now().getTime(), digest);
  });
}

/** A client that is far from its limit is not worth sharing. */
const worthSharing = (own: number, allowed: number) => own * 20 >= allowed;

async function exchange(
  redis: Redis,
  { what, allowed, seconds, counts }: SharedCounter,
  now: number,
  digest: (text: string) => Buffer,
) {
  const window = Math.floor(now / (seconds * 1000));
  const changed: { key: string; count: Count; news: number }[] = [];
  for (const [key, count] of counts.entries(now)) {
    const news = count.own - count.shared;
    if (news > 0 && worthSharing(count.own, allowed)) changed.push({ key, count, news });
  }
  if (changed.length === 0) return;
  const pipeline = redis.pipeline();
  for (const { key, news } of changed) {
    const name = `kindred:rate:${digest(`${what} ${window} ${key}`).toString('base64url')}`;
    pipeline.incrby(name, news);
    pipeline.expire(name, 2 * seconds);
  }
  const results = (await pipeline.exec()) ?? [];
  for (const [index, { count, news }] of changed.entries()) {
    const [error, total] = results[2 * index] ?? [];
    if (error || typeof total !== 'number') continue;
    count.shared += news;
    count.others = Math.max(0, total - count.shared);
  }
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Null without a Redis. */
    sharedCounts: SharedCounts | null;
  }
}
