import type { FastifyInstance } from 'fastify';
import { AppError } from '../../errors.ts';
import { presentMoment } from '../../platform/time/moment.ts';
import { findOwnUser } from '../members/user.ts';

/** Reads members for themselves. */
export function createReader(app: FastifyInstance) {
  return async function readUser(id: string) {
    const { now, today } = presentMoment(app);
    const user = await findOwnUser(app.pool, id, now, today);
    if (!user) throw new AppError('unauthenticated');
    return user;
  };
}
