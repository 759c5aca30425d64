import type { FastifyInstance } from 'fastify';
import { applyEvent } from './events/apply.ts';
import { deleteEventsBefore } from './events/rows.ts';
import { schedulePremiumExpiry } from './expiry.ts';
import { finishRequests } from './requests/finish.ts';

declare module '../../platform/jobs/jobs.ts' {
  interface JobPayloads {
    'apply-payment-event': { readonly id: string };
    'finish-payment-requests': object;
    'delete-old-payment-events': object;
  }
}

const eventsKept = 90 * 86_400_000;

export function premiumJobs(app: FastifyInstance) {
  const { pool, jobs, now } = app;
  schedulePremiumExpiry(app);
  jobs.handle('apply-payment-event', ({ id }) => applyEvent(app, id));
  jobs.schedule('finish-payment-requests', '* * * * *', () => finishRequests(app));
  jobs.schedule('delete-old-payment-events', '41 3 * * *', async () => {
    await deleteEventsBefore(pool, new Date(now().getTime() - eventsKept));
  });
}
