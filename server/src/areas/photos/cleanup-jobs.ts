import type { FastifyInstance } from 'fastify';
import { folder, publicIdOf } from './keys.ts';
import { removeFiles } from './uploads.ts';

declare module '../../platform/jobs/jobs.ts' {
  interface JobPayloads {
    'remove-photo': { publicId: string };
    'collect-photos': object;
  }
}

const hour = 3_600_000;

/** Keeps it so that a file is there exactly while a row is. */
export function photoJobs(app: FastifyInstance) {
  const { pool, jobs, storage, now } = app;

  jobs.handle('remove-photo', async ({ publicId }) => {
    if (!(await isNeeded(publicId))) await removeFiles(app, publicId);
  });

  jobs.schedule('collect-photos', '47 * * * *', async () => {
    const before = (hours: number) => new Date(now().getTime() - hours * hour);
    // The rows first: each brings the job that removes its files.
    await pool.query(
      `delete from upload where created_at < $1 or (size is null and created_at < $2)`,
      [before(24), before(1)],
    );
    // Then what a crash between two steps may have left, and what reports no longer need.
    for await (const { key, changedAt } of storage.list(folder)) {
      const publicId = publicIdOf(key);
      if (changedAt < before(1) && !(await isNeeded(publicId))) await storage.remove(key);
    }
  });

  async function isNeeded(publicId: string) {
    const { rowCount } = await pool.query({
      name: 'find_need_of_photo',
      text: `select from photo where public_id = $1 and url like '/media/%'
        union all select from upload where public_id = $1
        union all select from evidence where public_ids @> array[$1]`,
      values: [publicId],
    });
    return Boolean(rowCount);
  }
}
