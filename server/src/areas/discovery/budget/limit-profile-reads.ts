import type { FastifyInstance } from 'fastify';
import { AppError } from '../../../errors.ts';
import { scaleLimit } from '../../../platform/http/limits/limits.ts';
import { countRequests } from '../../../platform/http/limits/rates.ts';
import { restOfDay } from '../../members/limit-reached.ts';
import { limits } from '../limits.ts';

/**
 * Refuses to show the same profile to the same member again and again. Open pages read it a few times an hour; reading
 * it hundreds of times only serves to watch it. Counted in memory, by each process.
 */
export function limitLooks({ config, now }: FastifyInstance) {
  const { perAccount, seconds } = limits.sameProfile;
  const count = countRequests(seconds * 1000);
  const allowed = scaleLimit(perAccount, config.limits);
  return (viewerId: string, id: string) => {
    const moment = now();
    if (count(`${viewerId} ${id.toLowerCase()}`, moment.getTime()) <= allowed) return;
    const wait = restOfDay(moment);
    throw new AppError('profile_looks_used_up', { params: { seconds: wait }, retryAfter: wait });
  };
}
