import type { FastifyInstance } from 'fastify';

declare module '../../platform/jobs.ts' {
  interface JobPayloads {
    'forget-sessions': object;
  }
}

/** A session that has ended still says where somebody was; each night it goes. */
export function tidySessions({ pool, jobs, now }: FastifyInstance) {
  jobs.schedule('forget-sessions', '23 3 * * *', async () => {
    await pool.query('delete from session where least(idle_until, ends_at) <= $1', [now()]);
  });
}
