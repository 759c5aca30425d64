import { statement } from '../../db/statement.ts';
import type { JobsApp } from './jobs.ts';

const day = 86_400_000;

/** Long enough for an administrator to see them, and not for ever, as they may be about a member. */
const keptFailedDays = 30;

const deleteFailedJobs = statement({
  name: 'delete_failed_jobs',
  writes: true,
  text: `select from (
      select array_agg(id) as ids from graphile_worker.jobs
      where attempts >= max_attempts and updated_at < $before having count(*) > 0
    ) as failed, graphile_worker.complete_jobs(failed.ids)`,
  params: { before: 'timestamptz' },
});

/** Deletes expired data every hour. */
export function scheduleCleanup({ pool, jobs, storage, now }: JobsApp) {
  const before = (days: number) => new Date(now().getTime() - days * day);

  jobs.schedule('delete-failed-jobs', '17 * * * *', async () => {
    await deleteFailedJobs.run(pool, { before: before(keptFailedDays) });
  });

  jobs.schedule('delete-unfinished-files', '27 * * * *', () => storage.sweep(before(1)));
}
