import type { FastifyInstance } from 'fastify';
import { endPremium, foldTally, keepCalendar } from './queries.ts';

const pause = 2000;

/** Folds what has changed and ends what has run out, every two seconds; several processes may do so at once. */
export function keepStatistics(app: FastifyInstance) {
  const { pool, config, now, log } = app;
  let timer: NodeJS.Timeout | undefined;
  let closed = false;

  async function tick() {
    try {
      await endPremium(pool, now());
      await foldTally(pool);
    } catch (error) {
      log.warn({ err: error }, 'statistics not kept');
    }
    if (!closed) timer = setTimeout(() => void tick(), pause);
  }

  app.addHook('onReady', async () => {
    await keepCalendar(pool, config.timeZone);
    timer = setTimeout(() => void tick(), pause);
  });
  app.addHook('onClose', async () => {
    closed = true;
    clearTimeout(timer);
  });
}
