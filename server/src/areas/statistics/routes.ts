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
  const looks = rememberReads(now);

  serve(app, dashboard, async ({ member: { sessionId, staffRole }, request }) => {
    const { now: time, today } = presentMoment(app);
    const mayReadUsers = hasPermission(staffRole, 'readUsers');
    const [rows, recent] = await Promise.all([
      readCounts(pool, time, today, monthsUntil(today)[0] ?? today),
      mayReadUsers ? findNewestUsers(pool, recentUsers, time, today) : [],
    ]);
    // The screen polls, and repeated reads of one session are one audit entry.
    const look = { part: 'dashboard' };
    if (mayReadUsers && !looks.wasRead(sessionId, look)) {
      const details = { ...look, count: recent.length };
      await writeAudit(pool, request, { action: 'member.list', details });
      looks.remember(sessionId, look);
    }
    return { data: { ...toFigures(rows, today), recent } };
  });
}
