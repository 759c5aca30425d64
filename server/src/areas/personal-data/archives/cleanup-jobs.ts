import type { FastifyInstance } from 'fastify';
import { folder, keyOf, makeArchive } from './make.ts';

declare module '../../../platform/jobs/jobs.ts' {
  interface JobPayloads {
    'make-archive': { id: string };
    'remove-archive': { id: string };
    'forget-archives': object;
  }
}

const hour = 3_600_000;

/** Makes what was asked for, and keeps it so that a file is there exactly while a row is. */
export function archiveJobs(app: FastifyInstance) {
  const { pool, jobs, storage, now } = app;

  jobs.handle('make-archive', ({ id }, run) => makeArchive(app, id, run));

  jobs.handle('remove-archive', ({ id }) => storage.remove(keyOf(id)));

  jobs.schedule('forget-archives', '3 * * * *', async () => {
    await pool.query('delete from archive where expires_at <= $1', [now()]);
    // What a crash between two steps may have left.
    for await (const { key, changedAt } of storage.list(folder)) {
      const left = now().getTime() - changedAt.getTime() > hour && !(await isKnown(key));
      if (left) await storage.remove(key);
    }
  });

  async function isKnown(key: string) {
    const id = key.slice(folder.length).replace(/\.zip$/, '');
    const { rowCount } = await pool.query('select from archive where id::text = $1', [id]);
    return rowCount === 1;
  }
}
