import { runOnce } from 'graphile-worker';
import { openJobsPool } from '../../db/jobs-schema.ts';
import { type Work, sharedOptions } from './options.ts';

export async function runJobsOnce(work: Work) {
  const pgPool = openJobsPool(work.url, 2);
  try {
    await runOnce({ ...sharedOptions(work), pgPool });
  } finally {
    await pgPool.end();
  }
}
