import type { Client } from 'pg';
import { StartError } from '../../errors.ts';
import { jobsSchema, migrateJobs } from '../jobs-schema.ts';
import { migrationLock } from '../migrate/migrate.ts';
import type { SqlFile } from '../migrate/sql-files.ts';
import { openClient } from '../with-client.ts';
import { findJobsVersion, findTables, nameOf, setSequences } from './copied-tables.ts';
import { prepareToCopy } from './copy-rows.ts';
import { createRoutines, createTables } from './create-schema.ts';
import type { Shape } from './open-copy.ts';
import { suspendAllKeys } from './suspend-keys.ts';
import { endMark, markRestoring } from './unfinished-restore.ts';

export interface FilledDatabase {
  readonly client: Client;
  /** The tables that can be filled. */
  readonly tables: ReadonlySet<string>;
  /** Builds keys, functions and triggers, once all rows are there. */
  finishRows(): Promise<void>;
  commit(): Promise<void>;
  /** Leaves the database empty unless everything was committed. */
  close(): Promise<void>;
}

/** Fills an empty database in one transaction. No Kindred can start on it in the meantime. */
export async function fillDatabase(
  url: string,
  shape: Shape,
  files: readonly SqlFile[],
): Promise<FilledDatabase> {
  const client = await openClient({ connectionString: url, application_name: 'kindred-restore' });
  let isCommitted = false;
  let isMarked = false;
  let hasJobs = true;
  async function close() {
    if (!isCommitted) {
      await client.query('rollback').catch(() => undefined);
      if (isMarked) await endMark(client).catch(() => undefined);
      if (!hasJobs)
        await client.query(`drop schema if exists ${jobsSchema} cascade`).catch(() => undefined);
    }
    await client.end().catch(() => undefined);
  }
  try {
    await prepareToCopy(client);
    await refuseUsed(client);
    await markRestoring(client);
    isMarked = true;
    hasJobs = await hasSchema(client);
    await migrateJobs(url);
    if ((await findJobsVersion(client)) !== shape.jobsVersion) throw otherJobs();
    await client.query('begin');
    await createTables(client, files);
    const restoreKeys = await suspendAllKeys(client);
    const tables = new Set((await findTables(client)).map(nameOf));
    return {
      client,
      tables,
      async finishRows() {
        await restoreKeys();
        await setSequences(client, shape.sequences);
        await createRoutines(client, shape.routines);
      },
      async commit() {
        await endMark(client);
        await client.query('commit');
        isCommitted = true;
        // If this fails, the database gathers its statistics itself, a little later.
        await client.query('analyze').catch(() => undefined);
      },
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}

/** With the lock held, no other process can create tables until the connection ends. */
async function refuseUsed(client: Client) {
  const { rows } = await client.query<{ taken: boolean; used: boolean }>(
    `select pg_try_advisory_lock($1) as taken,
      exists (select from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')) as used`,
    [migrationLock],
  );
  if (!rows[0]?.taken)
    throw new StartError('Another process is changing the database: wait until it is done.');
  if (rows[0].used)
    throw new StartError(
      'The database has tables already, and a restore replaces nothing: let DATABASE_URL name an empty database.',
    );
}

async function hasSchema(client: Client) {
  const { rows } = await client.query<{ has: boolean }>(
    `select to_regnamespace('${jobsSchema}') is not null as has`,
  );
  return rows[0]?.has ?? false;
}

const otherJobs = () =>
  new StartError(
    'The backup was made by a version of Kindred that keeps its jobs in another form: restore it with that version.',
  );
