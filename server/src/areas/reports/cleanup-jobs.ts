import type { FastifyInstance } from 'fastify';
import { skipLocked } from '../../db/locks.ts';

declare module '../../platform/jobs/jobs.ts' {
  interface JobPayloads {
    'forget-reports': object;
  }
}

const day = 86_400_000;
const atOnce = 500;

/** Each night, reports that were settled long ago go, with their replies and what was kept as evidence. */
export function cleanUpReports({ pool, jobs, config, now }: FastifyInstance) {
  jobs.schedule('forget-reports', '43 3 * * *', async () => {
    const before = new Date(now().getTime() - config.keepDays.reports * day);
    for (let gone: number | null = atOnce; gone === atOnce;) {
      ({ rowCount: gone } = await pool.query(
        `delete from report where id in (
          select id from report where settled_at < $1 order by settled_at limit $2 ${skipLocked})`,
        [before, atOnce],
      ));
    }
  });
}
