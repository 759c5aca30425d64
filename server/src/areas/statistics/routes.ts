import { dashboard, recentUsers } from '@kindred/contract/statistics';
import type { FastifyInstance } from 'fastify';
import { dayIn } from '../../platform/calendar.ts';
import { serve } from '../../platform/serve.ts';
import { findNewestUsers } from '../profiles/user.ts';
import { monthsUntil, toFigures } from './figures.ts';
import { readCounts } from './queries.ts';

export function statisticsRoutes(app: FastifyInstance) {
  const { pool, config, now } = app;

  serve(app, dashboard, async () => {
    const time = now();
    const today = dayIn(config.timeZone, time);
    const [rows, recent] = await Promise.all([
      readCounts(pool, time, today, monthsUntil(today)[0] ?? today),
      findNewestUsers(pool, recentUsers, time, today),
    ]);
    return { data: { ...toFigures(rows, today), recent } };
  });
}
