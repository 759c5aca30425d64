import { readCredit, refundCredit as refundRoute } from '@kindred/contract/premium/credit';
import type { FastifyInstance } from 'fastify';
import { limitRate } from '../../../platform/http/limits/rates.ts';
import { serve } from '../../../platform/http/serve.ts';
import { aboutCaller } from '../../../platform/visibility.ts';
import { limits } from '../limits.ts';
import { describeCredit, describeOwed } from './describe.ts';
import { refundCredit } from './refund-credit.ts';

export function creditRoutes(app: FastifyInstance) {
  const countChange = limitRate(app, limits.change);

  serve(app, readCredit, async ({ member }) => {
    const { currency } = app.config.premium;
    const [credit, owed] = await Promise.all([
      describeCredit(app.pool, member.id, currency),
      describeOwed(app.pool, member.id, currency),
    ]);
    return { data: { credit, owed } };
  });

  serve(app, refundRoute, async ({ member, reply }) => {
    countChange(reply, member.id);
    return { data: await refundCredit(app, member.id) };
  });
}

export const visibility = [
  aboutCaller(readCredit),
  aboutCaller(refundRoute, { status: 404, body: {} }),
];
