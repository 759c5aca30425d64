import { AsyncLocalStorage } from 'node:async_hooks';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Pool } from 'pg';
import { defaultDocument, withValues } from '../../contract/src/site/document.ts';
import { buildApp } from '../../server/src/app.ts';
import { readConfig } from '../../server/src/config.ts';
import { openPool } from '../../server/src/db/connect.ts';

export interface SafetyService {
  readonly app: FastifyInstance;
  /** The same without any rule. */
  readonly without: FastifyInstance;
  readonly pool: Pool;
  /** Runs something at another time of the service. */
  at<T>(time: Date, work: () => Promise<T>): Promise<T>;
  stop(): Promise<void>;
}

/** The service in this process, twice on one database: with all rules, and with none. */
export async function openSafetyService(url: string, folder: string): Promise<SafetyService> {
  const clock = new AsyncLocalStorage<Date>();
  const pool = openPool(url, 4);
  const siteFile = join(folder, 'without-rules.json');
  const document = withValues(defaultDocument('demo'), [['safetyRules.list', []]]);
  await writeFile(siteFile, JSON.stringify({ document }));
  const open = async (more: NodeJS.ProcessEnv) => {
    const config = {
      ...readConfig({ DATA_DIR: folder, DEMO: 'off', LOG_LEVEL: 'error', ...more }),
      limits: 1_000_000,
    };
    const app = await buildApp({
      config,
      pool,
      databaseUrl: url,
      secret: 'of a bench that has no address',
      web: new URL('../../web/dist/', import.meta.url),
      now: () => clock.getStore() ?? new Date(),
    });
    await app.ready();
    return app;
  };
  const app = await open({});
  const without = await open({ SITE_FILE: siteFile });
  return {
    app,
    without,
    pool,
    at: (time, work) => clock.run(time, work),
    stop: async () => {
      await app.close();
      await without.close();
      await pool.end();
    },
  };
}
