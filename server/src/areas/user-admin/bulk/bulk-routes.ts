import {
  exportBulk,
  listBulkRows,
  readBulk,
  startBulk,
  undoBulk,
} from '@kindred/contract/user-admin/bulk';
import type { FastifyInstance } from 'fastify';
import { writeAudit } from '../../../platform/audit/audit.ts';
import { dayIn } from '@kindred/contract/day-in';
import { readerLanguage } from '../../../platform/http/language.ts';
import { serve, serveRaw } from '../../../platform/http/serve.ts';
import { beginBulk, findBulkRows, readBulk as readProgress } from './bulk.ts';
import { streamOutcomes } from './export-outcomes.ts';
import { beginUndo } from './undo.ts';
import type { SendCsv } from '../csv-response.ts';

/** Bulk changes of users. */
export function bulkRoutes(app: FastifyInstance, sendCsv: SendCsv) {
  const { pool, config, now } = app;

  serve(app, startBulk, async ({ body, request, client }) => ({
    data: { bulk: await beginBulk(app, client, body, { request, now: now() }) },
  }));

  serve(app, undoBulk, async ({ params: { id }, request }) => ({
    data: { bulk: await beginUndo(app, id, { request, now: now() }) },
  }));

  serve(app, readBulk, async ({ params: { id } }) => ({
    data: { bulk: await readProgress(pool, id) },
  }));

  serve(app, listBulkRows, async ({ params: { id }, query, request }) => {
    await readProgress(pool, id);
    const found = await findBulkRows(pool, id, query);
    const details = { bulk: id, ...query, count: found.rows.length };
    const [only, ...more] = found.rows;
    const subject = only && more.length === 0 ? { kind: 'member' as const, id: only._id } : null;
    await writeAudit(pool, request, {
      action: 'member.list',
      details,
      ...(subject && { subject }),
    });
    return { data: found };
  });

  serveRaw(app, exportBulk, async ({ params: { id }, request, reply }) => {
    await readProgress(pool, id);
    return sendCsv(reply, `bulk-${dayIn(config.timeZone, now())}`, async () => {
      await writeAudit(pool, request, { action: 'member.export', details: { bulk: id } });
      return streamOutcomes(pool, id, readerLanguage(request));
    });
  });
}
