import { repeatEvery } from '../../platform/jobs/repeat-every.ts';
import { compareCounts, foldTally, recountAll, updateTimeZone } from './queries.ts';
import type { JobsApp } from '../../platform/jobs/jobs.ts';

declare module '../../platform/jobs/jobs.ts' {
  interface JobPayloads {
    'reconcile-counts': object;
  }
}

const pauseMs = 2000;

/** Adds changes to the counts every two seconds. Each process may do so. */
export function statisticsJobs(app: JobsApp) {
  const { pool, jobs, config, log } = app;
  // No cause of a difference is known. If there is one, it is logged and corrected.
  jobs.schedule('reconcile-counts', '9 4 * * *', async () => {
    const differing = await compareCounts(pool);
    if (differing.length === 0) return;
    log.error({ differing }, 'stored counts differed from the tables, and are counted again');
    await recountAll(pool);
  });

  app.addHook('onReady', () => updateTimeZone(pool, config.timeZone));
  repeatEvery(app, pauseMs, 'changes not added to the counts', () => foldTally(pool));
}
