import { readFile } from 'node:fs/promises';
import type { Client } from 'pg';
import { StartError } from '../../errors.ts';
import { grantAccess, prepareAppRole } from '../app-role.ts';
import { applyMigration } from './apply-migration.ts';
import { runExclusively } from '../exclusive.ts';
import { addFillJob, findUnfinishedFill, runFill } from './fill.ts';
import { migrateJobs } from '../jobs-schema.ts';
import { findPendingMigrations } from './pending-migrations.ts';
import { updateRoutines } from './routines.ts';
import { withShortLocks } from './short-locks.ts';
import { readSqlFiles } from './sql-files.ts';

const ownFolder = new URL('../', import.meta.url);
const lock = 5_041_226;

interface Options {
  /** Receives a line for each change. */
  readonly report?: (line: string) => void;
  /** Receives what an operator should know if a start takes long. */
  readonly warn?: (line: string) => void;
  readonly folder?: URL;
  /** The version of this code. */
  readonly version?: string;
}

const nothing = () => undefined;

/**
 * Brings tables and routines up to this version while processes of the last version use them, one process at a time. If a
 * migration fails, those before it stay applied, and the next start continues.
 */
export async function migrate(url: string, options: Options = {}) {
  const { report = nothing, warn = nothing, folder = ownFolder } = options;
  const version = options.version ?? (await readVersion());
  const migrations = await readSqlFiles(new URL('migrations/', folder));
  const routines = await readSqlFiles(new URL('routines/', folder));
  const onWait = () => warn('Another process is changing the database: waiting until it is done.');
  const exclusive = { url, lock, name: 'kindred-migrate', check: refuseOldServer, onWait };
  return runExclusively(exclusive, async (client) => {
    const { pending, newer } = await findPendingMigrations(client, migrations, version);
    if (newer) {
      warn(
        `A newer version of Kindred has changed the database (${newer}). This version can use it.`,
      );
      return;
    }
    await migrateJobs(url);
    await prepareAppRole(client, url);
    for (const migration of pending) {
      await finishFills(client, migration.name, warn);
      await applyMigration(client, migration, warn);
      report(`migrated ${migration.name}`);
    }
    const updated = await withShortLocks(
      client,
      { name: 'The update of routines', warn },
      async () => {
        const count = await updateRoutines(client, routines);
        if (count > 0) await grantAccess(client);
        return count;
      },
    );
    if (updated > 0) report(`updated ${updated} routines`);
    if (await findUnfinishedFill(client)) await addFillJob(client);
  });
}

/** A migration may rely on what those before it have filled. */
async function finishFills(client: Client, next: string, warn: (line: string) => void) {
  for (;;) {
    const unfinished = await findUnfinishedFill(client);
    if (!unfinished) return;
    warn(`The migration ${next} waits until ${unfinished.name} has changed all rows.`);
    await runFill(client, unfinished);
  }
}

async function readVersion() {
  const text = await readFile(new URL('../../../package.json', import.meta.url), 'utf8');
  return (JSON.parse(text) as { version: string }).version;
}

async function refuseOldServer(client: Client) {
  const { rows } = await client.query<{ version: number }>(
    "select current_setting('server_version_num')::int as version",
  );
  const version = rows[0]?.version ?? 0;
  if (version < 150_000) {
    throw new StartError(
      `DATABASE_URL leads to PostgreSQL ${Math.floor(version / 10_000)}: Kindred needs 15 or newer.`,
    );
  }
}
