import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { SiteDocument } from '@kindred/contract/site/document';
import { Client } from 'pg';
import { populate } from '../population/populate.ts';
import { insertAdministrator } from '../server/src/areas/team/administrators/administrators.ts';
import { startEmbedded } from '../server/src/db/embedded/embedded.ts';
import { migrate } from '../server/src/db/migrate/migrate.ts';
import type { Options } from './case.ts';

export const staff = { email: 'bench@kindred.example', password: 'measured and weighed' };

export interface BenchDatabase {
  readonly url: string;
  /** A folder that is deleted with it. */
  readonly folder: string;
  stop(): Promise<void>;
}

/** The given database, or a new embedded one with the population of a site; both with an administrator added. */
export async function openBenchDatabase(
  { members, database }: Options,
  site?: SiteDocument,
): Promise<BenchDatabase> {
  const folder = await mkdtemp(join(tmpdir(), 'kindred-bench-'));
  if (database) {
    await migrate(database);
    await addStaff(database);
    return { url: database, folder, stop: () => rm(folder, { recursive: true }) };
  }
  const embedded = await startEmbedded({ dataDir: folder });
  const stop = async () => {
    await embedded.stop();
    await rm(folder, { recursive: true });
  };
  try {
    await fill(embedded.url, members, site);
  } catch (error) {
    await stop();
    throw error;
  }
  return { url: embedded.url, folder, stop };
}

async function fill(url: string, members: number, site?: SiteDocument) {
  await migrate(url);
  await populate({ url, members, seed: 7, report: console.log, ...(site && { site }) });
  await addStaff(url);
}

async function addStaff(url: string) {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    const { rowCount } = await client.query('select from member where email = $1', [staff.email]);
    if (!rowCount) await insertAdministrator(client, staff.email, staff.password);
  } finally {
    await client.end();
  }
}
