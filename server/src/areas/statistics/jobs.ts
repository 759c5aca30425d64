import type { FastifyInstance } from 'fastify';
import { compareCounts, foldTally, updateTimeZone, recount } from './queries.ts';

declare module '../../platform/jobs/jobs.ts' {
  interface JobPayloads {
    'reconcile-counts': object;
  }
}

const pause = 2000;

/** Adds what has changed to the counts, every two seconds; several processes may do so at once. */
export function statisticsJobs(app: FastifyInstance) {
  const { pool, jobs, config, log } = app;
  let timer: NodeJS.Timeout | undefined;
  let closed = false;

  async function tick() {
    try {
      await foldTally(pool);
    } catch (error) {
      log.warn({ err: error }, 'statistics not kept');
    }
    if (!closed) timer = setTimeout(() => void tick(), pause);
  }

  // Nothing is known to make them differ; should they, it is told and mended.
  jobs.schedule('reconcile-counts', '9 4 * * *', async () => {
    const differing = await compareCounts(pool);
    if (differing.length === 0) return;
    log.error({ differing }, 'counts differed from what they count');
    await recount(pool);
  });

  app.addHook('onReady', async () => {
    await updateTimeZone(pool, config.timeZone);
    timer = setTimeout(() => void tick(), pause);
  });
  app.addHook('onClose', async () => {
    closed = true;
    clearTimeout(timer);
  });
}
