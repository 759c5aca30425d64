import { listWaysIn, removeWayIn } from '@kindred/contract/accounts/ways-in';
import type { FastifyInstance } from 'fastify';
import { serve } from '../../../platform/http/serve.ts';
import { aboutCaller } from '../../../platform/visibility.ts';
import { findWaysIn, removeFromWaysIn } from './ways-in.ts';

/** Routes for what a member can sign in with. */
export function wayInRoutes(app: FastifyInstance) {
  const { pool, accountService: service } = app;

  serve(app, listWaysIn, async ({ member }) => ({
    data: { waysIn: await findWaysIn(pool, member) },
  }));

  serve(app, removeWayIn, async ({ member, body: { way } }) => {
    await removeFromWaysIn(service, member, way);
    return {};
  });
}

export const wayInVisibility = [
  aboutCaller(listWaysIn),
  aboutCaller(removeWayIn, { body: { way: 'password' }, status: 409 }),
];
