import { Logger, runMigrations } from 'graphile-worker';
import { openPool } from './connect.ts';

export const jobsSchema = 'graphile_worker';

/** Connections for the library of jobs, which lets an error of a broken one end the process. */
export function openJobsPool(url: string, size: number) {
  const pool = openPool(url, size);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}

/** Brings the tables of jobs up to the version of the library that works on them. */
export async function migrateJobs(url: string) {
  const pgPool = openJobsPool(url, 1);
  try {
    await runMigrations({ pgPool, schema: jobsSchema, logger: new Logger(() => () => undefined) });
  } finally {
    await pgPool.end();
  }
}
