import type { FastifyInstance } from 'fastify';
import { deleteExpiredChanges } from './queries.ts';

declare module '../../../platform/jobs/jobs.ts' {
  interface JobPayloads {
    'delete-expired-address-changes': object;
  }
}

/** Runs each hour, because an old address is free for others once its change can no longer be undone. */
export function expireAddressChanges({ pool, jobs, now }: FastifyInstance) {
  jobs.schedule('delete-expired-address-changes', '43 * * * *', async () => {
    await deleteExpiredChanges(pool, now());
  });
}
