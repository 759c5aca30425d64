import { buildApp } from '../server/src/app.ts';
import { readConfig } from '../server/src/config.ts';
import { openPool } from '../server/src/db/connect.ts';
import { openLog } from '../server/src/platform/http/operation/logs.ts';

/** The entire service, configured by the environment, on a migrated database. */
export async function openService() {
  // Production refuses limits that the bench does not reach, so they are set here.
  const config = { ...readConfig(process.env), limits: 100_000 };
  const { databaseUrl = '', secret = '' } = config;
  const pool = openPool(databaseUrl, config.databasePool);
  const web = new URL('../web/dist/', import.meta.url);
  return buildApp({ config, pool, databaseUrl, secret, web, logTo: openLog() });
}
