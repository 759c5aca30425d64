import { readPerson as readPersonRoute } from '@kindred/contract/discovery';
import type { FastifyInstance } from 'fastify';
import { limitRate } from '../../platform/http/rates.ts';
import { serve } from '../../platform/http/serve.ts';
import { presentMoment } from '../../platform/time/moment.ts';
import { limits } from './limits.ts';
import { readPerson } from './person.ts';

export function discoveryRoutes(app: FastifyInstance) {
  const countView = limitRate(app, limits.profileView);

  serve(app, readPersonRoute, async ({ member, params: { id }, reply }) => {
    countView(reply, member.id);
    return { data: await readPerson(app.pool, member.id, id, presentMoment(app)) };
  });
}
