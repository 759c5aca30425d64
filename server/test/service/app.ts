import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type SitePath, defaultDocument, withValues } from '@kindred/contract/site/document';
import type { RouteOptions } from 'fastify';
import type { DestinationStream } from 'pino';
import { buildApp } from '../../src/app.ts';
import { readConfig } from '../../src/config.ts';
import { openPool } from '../../src/db/connect.ts';
import { startingDocument } from '../../src/platform/site/published-site.ts';
import { atEnd } from '../clean-up.ts';
import { testDatabase } from '../database/database.ts';
import { requestUrlOf } from '../database/request-role.ts';
import { secret } from './keys.ts';

export type SiteValues = Readonly<Partial<Record<SitePath, unknown>>>;

interface Options {
  /** Configuration for the test. By default no limit is low enough to be reached. */
  environment?: NodeJS.ProcessEnv;
  /** Values of the site, in a file. Without them it can be edited. */
  site?: SiteValues | undefined;
  /** Folder of the built web. By default it holds one small page. */
  web?: URL;
  logTo?: DestinationStream;
  /** An existing database, or a proxy in front of one. By default the application gets a new one. */
  databaseUrl?: string;
  /** A clock of its own. By default it is the real one, which tests can move forward. */
  now?: () => Date;
}

const environment = {
  DATABASE_POOL: '4',
  DEMO: 'off',
  LIMITS: '1000000',
  LOG_LEVEL: 'error',
};

/** Production refuses limits as high as those of tests, so they are set afterwards. */
function configOf({ LIMITS, ...variables }: NodeJS.ProcessEnv) {
  return { ...readConfig(variables), limits: Number(LIMITS) };
}

/** A file with what the site of a test has other than the defaults. */
async function writeSite(folder: string, values: SiteValues) {
  const path = join(folder, 'site.json');
  const document = withValues(
    startingDocument(defaultDocument('demo')),
    Object.entries(values) as [SitePath, unknown][],
  );
  await writeFile(path, JSON.stringify({ document }));
  return { SITE_FILE: path };
}

/** The entire service on its own database, with a clock that tests can move forward. */
export async function testApp(options: Options = {}) {
  const databaseUrl = options.databaseUrl ?? (await testDatabase());
  const dataDir = await mkdtemp(join(tmpdir(), 'kindred-test-'));
  const config = configOf({
    ...environment,
    DATA_DIR: dataDir,
    ...(options.site && (await writeSite(dataDir, options.site))),
    ...options.environment,
  });
  const requestUrl = requestUrlOf(databaseUrl);
  const pool = openPool(requestUrl, config.databasePool);
  const owner = openPool(databaseUrl, 1);
  atEnd(async () => {
    await pool.end();
    await owner.end();
    await rm(dataDir, { recursive: true });
  });
  const routes: RouteOptions[] = [];
  let ahead = 0;
  const app = await buildApp({
    config,
    pool,
    databaseUrl: requestUrl,
    ownerUrl: databaseUrl,
    secret,
    web: options.web ?? new URL('../web/', import.meta.url),
    now: options.now ?? (() => new Date(Date.now() + ahead)),
    onRoute: (route) => routes.push(route),
    ...(options.logTo && { logTo: options.logTo }),
  });
  atEnd(async () => {
    // A stop gives idle connections half a second, and waits for those that a browser has opened ahead.
    app.server.closeAllConnections();
    await app.close();
  });
  return Object.assign(app, {
    routes,
    databaseUrl,
    /** Connections as the owner of the database, for statements that the application may not run. */
    owner,
    /** Moves the clock of this application forward. */
    advanceClock: (milliseconds: number) => {
      ahead += milliseconds;
    },
  });
}
