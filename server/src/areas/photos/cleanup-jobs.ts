import { skipLocked } from '../../db/locks.ts';
import { statement } from '../../db/statement.ts';
import { deletePhotoHash } from './hashes/stored-hashes.ts';
import { folder, publicIdOf } from './photo-keys.ts';
import { removeFiles } from './uploads.ts';
import type { JobsApp } from '../../platform/jobs/jobs.ts';

declare module '../../platform/jobs/jobs.ts' {
  interface JobPayloads {
    'remove-photo': { publicId: string };
    'delete-unneeded-photo-files': object;
  }
}

const hour = 3_600_000;

const deleteOldUploads = statement({
  name: 'delete_old_uploads',
  text: `delete from upload where public_id in (
    select public_id from upload
    where created_at < $before or (size is null and created_at < $unfinishedBefore) ${skipLocked})`,
  params: { before: 'timestamptz', unfinishedBefore: 'timestamptz' },
});

const selectNeed = statement({
  name: 'find_need_of_photo',
  text: `select from photo where public_id = $publicId and url like '/media/%'
    union all select from upload where public_id = $publicId
    union all select from chat_photo where public_id = $publicId
    union all select from evidence where public_ids @> array[$publicId]`,
  params: { publicId: 'text' },
});

/** Removes files that no row needs any longer. */
export function photoJobs(app: JobsApp) {
  const { pool, jobs, storage, now } = app;

  jobs.handle('remove-photo', async ({ publicId }) => {
    if (await isNeeded(publicId)) return;
    await removeFiles(app, publicId);
    await deletePhotoHash(pool, publicId);
  });

  jobs.schedule('delete-unneeded-photo-files', '47 * * * *', async () => {
    const before = (hours: number) => new Date(now().getTime() - hours * hour);
    // The rows are deleted first: each adds the job that removes its files.
    await deleteOldUploads.run(pool, { before: before(24), unfinishedBefore: before(1) });
    // These files were left by a crash, or reports no longer need them.
    for await (const { key, changedAt } of storage.list(folder)) {
      const publicId = publicIdOf(key);
      if (changedAt >= before(1) || (await isNeeded(publicId))) continue;
      await storage.remove(key);
      await deletePhotoHash(pool, publicId);
    }
  });

  const isNeeded = async (publicId: string) => (await selectNeed.run(pool, { publicId })) > 0;
}
