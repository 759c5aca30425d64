import {
  exportReportPart,
  exportStatements,
  transparencyFigures,
} from '@kindred/contract/desk/transparency';
import type { FastifyInstance } from 'fastify';
import { writeAudit } from '../../../platform/audit/audit.ts';
import { serve, serveRaw } from '../../../platform/http/serve.ts';
import { findEuropeanStatements } from './european-statement.ts';
import { AppError } from '../../../errors.ts';
import { readFigures } from './figures.ts';
import { reportPart } from './report/report.ts';

const monthOf = (year: number, month: number) => new Date(Date.UTC(year, month - 1, 1));

/** Figures and statements without personal data. Nothing is sent anywhere. */
export function transparencyRoutes(app: FastifyInstance) {
  const { pool, site } = app;
  const refuseIfOff = () => {
    if (!site.document.switches.transparency) throw new AppError('page_not_found');
  };

  serve(app, exportStatements, async ({ query: { year, month }, request }) => {
    refuseIfOff();
    const [from, to] = [monthOf(year, month), monthOf(year, month + 1)];
    const statements = await findEuropeanStatements(pool, from, to);
    const details = { file: 'statements', year, month };
    await writeAudit(pool, request, { action: 'figures.export', details });
    return { data: { statements } };
  });

  serve(app, transparencyFigures, async ({ query: { year } }) => {
    refuseIfOff();
    return { data: await readFigures(pool, monthOf(year, 1), monthOf(year + 1, 1)) };
  });

  serveRaw(app, exportReportPart, async ({ params: { part }, query: { year }, request, reply }) => {
    refuseIfOff();
    const { name: service, supportEmail: contact } = site.document.brand;
    const file = await reportPart(pool, part, { year, service, contact, madeAt: app.now() });
    await writeAudit(pool, request, { action: 'figures.export', details: { file: part, year } });
    return reply
      .type('text/csv; charset=utf-8')
      .header('content-disposition', `attachment; filename="${part}_${year}.csv"`)
      .header('cache-control', 'no-store')
      .send(file);
  });
}
