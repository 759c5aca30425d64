import { Failure } from '@kindred/contract/common';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { clientNetworkOf } from './address.ts';
import { applyLimit } from './limits.ts';

/** Requests per minute of one network, which may be a whole town behind one address, and of one member. */
const perMinute = { place: 3000, member: 600 };
const minute = 60_000;
const capacity = 100_000;

/** Limits requests per network and member. Counted in memory, as every request is. */
export function useRates(api: FastifyInstance) {
  const place = createCounter(perMinute.place * api.config.limits, minute);
  const member = createCounter(perMinute.member * api.config.limits, minute);

  api.addHook('onRoute', (route) => {
    const response = { ...(route.schema?.response as object), 429: Failure };
    route.schema = { ...route.schema, response };
  });
  api.addHook('onRequest', (request, reply, done) => {
    place(reply, clientNetworkOf(request), api.now().getTime());
    done();
  });
  // The first hook that knows the member, before the body is read.
  api.addHook('preParsing', ({ caller }, reply, _payload, done) => {
    if (caller) member(reply, caller.id, api.now().getTime());
    done();
  });
}

interface Rate {
  readonly allowed: number;
  readonly minutes: number;
}

/** A rate of one route's own, counted in this process. */
export function limitRate({ config, now }: FastifyInstance, { allowed, minutes }: Rate) {
  const count = createCounter(allowed * config.limits, minutes * minute);
  return (reply: FastifyReply, key: string) => count(reply, key, now().getTime());
}

function createCounter(limit: number, length: number) {
  const allowed = Math.max(1, Math.round(limit));
  let window = 0;
  let counts = new Map<string, number>();
  return (reply: FastifyReply, key: string, now: number) => {
    const present = Math.floor(now / length);
    if (present !== window || counts.size >= capacity) {
      window = present;
      counts = new Map();
    }
    const count = (counts.get(key) ?? 0) + 1;
    counts.set(key, count);
    applyLimit(reply, {
      allowed,
      remaining: allowed - count,
      reset: (length - (now % length)) / 1000,
    });
  };
}
