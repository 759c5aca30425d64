import type { FastifyInstance } from 'fastify';

declare module '../../platform/jobs/jobs.ts' {
  interface JobPayloads {
    'forget-sessions': object;
    'forget-codes': object;
  }
}

/** Each night what has ended goes: sessions, which still say where somebody was, and codes. */
export function tidyAccounts({ pool, jobs, now }: FastifyInstance) {
  jobs.schedule('forget-sessions', '23 3 * * *', async () => {
    await pool.query('delete from session where least(idle_until, ends_at) <= $1', [now()]);
  });
  jobs.schedule('forget-codes', '33 3 * * *', async () => {
    await pool.query('delete from code where expires_at <= $1', [now()]);
  });
}
