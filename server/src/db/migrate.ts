import { readFile, readdir } from 'node:fs/promises';
import { Client } from 'pg';
import { StartError } from '../errors.ts';
import { prepareAppRole } from './app-role.ts';
import { migrateJobs } from './jobs-schema.ts';

const ownFolder = new URL('migrations/', import.meta.url);
const lock = 5_041_226;

/** Brings the schema up to this version, one process at a time, each file whole or not at all. */
export async function migrate(
  url: string,
  report: (line: string) => void = () => undefined,
  folder = ownFolder,
) {
  const client = new Client({ connectionString: url, application_name: 'kindred-migrate' });
  // A lost connection is told by the query that it breaks.
  client.on('error', () => undefined);
  await client.connect();
  try {
    await refuseOldServer(client);
    await client.query('select pg_advisory_lock($1)', [lock]);
    const pending = await findPending(client, folder);
    await migrateJobs(url);
    for (const name of pending) {
      await apply(client, name, folder);
      report(`migrated ${name}`);
    }
    return { hasAppRole: await prepareAppRole(client) };
  } finally {
    await client.end().catch(() => undefined);
  }
}

async function findPending(client: Client, folder: URL) {
  await client.query(`create table if not exists migration (
    name text primary key, applied_at timestamptz not null default now())`);
  const { rows } = await client.query<{ name: string }>('select name from migration order by name');
  const applied = rows.map(({ name }) => name);
  const files = (await readdir(folder)).filter((name) => name.endsWith('.sql')).toSorted();
  const unknown = applied.find((name) => !files.includes(name));
  if (unknown) {
    throw new StartError(
      `The database is newer than this version of Kindred (${unknown}): start the newer version.`,
    );
  }
  return files.filter((name) => !applied.includes(name));
}

async function apply(client: Client, name: string, folder: URL) {
  const sql = await readFile(new URL(name, folder), 'utf8');
  try {
    await client.query('begin');
    await client.query(sql);
    await client.query('insert into migration (name) values ($1)', [name]);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw new Error(`Migration ${name} failed`, { cause: error });
  }
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
