import type { FastifyInstance } from 'fastify';
import { isClockWrong, measureClock } from '../../db/clock.ts';
import { repeatEvery } from '../jobs/repeat-every.ts';

/** The clock of this machine, next to that of the database. */
export interface Clock {
  /** Milliseconds by which it is ahead, as measured last. */
  readonly offset: () => number;
  readonly measure: () => Promise<void>;
}

const everyMs = 60_000;

/** Raises an alarm in the log while the clock is wrong; the metric shows the offset. */
export function watchClock(app: FastifyInstance) {
  let offset = 0;

  async function measure() {
    offset = await measureClock(app.pool);
    if (isClockWrong(offset))
      app.log.error(
        { seconds: Math.round(offset / 1000) },
        "the clock of this machine is ahead of or behind the database's",
      );
  }

  app.decorate('clock', { offset: () => offset, measure });
  repeatEvery(app, everyMs, "the clock could not be compared with the database's", measure);
}
