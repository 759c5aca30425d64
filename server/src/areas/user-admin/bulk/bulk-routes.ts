import { exportBulk, listBulkRows, readBulk, startBulk } from '@kindred/contract/user-admin/bulk';
import type { FastifyInstance } from 'fastify';
import { writeAudit } from '../../../platform/audit/audit.ts';
import { dayIn } from '../../../platform/time/calendar.ts';
import { serve, serveRaw } from '../../../platform/http/serve.ts';
import { beginBulk, findBulkRows, readBulk as readProgress } from './bulk.ts';
import { workOnBulk } from './bulk-job.ts';
import type { SendCsv } from '../csv-response.ts';
import { defused, streamCsv } from '../../../platform/csv/csv.ts';

/** Changes of many users at once. */
export function bulkRoutes(app: FastifyInstance, sendCsv: SendCsv) {
  const { pool, config, now } = app;
  workOnBulk(app);

  serve(app, startBulk, async ({ body, request, client }) => ({
    data: { bulk: await beginBulk(client, body, { request, now: now() }, config.timeZone) },
  }));

  serve(app, readBulk, async ({ params: { id } }) => ({
    data: { bulk: await readProgress(pool, id) },
  }));

  serve(app, listBulkRows, async ({ params: { id }, query, request }) => {
    await readProgress(pool, id);
    const found = await findBulkRows(pool, id, query);
    const details = { bulk: id, ...query, count: found.rows.length };
    await writeAudit(pool, request, { action: 'member.list', details });
    return { data: found };
  });

  serveRaw(app, exportBulk, async ({ params: { id }, request, reply }) => {
    await readProgress(pool, id);
    return sendCsv(reply, `bulk-${dayIn(config.timeZone, now())}`, async () => {
      await writeAudit(pool, request, { action: 'member.export', details: { bulk: id } });
      return streamCsv(pool, outcomes, [id]);
    });
  });
}

const outcomes = `
  select m.id as "User ID", ${defused("concat_ws(' ', p.first_name, p.last_name)")} as "Name",
    ${defused('m.email')} as "Email", coalesce(r.outcome, 'waiting') as "Outcome", r.why as "Why"
  from bulk_row r join member m on m.id = r.member_id left join profile p on p.member_id = m.id
  where r.bulk_id = $1 order by r.member_id`;
