import type { FastifyInstance } from 'fastify';
import { deleteExpiredChanges } from './queries.ts';

declare module '../../../platform/jobs/jobs.ts' {
  interface JobPayloads {
    'delete-expired-address-changes': object;
  }
}

/** Each hour, as an old address is free for others when its change can no longer be undone. */
export function expireAddressChanges({ pool, jobs, now }: FastifyInstance) {
  jobs.schedule('delete-expired-address-changes', '43 * * * *', async () => {
    await deleteExpiredChanges(pool, now());
  });
}
