import { readPerson as readPersonRoute } from '@kindred/contract/discovery';
import type { FastifyInstance } from 'fastify';
import { limitRate } from '../../platform/http/rates.ts';
import { serve } from '../../platform/http/serve.ts';
import { presentMoment } from '../../platform/time/moment.ts';
import { readPerson } from './person.ts';

/** More than anyone looks at, and less than it takes to copy everyone. */
const viewsPerHour = 600;

export function discoveryRoutes(app: FastifyInstance) {
  const countView = limitRate(app, { allowed: viewsPerHour, minutes: 60 });

  serve(app, readPersonRoute, async ({ member, params: { id }, reply }) => {
    countView(reply, member.id);
    return { data: await readPerson(app.pool, member.id, id, presentMoment(app)) };
  });
}
