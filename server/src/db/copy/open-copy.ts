import type { Client } from 'pg';
import { StartError } from '../../errors.ts';
import { migrationLock } from '../migrate/migrate.ts';
import { openClient } from '../with-client.ts';
import {
  type CopiedSequence,
  type CopiedTable,
  findJobsVersion,
  findRoutines,
  findSequences,
  findTables,
  nameOf,
} from './copied-tables.ts';
import { prepareToCopy } from './copy-rows.ts';

const backupLock = 5_041_229;

export interface AppliedMigration {
  readonly name: string;
  readonly checksum: string;
}

/** Everything about a database except its rows. */
export interface Shape {
  readonly migrations: readonly AppliedMigration[];
  readonly jobsVersion: number;
  readonly tables: readonly CopiedTable[];
  readonly sequences: readonly CopiedSequence[];
  readonly routines: readonly string[];
}

/** A connection for one backup. While it is open, no other backup of this database begins. */
export async function openCopy(url: string) {
  const client = await openClient({ connectionString: url, application_name: 'kindred-backup' });
  const close = () => client.end().catch(() => undefined);
  try {
    await prepareToCopy(client);
    await refuseSecond(client);
    await refuseEmpty(client);
  } catch (error) {
    await close();
    throw error;
  }
  return {
    client,
    /**
     * From now on it sees all rows as of this moment. Returns the shape of the database, which does not change until `end`, as
     * the tables are locked against it.
     */
    async begin() {
      // A start that is changing the database ends first. Others wait only until the tables are locked.
      await client.query('select pg_advisory_lock_shared($1)', [migrationLock]);
      const shape = await beginSnapshot(client);
      await client.query('select pg_advisory_unlock_shared($1)', [migrationLock]);
      return shape;
    },
    end: () => client.query('commit'),
    close,
  };
}

async function beginSnapshot(client: Client): Promise<Shape> {
  const tables = await findTables(client);
  // The lock comes before the snapshot: a table that was rewritten after it would look empty.
  await client.query('begin isolation level repeatable read read only');
  await client.query(`lock table ${tables.map(nameOf).join(', ')} in access share mode`);
  const { rows: migrations } = await client.query<AppliedMigration>(
    'select name, checksum from migration order by name',
  );
  return {
    migrations,
    tables,
    jobsVersion: await findJobsVersion(client),
    routines: await findRoutines(client),
    sequences: await findSequences(client),
  };
}

async function refuseSecond(client: Client) {
  const { rows } = await client.query<{ taken: boolean }>(
    'select pg_try_advisory_lock($1) as taken',
    [backupLock],
  );
  if (!rows[0]?.taken)
    throw new StartError('Another backup of this database is running: wait until it is done.');
}

async function refuseEmpty(client: Client) {
  const { rows } = await client.query<{ exists: boolean }>(
    `select to_regclass('public.migration') is not null as exists`,
  );
  if (!rows[0]?.exists)
    throw new StartError('The database has nothing to back up: start Kindred first.');
}
