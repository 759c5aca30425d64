import type { FastifyInstance } from 'fastify';
import { keepAnswersFor } from '../http/idempotency.ts';

const day = 86_400_000;

/** Each hour, what nobody needs any longer goes. */
export function useTidying({ db, pool, jobs, storage, now }: FastifyInstance) {
  const before = (days: number) => new Date(now().getTime() - days * day);

  jobs.schedule('forget-tries', '7 * * * *', async () => {
    await db.deleteFrom('tries').where('window_start', '<', before(2)).execute();
  });

  jobs.schedule('forget-answers', '37 * * * *', async () => {
    const expired = new Date(now().getTime() - keepAnswersFor);
    await db.deleteFrom('idempotency').where('created_at', '<=', expired).execute();
  });

  jobs.schedule('forget-failed-jobs', '17 * * * *', async () => {
    await pool.query(
      `select graphile_worker.complete_jobs(array_agg(id)) from graphile_worker.jobs
        where attempts >= max_attempts and updated_at < $1 having count(*) > 0`,
      [before(7)],
    );
  });

  jobs.schedule('forget-unfinished-files', '27 * * * *', () => storage.sweep(before(1)));
}
