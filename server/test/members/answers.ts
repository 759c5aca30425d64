import { addJob } from '../../src/platform/jobs/jobs.ts';
import type { testApp } from '../service/app.ts';

type App = Awaited<ReturnType<typeof testApp>>;

const hour = 3_600_000;
const lengths = { hour, day: 24 * hour };

/** Moves the clock to the next full hour or midnight (UTC), when answers begin to count. */
export async function waitUntilNext(app: App, what: keyof typeof lengths) {
  const length = lengths[what];
  app.advanceClock(length - (app.now().getTime() % length));
  await addJob(app.pool, 'count-answers', {});
  await app.jobs.runDue();
}

/** Makes all answers count, for tests that are not about when they do. */
export const countAnswers = ({ pool }: Pick<App, 'pool'>) =>
  pool.query(`update answer set counted_mine = mine, counted_accepted = accepted,
    counted_importance = importance, counted_open = open, counts_at = null where counts_at is not null`);
