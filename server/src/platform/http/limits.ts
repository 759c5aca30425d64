import type { FastifyReply } from 'fastify';
import type { Pool, PoolClient } from 'pg';
import { AppError } from '../../errors.ts';

/** How often something may be tried within a window. Counted in the database, so all processes count together. */
export interface Limit {
  readonly key: string;
  readonly tries: number;
  readonly seconds: number;
}

interface Taking {
  readonly now: Date;
  /** Multiplies what is allowed. */
  readonly scale: number;
  readonly reply: FastifyReply;
  /** In the order in which they are taken: what is refused by one is not counted by the next. */
  readonly limits: readonly Limit[];
}

/** What a limit has left, and the seconds until it starts afresh. */
export interface Remainder {
  readonly allowed: number;
  readonly remaining: number;
  readonly reset: number;
}

/** Takes one try of each limit, or answers 429 with the time to wait. */
export async function takeTries(db: Pool | PoolClient, { now, scale, reply, limits }: Taking) {
  for (const { key, tries, seconds } of limits) {
    const elapsed = now.getTime() % (seconds * 1000);
    const allowed = Math.max(1, Math.round(tries * scale));
    const remaining = allowed - (await countTry(db, key, new Date(now.getTime() - elapsed)));
    settle(reply, { allowed, remaining, reset: seconds - elapsed / 1000 });
  }
}

/** One statement counts and decides, so two at once on the last try cannot both have it. */
async function countTry(db: Pool | PoolClient, key: string, windowStart: Date) {
  const { rows } = await db.query<{ count: number }>({
    name: 'take_try',
    text: `insert into tries (key, window_start, count) values ($1, $2, 1)
      on conflict (key, window_start) do update set count = tries.count + 1 returning count`,
    values: [key, windowStart],
  });
  return rows[0]?.count ?? 1;
}

/** Success gives the tries back, so that nobody is slowed by their own earlier typing errors. */
export async function forgetTries(pool: Pool, key: string) {
  await pool.query({
    name: 'forget_tries',
    text: 'delete from tries where key = $1',
    values: [key],
  });
}

/** Tells what is left of the limit that has the least, and refuses when that is nothing. */
export function settle(reply: FastifyReply, { allowed, remaining, reset }: Remainder) {
  const told = reply.getHeader('ratelimit-remaining');
  if (told === undefined || remaining < Number(told)) {
    void reply.headers({
      'ratelimit-limit': allowed,
      'ratelimit-remaining': Math.max(0, remaining),
      'ratelimit-reset': Math.ceil(reset),
    });
  }
  if (remaining < 0) {
    throw new AppError('too_many', 'Too many tries. Please wait a little and try again.', {
      retryAfter: reset,
    });
  }
}
