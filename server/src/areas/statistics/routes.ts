import { hasPermission } from '@kindred/contract/permissions';
import { dashboard, exportFigures, recentUsers } from '@kindred/contract/statistics';
import type { GrowthRange } from '@kindred/contract/statistics/growth-ranges';
import type { FastifyInstance } from 'fastify';
import type { Reader } from '../../db/reader.ts';
import { writeAudit } from '../../platform/audit/audit.ts';
import { type Moment, presentMoment } from '../../platform/time/moment.ts';
import { rememberReads } from '../../platform/audit/repeated-reads.ts';
import { readerLanguage } from '../../platform/http/language.ts';
import { serve, serveRaw } from '../../platform/http/serve.ts';
import { textsFor } from '../../platform/text/language-texts.ts';
import { findNewestUsers } from '../members/user.ts';
import { toFigures } from './figures.ts';
import { figuresToCsv } from './figures-csv.ts';
import { firstDayOf } from './growth.ts';
import { readCounts } from './queries.ts';

export function statisticsRoutes(app: FastifyInstance) {
  const { pool, now } = app;
  const record = rememberReads(now);

  const readFigures = async (reader: Reader, { now: time, today }: Moment, range: GrowthRange) =>
    toFigures(await readCounts(reader, time, today, firstDayOf(today, range)), today, range);

  serve(app, dashboard, async ({ member: { sessionId, staffRole }, query, request, reader }) => {
    const moment = presentMoment(app);
    const showsUsers = query.recent && hasPermission(staffRole, 'readUsers');
    const [figures, recent] = await Promise.all([
      readFigures(reader, moment, query.range),
      showsUsers ? findNewestUsers(reader, recentUsers, moment.now, moment.today) : [],
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
    return { data: { ...figures, recent } };
  });

  serveRaw(app, exportFigures, async ({ query: { chart, range }, request, reply, reader }) => {
    const moment = presentMoment(app);
    const figures = await readFigures(reader, moment, range);
    const details = { chart, ...(chart === 'growth' && { range }) };
    await writeAudit(pool, request, { action: 'figures.export', details });
    const file = `${chart}-${moment.today}.csv`;
    return reply
      .type('text/csv; charset=utf-8')
      .header('content-disposition', `attachment; filename="${file}"`)
      .header('cache-control', 'no-store')
      .send(figuresToCsv(figures, chart, textsFor(readerLanguage(request)).heads(chart)));
  });
}
