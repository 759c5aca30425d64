import { readFile } from 'node:fs/promises';
import type { Client } from 'pg';
import { StartError } from '../../errors.ts';
import { admitRequestRole, grantAccess } from '../request-role.ts';
import { applyMigration } from './apply-migration.ts';
import { runExclusively } from '../exclusive.ts';
import {
  addFillJob,
  beginFills,
  findUnfinishedFill,
  findWaitingFills,
  releaseFills,
  runFill,
  runFillAhead,
} from './fill.ts';
import { migrateJobs } from '../jobs-schema.ts';
import { createMigrationTables, findPendingMigrations } from './pending-migrations.ts';
import { updateRoutines } from './routines.ts';
import { withShortLocks } from './short-locks.ts';
import { readSqlFiles } from './sql-files.ts';

const ownFolder = new URL('../', import.meta.url);
/** Held while a process changes the schema. */
export const migrationLock = 5_041_226;

export interface MigrateOptions {
  /** Receives a line for each change. */
  readonly report?: (line: string) => void;
  /** Receives what an operator should know if a start takes long. */
  readonly warn?: (line: string) => void;
  readonly folder?: URL;
  /** The role that serves requests, if it is not the owner. */
  readonly requestRole?: string;
  /** Changes all rows that a migration fills before it returns, instead of leaving them to a job. */
  readonly waitForFills?: boolean;
  /** The version of this code. */
  readonly version?: string;
}

const nothing = () => undefined;

/**
 * Brings tables and routines up to this version while processes of the last version use them, one process at a time. If a
 * migration fails, those before it stay applied, and the next start continues.
 */
export async function migrate(url: string, options: MigrateOptions = {}) {
  const {
    report = nothing,
    warn = nothing,
    folder = ownFolder,
    requestRole,
    waitForFills,
  } = options;
  const version = options.version ?? (await readVersion());
  const migrations = await readSqlFiles(new URL('migrations/', folder));
  const routines = await readSqlFiles(new URL('routines/', folder));
  const onWait = () => warn('Another process is changing the database: waiting until it is done.');
  const exclusive = {
    url,
    lock: migrationLock,
    name: 'kindred-migrate',
    check: refuseOldServer,
    onWait,
  };
  return runExclusively(exclusive, async (client) => {
    await withShortLocks(client, { name: 'The list of migrations', warn }, () =>
      createMigrationTables(client),
    );
    const { pending, newer } = await findPendingMigrations(client, migrations, version);
    if (newer) {
      warn(isNewer(newer));
      return;
    }
    await migrateJobs(url);
    if (requestRole) await admitRequestRole(client, requestRole);
    const ahead = new Set<string>();
    for (const migration of pending) {
      await finishFills(client, `The migration ${migration.name}`, warn);
      await runAhead(client, { ahead, waiting: migration.name, warn });
      await applyMigration(client, migration, warn);
      report(`migrated ${migration.name}`);
    }
    const { updated, released } = await withShortLocks(
      client,
      { name: 'The update of routines', warn },
      async () => {
        const count = await updateRoutines(client, routines);
        if (count > 0) await grantAccess(client);
        return { updated: count, released: await releaseFills(client) };
      },
    );
    if (updated > 0) report(`updated ${updated} routines`);
    if (waitForFills) await finishFills(client, 'This command', warn);
    else if (released) await beginFills(client, warn);
    else if (await findUnfinishedFill(client)) await addFillJob(client);
  });
}

const isNewer = (name: string) =>
  `A newer version of Kindred has changed the database (${name}). This version can use it.`;

const migrateFirst = 'run `npm run migrate` with DATABASE_OWNER_URL and this DATABASE_URL first';

/** For a process that may not migrate: refuses a database that lacks what this version needs. */
export async function refuseOtherVersion(client: Client, warn: (line: string) => void) {
  await refuseOldServer(client);
  const { rows } = await client.query<{ readable: boolean | null }>(
    `select has_table_privilege(to_regclass('migration'), 'select') as readable`,
  );
  if (!rows[0]?.readable)
    throw new StartError(
      `The role of DATABASE_URL finds no database of Kindred that it may use: ${migrateFirst}.`,
    );
  const files = await readSqlFiles(new URL('migrations/', ownFolder));
  const { pending, newer } = await findPendingMigrations(client, files, await readVersion());
  if (newer) warn(isNewer(newer));
  const [next] = pending;
  if (next)
    throw new StartError(`The database lacks ${next.name} of this version: ${migrateFirst}.`);
}

/** A migration may rely on what those before it have filled. */
async function finishFills(client: Client, waiting: string, warn: (line: string) => void) {
  for (;;) {
    const unfinished = await findUnfinishedFill(client);
    if (!unfinished) return;
    warn(waitsFor(waiting, unfinished.name));
    await runFill(client, unfinished);
  }
}

/** What this version fills begins with its routines, which may need later migrations that need the values. */
async function runAhead(
  client: Client,
  { ahead, waiting, warn }: { ahead: Set<string>; waiting: string; warn: (line: string) => void },
) {
  for (const fill of await findWaitingFills(client)) {
    if (ahead.has(fill.name)) continue;
    await runFillAhead(client, fill, () => warn(waitsFor(`The migration ${waiting}`, fill.name)));
    ahead.add(fill.name);
  }
}

const waitsFor = (waiting: string, name: string) =>
  `${waiting} waits until ${name} has changed all rows.`;

export async function readVersion() {
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
