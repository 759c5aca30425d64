import { presentMoment } from '../../../../platform/time/moment.ts';
import { runThread } from './run-thread.ts';
import type { JobsApp } from '../../../../platform/jobs/jobs.ts';

declare module '../../../../platform/jobs/jobs.ts' {
  interface JobPayloads {
    'estimate-rank-bonuses': object;
  }
}

const saveEvery = 30_000;

/** Runs once a night, so that no deck reveals what someone just chose. */
export function rankBonusJobs(app: JobsApp) {
  app.jobs.schedule('estimate-rank-bonuses', '19 3 * * *', (_, { signal }) => {
    const { today } = presentMoment(app);
    return runThread(app.databaseUrl, { today, saveEvery }, signal);
  });
}
