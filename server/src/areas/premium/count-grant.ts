import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Caller } from '../../platform/http/context.ts';
import { takeTries, tryKey } from '../../platform/http/limits/limits.ts';
import { limits } from './limits.ts';

/** Limits what one member of staff can grant in a day, in all processes together. */
export function countGrant(
  { pool, now, config }: Pick<FastifyInstance, 'pool' | 'now' | 'config'>,
  { id, staffRole }: Caller,
  reply: FastifyReply,
) {
  const { perAccount: tries, seconds } =
    staffRole === 'support' ? limits.giveAsSupport : limits.give;
  const given = { key: tryKey('premium', id), tries, seconds };
  return takeTries(pool, { now: now(), scale: config.limits, reply, limits: [given] });
}
