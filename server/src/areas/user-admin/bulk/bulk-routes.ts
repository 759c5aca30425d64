import {
  exportBulk,
  listBulkRows,
  readBulk,
  startBulk,
  undoBulk,
} from '@kindred/contract/user-admin/bulk';
import type { FastifyInstance } from 'fastify';
import { Object as Row } from 'typebox';
import { OrNull, Text, Uuid } from '../../../db/columns.ts';
import { filteredStatement, raw, sql } from '../../../db/sql.ts';
import { writeAudit } from '../../../platform/audit/audit.ts';
import { dayIn } from '../../../platform/time/calendar.ts';
import { serve, serveRaw } from '../../../platform/http/serve.ts';
import { beginBulk, findBulkRows, readBulk as readProgress } from './bulk.ts';
import { beginUndo } from './undo.ts';
import type { SendCsv } from '../csv-response.ts';
import { defused, streamCsv } from '../../../platform/csv/csv.ts';

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
      return streamCsv(pool, exportOutcomes.render(id));
    });
  });
}

const exportOutcomes = filteredStatement({
  name: 'export_bulk_outcomes',
  build: (id: string) => sql`
    select m.id as "User ID", ${raw(defused("concat_ws(' ', p.first_name, p.last_name)"))} as "Name",
      ${raw(defused('m.email'))} as "Email", coalesce(r.outcome, 'waiting') as "Outcome", ${raw(defused('r.why'))} as "Why"
    from bulk_row r join member m on m.id = r.member_id left join profile p on p.member_id = m.id
    where r.bulk_id = ${id} order by r.member_id`,
  row: Row({ 'User ID': Uuid, Name: Text, Email: Text, Outcome: Text, Why: OrNull(Text) }),
  examples: ['00000000-0000-7000-8000-000000000000'],
});
