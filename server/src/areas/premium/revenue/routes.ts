import { readRevenue as readRevenueRoute } from '@kindred/contract/premium/revenue';
import type { FastifyInstance } from 'fastify';
import { serve } from '../../../platform/http/serve.ts';
import { presentMoment } from '../../../platform/time/moment.ts';
import { readRevenue } from './read.ts';

export function revenueRoutes(app: FastifyInstance) {
  serve(app, readRevenueRoute, async ({ query: { months } }) => {
    const { today } = presentMoment(app);
    const { currency } = app.config.premium;
    return { data: await readRevenue(app.pool, { currency, months, today }) };
  });
}
