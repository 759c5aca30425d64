import { runOnce } from 'graphile-worker';
import { openPool } from '../../db/connect.ts';
import { type WorkerOptions, sharedOptions } from './options.ts';

export async function runJobsOnce(work: WorkerOptions) {
  const pgPool = openPool(work.url, 2);
  try {
    await runOnce({ ...sharedOptions(work), pgPool });
  } finally {
    await pgPool.end();
  }
}
