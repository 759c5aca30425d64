import { readRevenue as readRevenueRoute } from '@kindred/contract/premium/revenue';
import type { FastifyInstance } from 'fastify';
import { serve } from '../../../platform/http/serve.ts';
import { paymentMoment } from '../clock/payment-clock.ts';
import { readRevenue } from './read.ts';

export function revenueRoutes(app: FastifyInstance) {
  serve(app, readRevenueRoute, async ({ query: { months } }) => {
    const { today } = await paymentMoment(app);
    const { currency } = app.config.premium;
    return { data: await readRevenue(app.pool, { currency, months, today }) };
  });
}
