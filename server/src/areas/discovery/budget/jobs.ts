import type { FastifyInstance } from 'fastify';
import { skipLocked } from '../../../db/locks.ts';
import { statement } from '../../../db/statement.ts';

declare module '../../../platform/jobs/jobs.ts' {
  interface JobPayloads {
    'delete-old-daily-use': object;
  }
}

const day = 86_400_000;
/** Staff see reached limits for this many days. */
const keptDays = 30;

const deleteDailyUse = statement({
  name: 'delete_old_daily_use',
  text: `delete from daily_use where (member_id, day) in (
    select member_id, day from daily_use where day < ($before at time zone 'UTC')::date ${skipLocked})`,
  params: { before: 'timestamptz' },
});

const deleteReached = statement({
  name: 'delete_old_reached_limits',
  text: `delete from limit_reached where (member_id, day, what) in (
    select member_id, day, what from limit_reached where day < ($before at time zone 'UTC')::date ${skipLocked})`,
  params: { before: 'timestamptz' },
});

export function budgetJobs({ pool, jobs, now }: FastifyInstance) {
  jobs.schedule('delete-old-daily-use', '13 * * * *', async () => {
    await deleteDailyUse.run(pool, { before: now() });
    await deleteReached.run(pool, { before: new Date(now().getTime() - keptDays * day) });
  });
}
