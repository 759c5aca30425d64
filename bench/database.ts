import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { populate } from '../population/populate.ts';
import { insertAdministrator } from '../server/src/areas/accounts/administrators.ts';
import { startEmbedded } from '../server/src/db/embedded.ts';
import { migrate } from '../server/src/db/migrate.ts';

export const staff = { email: 'bench@kindred.example', password: 'measured and weighed' };

export interface BenchDatabase {
  readonly url: string;
  /** A folder that goes with it. */
  readonly folder: string;
  stop(): Promise<void>;
}

/** A database of its own, with the settings that Kindred's has, a population and one of the staff. */
export async function openBenchDatabase(members: number): Promise<BenchDatabase> {
  const folder = await mkdtemp(join(tmpdir(), 'kindred-bench-'));
  const embedded = await startEmbedded({ dataDir: folder });
  const stop = async () => {
    await embedded.stop();
    await rm(folder, { recursive: true });
  };
  try {
    await fill(embedded.url, members);
  } catch (error) {
    await stop();
    throw error;
  }
  return { url: embedded.url, folder, stop };
}

async function fill(url: string, members: number) {
  await migrate(url);
  await populate({ url, members, seed: 7, report: console.log });
  const client = new Client({ connectionString: url });
  await client.connect();
  await insertAdministrator(client, staff.email, staff.password);
  await client.end();
}
