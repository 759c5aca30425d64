import type { FastifyInstance } from 'fastify';
import { AppError } from '../../errors.ts';
import { dayIn } from '../../platform/time/calendar.ts';
import { findUser } from '../members/user.ts';

/** Reads members for themselves. */
export function createReader({ pool, config, now }: FastifyInstance) {
  return async function readUser(id: string) {
    const time = now();
    const user = await findUser(pool, id, time, dayIn(config.timeZone, time));
    if (!user) throw new AppError('unauthenticated', 'Please sign in to continue.');
    return user;
  };
}
