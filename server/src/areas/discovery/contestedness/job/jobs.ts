import type { FastifyInstance } from 'fastify';
import { presentMoment } from '../../../../platform/time/moment.ts';
import { runThread } from './run-thread.ts';

declare module '../../../../platform/jobs/jobs.ts' {
  interface JobPayloads {
    'estimate-standings': object;
  }
}

const saveEvery = 30_000;

/** Once a night, so that nobody's deck reveals what someone just chose. */
export function standingJobs(app: FastifyInstance) {
  app.jobs.schedule('estimate-standings', '19 3 * * *', (_, { signal }) => {
    const { today } = presentMoment(app);
    return runThread(app.databaseUrl, { today, saveEvery }, signal);
  });
}
