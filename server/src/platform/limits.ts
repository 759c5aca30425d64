import type { FastifyReply } from 'fastify';
import type { Pool } from 'pg';
import { AppError } from '../errors.ts';

/** How often something may be tried within a window. Counted in the database, so all processes count together. */
export interface Limit {
  readonly key: string;
  readonly tries: number;
  readonly seconds: number;
}

const take = {
  name: 'take_try',
  text: `insert into tries (key, window_start, count) values ($1, $2, 1)
    on conflict (key, window_start) do update set count = tries.count + 1 returning count`,
};

/** Takes one try of each limit, or answers 429 with the time to wait. One statement counts and decides. */
export async function takeTries(
  pool: Pool,
  {
    now,
    scale,
    reply,
    limits,
  }: { now: Date; scale: number; reply: FastifyReply; limits: readonly Limit[] },
) {
  let left = Number.POSITIVE_INFINITY;
  for (const { key, tries, seconds } of limits) {
    const window = Math.floor(now.getTime() / (seconds * 1000));
    const start = new Date(window * seconds * 1000);
    const allowed = Math.max(1, Math.round(tries * scale));
    const { rows } = await pool.query<{ count: number }>({ ...take, values: [key, start] });
    const remaining = allowed - (rows[0]?.count ?? 1);
    const retryAfter = seconds - (now.getTime() - start.getTime()) / 1000;
    if (remaining < left) {
      left = remaining;
      void reply.headers({
        'ratelimit-limit': allowed,
        'ratelimit-remaining': Math.max(0, remaining),
        'ratelimit-reset': Math.ceil(retryAfter),
      });
    }
    if (remaining < 0) {
      throw new AppError('too_many', 'Too many tries. Please wait a little and try again.', {
        retryAfter,
      });
    }
  }
}

/** Success gives the tries back, so that nobody is slowed by their own earlier typing errors. */
export async function forgetTries(pool: Pool, key: string) {
  await pool.query({
    name: 'forget_tries',
    text: 'delete from tries where key = $1',
    values: [key],
  });
}
