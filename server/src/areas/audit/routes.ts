import { exportAudit, listAudit } from '@kindred/contract/audit';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../../errors.ts';
import { writeAudit, writeAuditRows } from '../../platform/audit/audit.ts';
import { dayIn } from '@kindred/contract/day-in';
import { readerLanguage } from '../../platform/http/language.ts';
import { whenClosed } from '../../platform/http/responses/when-closed.ts';
import { serve, serveRaw } from '../../platform/http/serve.ts';
import { textsFor } from '../../platform/text/language-texts.ts';
import { findEntries, isOwnRead, streamEntries } from './queries.ts';

/** The log of what staff read and change. */
export function auditRoutes(app: FastifyInstance) {
  const { pool, config, now } = app;

  serve(
    app,
    listAudit,
    async ({ member, query: { cursor, limit, ...filter }, request, reader }) => {
      const [asked, last = ''] = cursor?.split('.') ?? [];
      // Ids are ordered by time, so newer entries do not move the pages.
      const before = asked && (last < asked ? last : asked);
      if (asked && !(await isOwnRead(pool, { id: asked, actorId: member.id, filter }))) {
        throw new AppError('audit_filter_changed');
      }
      const entries = await findEntries(reader, { filter, before: before ?? null, limit });
      const readId = asked ?? (await recordRead());
      const end = entries.length === limit ? entries.at(-1)?._id : undefined;
      return { data: { entries, nextCursor: end ? `${readId}.${end}` : null } };

      async function recordRead() {
        const [id] = await writeAuditRows(pool, request, {
          action: 'audit.read',
          details: { filter },
        });
        return id;
      }
    },
  );

  // It holds a connection for as long as it runs.
  let exporting = false;
  serveRaw(app, exportAudit, async ({ query, request, reply, reader }) => {
    if (exporting) throw new AppError('audit_export_running', { retryAfter: 60 });
    exporting = true;
    whenClosed(reply, () => (exporting = false));
    await writeAudit(pool, request, { action: 'audit.export', details: { filter: query } });
    return reply
      .type('text/csv; charset=utf-8')
      .header(
        'content-disposition',
        `attachment; filename="audit-${dayIn(config.timeZone, now())}.csv"`,
      )
      .header('cache-control', 'no-store')
      .send(
        await streamEntries(reader, {
          filter: query,
          zone: config.timeZone,
          heads: textsFor(readerLanguage(request)).heads('audit', { zone: config.timeZone }),
        }),
      );
  });
}
