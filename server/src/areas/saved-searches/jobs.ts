import type { FastifyInstance } from 'fastify';
import { tellSavers } from './tell-savers.ts';

declare module '../../platform/jobs/jobs.ts' {
  interface JobPayloads {
    'tell-savers': object;
  }
}

export function searchJobs(app: FastifyInstance) {
  app.jobs.schedule('tell-savers', '23 * * * *', () => tellSavers(app));
}
