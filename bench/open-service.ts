import { buildApp } from '../server/src/app.ts';
import { readConfig } from '../server/src/config.ts';
import { appRole } from '../server/src/db/app-role.ts';
import { openPool } from '../server/src/db/connect.ts';
import { openLog } from '../server/src/platform/http/logs.ts';

/** The whole service, configured by the environment, on a database that is migrated. */
export function openService() {
  // Production refuses limits that the bench does not reach, so they are set here.
  const config = { ...readConfig(process.env), limits: 100_000 };
  const { databaseUrl = '', secret = '' } = config;
  const pool = openPool(databaseUrl, config.databasePool, appRole);
  const web = new URL('../web/dist/', import.meta.url);
  return buildApp({ config, pool, databaseUrl, secret, web, logTo: openLog() });
}
