import {
  beginImport,
  checkImport,
  exportImportFaults,
  listImportLines,
  listImports,
  pauseImport,
  readImport as readRoute,
  runImport,
  sendImportPart,
  stopImport,
} from '@kindred/contract/imports';
import type { FastifyInstance } from 'fastify';
import type { PoolClient } from 'pg';
import { inTransaction } from '../../db/transaction.ts';
import { AppError } from '../../errors.ts';
import { writeAudit } from '../../platform/audit/audit.ts';
import { readerLanguage } from '../../platform/http/language.ts';
import { serve, serveRaw } from '../../platform/http/serve.ts';
import { addJob } from '../../platform/jobs/jobs.ts';
import { timeOrderedId } from '../../platform/time/time-ordered-id.ts';
import { streamFaults } from './export-faults.ts';
import { deleteUnmailed } from './invited.ts';
import { findLines } from './lines.ts';
import {
  beginCheck,
  beginRun,
  endImport,
  findImports,
  insertImport,
  lockImport,
  lockInState,
  readImport,
  setPaused,
} from './queries.ts';
import { receivePart } from './receive.ts';

/** Routes with which administrators import members. */
export function importRoutes(app: FastifyInstance) {
  const { pool, now } = app;

  /** Changes an import in a transaction, and returns what it is then. */
  async function change(id: string, work: (client: PoolClient) => Promise<unknown>) {
    await inTransaction(pool, work);
    return { data: { import: await readImport(pool, id) } };
  }

  serve(app, listImports, async ({ query }) => ({ data: await findImports(pool, query) }));

  serve(app, readRoute, async ({ params: { id } }) => ({
    data: { import: await readImport(pool, id) },
  }));

  serve(app, beginImport, async ({ body: { name, size }, member, request, client }) => {
    const id = timeOrderedId();
    await insertImport(client, { id, name, size, by: member.id, now: now() });
    await writeAudit(client, request, {
      action: 'import.upload',
      details: { import: id, name, size },
    });
    return { data: { import: await readImport(client, id) } };
  });

  serve(app, sendImportPart, ({ params: { id, number }, body: { bytes } }) =>
    change(id, (client) => receivePart(client, id, number, Buffer.from(bytes, 'base64'))),
  );

  serve(app, checkImport, ({ params: { id }, body }) =>
    change(id, async (client) => {
      const { heads } = await lockInState(client, id, ['received', 'checking', 'checked']);
      const { columns, dateFormat, language } = body;
      const places = Object.values(columns);
      const areKnown = places.every((place) => place < heads.length);
      if (columns.email === undefined || !areKnown || new Set(places).size < places.length)
        throw new AppError('import_columns_invalid');
      await beginCheck(client, { id, columns, dateFormat, language });
      await addJob(client, 'check-import', { id });
    }),
  );

  serve(app, runImport, ({ params: { id }, body: { source, count }, request }) =>
    change(id, async (client) => {
      const {
        state,
        counts,
        source: before,
      } = await lockInState(client, id, ['checked', 'running']);
      // The response to the first request may have been lost.
      if (state === 'running' && before === source) return;
      if (state === 'running') throw new AppError('import_in_other_state');
      const { ready = 0, partly = 0 } = counts;
      if (count !== ready + partly) throw new AppError('import_count_changed');
      await beginRun(client, { id, source });
      await addJob(client, 'run-import', { id });
      const details = { import: id, source, ...counts };
      await writeAudit(client, request, { action: 'import.run', details });
    }),
  );

  serve(app, pauseImport, ({ params: { id }, body: { paused }, request }) =>
    change(id, async (client) => {
      const row = await lockInState(client, id, ['running', 'finished']);
      if (row.paused === paused) return;
      await setPaused(client, { id, paused });
      if (!paused && row.state === 'running') await addJob(client, 'run-import', { id });
      const details = { import: id, from: { paused: row.paused }, to: { paused } };
      await writeAudit(client, request, { action: 'import.pause', details });
    }),
  );

  serve(app, stopImport, ({ params: { id }, request }) =>
    change(id, async (client) => {
      const row = await lockImport(client, id);
      if (!row) throw new AppError('import_not_found');
      if (row.state === 'stopped') return;
      const deleted = await deleteUnmailed(client, id);
      await endImport(client, id, 'stopped', now());
      const details = { import: id, from: { state: row.state }, to: { state: 'stopped' }, deleted };
      await writeAudit(client, request, { action: 'import.stop', details });
    }),
  );

  serve(app, listImportLines, async ({ params: { id }, query, request }) => {
    await readImport(pool, id);
    const { outcome = null, cursor = '0', limit } = query;
    const after = Number(cursor);
    const found = await findLines(pool, { id, after, outcome, faulty: false, limit: limit + 1 });
    const lines = found.slice(0, limit);
    const nextCursor = found.length > limit ? String(lines.at(-1)?.line) : null;
    const details = { import: id, ...query, count: lines.length };
    await writeAudit(pool, request, { action: 'member.list', details });
    return { data: { lines, nextCursor } };
  });

  serveRaw(app, exportImportFaults, async ({ params: { id }, request, reply }) => {
    await readImport(pool, id);
    await writeAudit(pool, request, { action: 'member.export', details: { import: id } });
    return reply
      .type('text/csv; charset=utf-8')
      .header('content-disposition', 'attachment; filename="import-problems.csv"')
      .header('cache-control', 'no-store')
      .send(streamFaults(pool, id, readerLanguage(request)));
  });
}
