import type { Client } from 'pg';
import { StartError } from '../errors.ts';
import { prepareAppRole } from './app-role.ts';
import { runExclusively } from './exclusive.ts';
import { migrateJobs } from './jobs-schema.ts';
import { findPendingMigrations } from './pending-migrations.ts';
import { dropRoutines, updateRoutines } from './routines.ts';
import { readSqlFiles, type SqlFile } from './sql-files.ts';

const ownFolder = new URL('./', import.meta.url);
const lock = 5_041_226;

/** Brings tables and routines up to this version, one process at a time, completely or not at all. */
export async function migrate(
  url: string,
  report: (line: string) => void = () => undefined,
  folder = ownFolder,
) {
  const migrations = await readSqlFiles(new URL('migrations/', folder));
  const routines = await readSqlFiles(new URL('routines/', folder));
  const exclusive = { url, lock, name: 'kindred-migrate', check: refuseOldServer };
  return runExclusively(exclusive, async (client) => {
    const pending = await findPendingMigrations(client, migrations);
    await migrateJobs(url);
    for (const line of await update(client, pending, routines)) report(line);
    await prepareAppRole(client, url);
  });
}

/** Routines are dropped before a migration, so that it finds only tables and may change each of them. */
async function update(client: Client, pending: SqlFile[], routines: SqlFile[]) {
  await client.query('begin');
  try {
    if (pending.length > 0) await dropRoutines(client);
    for (const migration of pending) await applyMigration(client, migration);
    const updated = await updateRoutines(client, routines);
    await client.query('commit');
    return [
      ...pending.map(({ name }) => `migrated ${name}`),
      ...(updated > 0 ? [`updated ${updated} routines`] : []),
    ];
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw error;
  }
}

async function applyMigration(client: Client, { name, text, checksum }: SqlFile) {
  try {
    await client.query(text);
  } catch (error) {
    throw new Error(`Migration ${name} failed`, { cause: error });
  }
  await client.query('insert into migration (name, checksum) values ($1, $2)', [name, checksum]);
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
