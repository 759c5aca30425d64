import type { FastifyInstance } from 'fastify';
import { deleteEventsBefore } from '../../platform/live/events.ts';

declare module '../../platform/jobs/jobs.ts' {
  interface JobPayloads {
    'delete-live-events': object;
  }
}

const day = 86_400_000;

/** Days for which a client that was away gets the events it missed. After that it fetches everything again. */
const kept = 3;

export function cleanUpEvents({ jobs, pool, now }: FastifyInstance) {
  jobs.schedule('delete-live-events', '23 * * * *', async () => {
    const before = new Date(now().getTime() - kept * day);
    while ((await deleteEventsBefore(pool, before)) > 0);
  });
}
