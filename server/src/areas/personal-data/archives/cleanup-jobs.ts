import { deleteExpiredArchives, isArchive } from './queries.ts';
import { folder, keyOf, makeArchive } from './make-archive.ts';
import type { JobsApp } from '../../../platform/jobs/jobs.ts';

declare module '../../../platform/jobs/jobs.ts' {
  interface JobPayloads {
    'make-archive': { id: string };
    'remove-archive': { id: string };
    'delete-expired-archives': object;
  }
}

const hour = 3_600_000;

/** Makes archives, and deletes them when they expire. */
export function archiveJobs(app: JobsApp) {
  const { pool, jobs, storage, now } = app;

  jobs.handle('make-archive', ({ id }, run) => makeArchive(app, id, run));

  jobs.handle('remove-archive', ({ id }) => storage.remove(keyOf(id)));

  jobs.schedule('delete-expired-archives', '3 * * * *', async () => {
    await deleteExpiredArchives(pool, { now: now() });
    // A crash may have left a file without its row.
    for await (const { key, changedAt } of storage.list(folder)) {
      const isOld = now().getTime() - changedAt.getTime() > hour;
      const name = key.slice(folder.length).replace(/\.zip$/, '');
      if (isOld && !(await isArchive(pool, name))) await storage.remove(key);
    }
  });
}
