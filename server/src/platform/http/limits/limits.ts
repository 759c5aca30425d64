import { createHash } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import { Object as Row } from 'typebox';
import { Integer } from '../../../db/columns.ts';
import { type Db, statement } from '../../../db/statement.ts';
import { AppError } from '../../../errors.ts';

/** A limit as an area declares it. `LIMITS` multiplies the numbers. Operators read the list in docs/limits.gen.md. */
export interface RateLimit {
  readonly what: string;
  /** The limit of an IPv4 address or an IPv6 network of /64. */
  readonly perNetwork?: number;
  /** The limit of a member, an address that was typed, or a mailed link. */
  readonly perAccount?: number;
  /** The limit of an address that was typed, from one network, or from a browser that is known for it. */
  readonly perAccountAndNetwork?: number;
  readonly seconds: number;
}

declare const digested: unique symbol;

/** What tries are counted under. `tryKey` alone makes one, so that no one can forget the digest. */
export type TryKey = string & { readonly [digested]: true };

/** How often something may be tried within a window. It is counted in the database, for all processes together. */
export interface Limit {
  readonly key: TryKey;
  readonly tries: number;
  readonly seconds: number;
  /** The number of tries that this one counts for; one by default. */
  readonly weight?: number;
  /** Whether others are counted too. How many tries are left is not told then, as it shows what they did. */
  readonly withOthers?: boolean;
}

interface Try {
  readonly now: Date;
  /** Multiplies what is allowed. */
  readonly scale: number;
  readonly limit: Limit;
}

interface TryOptions {
  readonly now: Date;
  /** Multiplies what is allowed. */
  readonly scale: number;
  readonly reply: FastifyReply;
  /** Counted in this order: a try that one refuses is not counted by the next. */
  readonly limits: readonly Limit[];
}

/** What a limit has left, and the seconds until its next window. */
export interface LimitState {
  readonly allowed: number;
  readonly remaining: number;
  readonly reset: number;
}

/** Takes one try of each limit, or responds with 429 and the time to wait. */
export async function takeTries(db: Db, { now, scale, reply, limits }: TryOptions) {
  for (const limit of limits) {
    const state = await takeTryOf(db, { now, scale, limit });
    if (!limit.withOthers || state.remaining < 0) applyLimit(reply, state);
  }
}

/** Takes one try. What is left is negative if there was none. */
async function takeTryOf(db: Db, { now, scale, limit }: Try): Promise<LimitState> {
  const { key, tries, seconds, weight = 1 } = limit;
  const allowed = scaleLimit(tries, scale);
  const windowStart = windowOf(now, seconds);
  const elapsed = now.getTime() - windowStart.getTime();
  const { count } = await countTry.one(db, { key, windowStart, weight });
  return { allowed, remaining: allowed - count, reset: seconds - elapsed / 1000 };
}

/** Takes one try of something that is left out without a word when there is none. */
export const hasTry = async (db: Db, given: Try) => (await takeTryOf(db, given)).remaining >= 0;

/** A digest, so that no address, token, network or id of a member is stored in the table of tries. */
export const tryKey = (word: string, of: string) =>
  `${word}:${createHash('sha256').update(of).digest('base64url')}` as TryKey;

/** Whether no one has come with this before: what is valid for minutes from then on, and only once. */
export const isFirst = async (db: Db, word: string, of: string, from: Date) =>
  (await countTry.one(db, { key: tryKey(word, of), windowStart: from, weight: 1 })).count === 1;

/** One statement counts and decides, so two parallel requests cannot both use the last try. */
const countTry = statement({
  name: 'count_try',
  shown: 'never',
  text: `insert into tries (key, window_start, count) values ($key, $windowStart, $weight)
    on conflict (key, window_start) do update set count = tries.count + excluded.count returning count`,
  params: { key: 'text', windowStart: 'timestamptz', weight: 'int4' },
  row: Row({ count: Integer }),
});

interface GivenBack {
  readonly now: Date;
  readonly limits: readonly Limit[];
}

/** Gives back the tries that were taken at this time, and no one else's. */
export async function giveTriesBack(db: Db, { now, limits }: GivenBack) {
  for (const { key, seconds, weight = 1 } of limits)
    await uncountTry.run(db, { key, windowStart: windowOf(now, seconds), weight });
}

const uncountTry = statement({
  name: 'uncount_try',
  shown: 'never',
  text: 'update tries set count = count - $weight where key = $key and window_start = $windowStart',
  params: { key: 'text', windowStart: 'timestamptz', weight: 'int4' },
});

const windowOf = (now: Date, seconds: number) =>
  new Date(now.getTime() - (now.getTime() % (seconds * 1000)));

const deleteTriesOfKey = statement({
  name: 'delete_tries',
  text: 'delete from tries where key = $key',
  params: { key: 'text' },
});

/** Called after success, so that earlier typing errors do not count. */
export const deleteTries = (db: Db, key: TryKey) => deleteTriesOfKey.run(db, { key });

/** Writes the headers of the limit with the fewest tries left, and refuses when that is zero. */
export function applyLimit(reply: FastifyReply, { allowed, remaining, reset }: LimitState) {
  const announced = reply.getHeader('ratelimit-remaining');
  if (announced === undefined || remaining < Number(announced)) {
    void reply.headers({
      'ratelimit-limit': allowed,
      'ratelimit-remaining': Math.max(0, remaining),
      'ratelimit-reset': Math.ceil(reset),
    });
  }
  if (remaining < 0) throw tooMany(reset);
}

export const tooMany = (seconds: number) =>
  new AppError('too_many_requests', { params: { seconds }, retryAfter: seconds });

/** The allowed number when `LIMITS` multiplies it: at least one. */
export const scaleLimit = (limit: number, scale: number) => Math.max(1, Math.round(limit * scale));
