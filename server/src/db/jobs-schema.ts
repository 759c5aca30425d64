import { Logger, runMigrations } from 'graphile-worker';
import { openPool } from './connect.ts';

export const jobsSchema = 'graphile_worker';

/** Brings the tables of jobs up to the version of the library that works on them. */
export async function migrateJobs(url: string) {
  const pgPool = openPool(url, 1);
  try {
    await runMigrations({ pgPool, schema: jobsSchema, logger: new Logger(() => () => undefined) });
  } finally {
    await pgPool.end();
  }
}
