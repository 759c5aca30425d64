import type { FastifyInstance } from 'fastify';
import { skipLocked } from '../../db/locks.ts';
import { statement } from '../../db/statement.ts';
import { utcDay } from '../../platform/time/utc-day.ts';

declare module '../../platform/jobs/jobs.ts' {
  interface JobPayloads {
    'delete-old-daily-likes': object;
  }
}

const deleteOld = statement({
  name: 'delete_old_daily_likes',
  text: `delete from daily_likes where (member_id, day) in (
    select member_id, day from daily_likes where day < ${utcDay} ${skipLocked})`,
  params: { now: 'timestamptz' },
});

export function likeJobs({ pool, jobs, now }: FastifyInstance) {
  jobs.schedule('delete-old-daily-likes', '17 * * * *', async () => {
    await deleteOld.run(pool, { now: now() });
  });
}
