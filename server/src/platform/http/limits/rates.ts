import { Failure } from '@kindred/contract/common';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { clientNetworkOf } from '../address.ts';
import { bearerToken } from '../context.ts';
import { type RateLimit, applyLimit, scaleLimit, tooMany } from './limits.ts';

/** A network may be an entire town behind one address, so it has more than a member. */
export const requestLimits = {
  network: {
    what: 'Requests of visitors, and the first of each session',
    perNetwork: 3000,
    seconds: 60,
  },
  member: { what: 'All requests of a signed-in member', perAccount: 600, seconds: 60 },
} as const satisfies Readonly<Record<string, RateLimit>>;
export const capacity = 100_000;

/**
 * Limits requests per network and member. Counted in memory, as every request is. A mobile carrier may have a hundred thousand
 * members behind one address, so those whose session this process knows are counted by themselves alone.
 */
export function useRates(api: FastifyInstance) {
  const { network, member } = requestLimits;
  const countNetwork = createCounter(api, { ...network, allowed: network.perNetwork });
  const countMember = createCounter(api, { ...member, allowed: member.perAccount });

  api.addHook('onRoute', (route) => {
    const response = { ...(route.schema?.response as object), 429: Failure };
    route.schema = { ...route.schema, response };
  });
  api.decorateRequest('isCounted', false);
  api.addHook('onRequest', (request, reply, done) => {
    const token = bearerToken(request);
    const caller = token && api.recallCaller(token);
    if (caller) countMember(reply, caller.id, api.now().getTime());
    else countNetwork(reply, clientNetworkOf(request), api.now().getTime());
    request.isCounted = Boolean(caller);
    done();
  });
  // The first hook that knows any other member, before the body is read.
  api.addHook('preParsing', ({ caller, isCounted }, reply, _payload, done) => {
    if (caller && !isCounted) countMember(reply, caller.id, api.now().getTime());
    done();
  });
}

/** The counters of each server, by the limit. */
const counters = new WeakMap<object, Map<object, ReturnType<typeof createCounter>>>();

interface AccountLimit {
  readonly what: string;
  readonly perAccount: number;
  readonly seconds: number;
}

function counterOf(app: FastifyInstance, limit: AccountLimit) {
  const known = counters.get(app.server) ?? new Map<object, ReturnType<typeof createCounter>>();
  const count = known.get(limit) ?? createCounter(app, { ...limit, allowed: limit.perAccount });
  counters.set(app.server, known.set(limit, count));
  return count;
}

/** Limits routes. Those with the same limit share its count. Each process counts separately, unless there is a Redis. */
export function limitRate(app: FastifyInstance, limit: AccountLimit) {
  const count = counterOf(app, limit);
  return (reply: FastifyReply, key: string) => count(reply, key, app.now().getTime());
}

/** Limits work that fails, such as a search for what does not exist. Above the limit the work is not done. */
export function limitFailures(app: FastifyInstance, limit: AccountLimit) {
  const count = counterOf(app, limit);
  return <T>(key: string, work: () => T): T => {
    const now = app.now().getTime();
    count.refuse(key, now);
    try {
      return work();
    } catch (error) {
      count.add(key, now);
      throw error;
    }
  };
}

interface CounterOptions {
  readonly what: string;
  /** Before `LIMITS` multiplies it. */
  readonly allowed: number;
  readonly seconds: number;
}

function createCounter({ config, sharedCounts }: FastifyInstance, counted: CounterOptions) {
  const length = counted.seconds * 1000;
  const allowed = scaleLimit(counted.allowed, config.limits);
  const counts = countRequests(length);
  sharedCounts?.add({ ...counted, allowed, counts });
  const reset = (now: number) => (length - (now % length)) / 1000;
  const count = (reply: FastifyReply, key: string, now: number) =>
    applyLimit(reply, { allowed, remaining: allowed - counts(key, now), reset: reset(now) });
  return Object.assign(count, {
    add: counts,
    refuse(key: string, now: number) {
      if (counts.read(key, now) >= allowed) throw tooMany(reset(now));
    },
  });
}

export interface Count {
  /** Requests that this process counted. */
  own: number;
  /** How many of them the other processes have been given. */
  shared: number;
  /** Requests that the others counted, as far as they have shared. */
  others: number;
}

const sum = (count: Count | undefined) => (count ? count.own + count.others : 0);

/** The number of requests of each key in the current window, for as many keys as fit. */
export function countRequests(length: number) {
  let window = 0;
  const counts = new Map<string, Count>();
  const present = (now: number) => {
    const presentWindow = Math.floor(now / length);
    if (presentWindow !== window) {
      window = presentWindow;
      counts.clear();
    }
    return counts;
  };
  const read = (key: string, now: number) => sum(present(now).get(key));
  const add = (key: string, now: number) => {
    const count = present(now).get(key) ?? { own: 0, shared: 0, others: 0 };
    count.own += 1;
    // A map keeps insertion order. Active clients are the last to be removed.
    counts.delete(key);
    const [oldest] = counts.size >= capacity ? counts.keys() : [];
    if (oldest !== undefined) counts.delete(oldest);
    counts.set(key, count);
    return sum(count);
  };
  /** One that was counted in this window is not counted after all. */
  const giveBack = (key: string, now: number) => {
    const count = present(now).get(key);
    if (count && count.own > 0) count.own -= 1;
  };
  return Object.assign(add, { read, giveBack, entries: (now: number) => present(now).entries() });
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Its member has been counted. */
    isCounted: boolean;
  }
}
