import { statement } from '../../db/statement.ts';
import { skipLocked } from '../../db/locks.ts';
import type { JobsApp } from '../../platform/jobs/jobs.ts';

declare module '../../platform/jobs/jobs.ts' {
  interface JobPayloads {
    'delete-old-reports': object;
  }
}

const day = 86_400_000;
const batchSize = 500;

const deleteSettled = statement({
  name: 'delete_settled_reports',
  text: `delete from report where id in (
    select id from report where settled_at < $before order by settled_at limit $batchSize ${skipLocked})`,
  params: { before: 'timestamptz', batchSize: 'int8' },
});

/** Each night, deletes reports that were settled long ago, with their replies and evidence. */
export function cleanUpReports({ pool, jobs, site, now }: JobsApp) {
  jobs.schedule('delete-old-reports', '43 3 * * *', async () => {
    const before = new Date(now().getTime() - site.document.limits.reportDays * day);
    let deleted: number;
    do deleted = await deleteSettled.run(pool, { before, batchSize });
    while (deleted === batchSize);
  });
}
