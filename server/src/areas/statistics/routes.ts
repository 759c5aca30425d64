import { hasPermission } from '@kindred/contract/permissions';
import { dashboard, recentUsers } from '@kindred/contract/statistics';
import type { FastifyInstance } from 'fastify';
import { writeAudit } from '../../platform/audit/audit.ts';
import { presentMoment } from '../../platform/time/moment.ts';
import { rememberReads } from '../../platform/audit/repeated-reads.ts';
import { serve } from '../../platform/http/serve.ts';
import { findNewestUsers } from '../members/user.ts';
import { monthsUntil, toFigures } from './figures.ts';
import { readCounts } from './queries.ts';

export function statisticsRoutes(app: FastifyInstance) {
  const { pool, now } = app;
  const record = rememberReads(now);

  serve(app, dashboard, async ({ member: { sessionId, staffRole }, query, request }) => {
    const { now: time, today } = presentMoment(app);
    const showsUsers = query.recent && hasPermission(staffRole, 'readUsers');
    const [rows, recent] = await Promise.all([
      readCounts(pool, time, today, monthsUntil(today)[0] ?? today),
      showsUsers ? findNewestUsers(pool, recentUsers, time, today) : [],
    ]);
    if (showsUsers) {
      const question = { part: 'dashboard' };
      await record({ sessionId, question, poll: query.poll }, () =>
        writeAudit(pool, request, {
          action: 'member.list',
          details: { ...question, count: recent.length },
        }),
      );
    }
    return { data: { ...toFigures(rows, today), recent } };
  });
}
