import type { Client } from 'pg';
import { StartError } from '../errors.ts';
import type { SqlFile } from './sql-files.ts';

/** The migrations that this database lacks. Refuses a database whose applied migrations differ from the files. */
export async function findPendingMigrations(client: Client, files: SqlFile[]): Promise<SqlFile[]> {
  await refuseHistoryWithoutChecksums(client);
  await client.query(`create table if not exists migration (
    name text collate "C" primary key,
    checksum text not null,
    applied_at timestamptz not null default now())`);
  const { rows: applied } = await client.query<Applied>(
    'select name, checksum from migration order by name',
  );
  refuseUnknown(applied, files);
  refuseChanged(applied, files);
  const pending = files.filter(({ name }) => !applied.some((each) => each.name === name));
  refuseEarlier(applied.at(-1), pending[0]);
  return pending;
}

type Applied = Pick<SqlFile, 'name' | 'checksum'>;

async function refuseHistoryWithoutChecksums(client: Client) {
  const { rowCount: columns } = await client.query(
    `select from pg_attribute where attrelid = to_regclass('migration') and attname = any ($1)`,
    [['name', 'checksum']],
  );
  if (columns === 1) {
    throw new StartError(
      'The database was made by an early version of Kindred that cannot be updated: delete the data folder, or let DATABASE_URL name an empty database.',
    );
  }
}

function refuseUnknown(applied: Applied[], files: SqlFile[]) {
  const unknown = applied.find(({ name }) => !files.some((file) => file.name === name));
  if (unknown) {
    throw new StartError(
      `The database is newer than this version of Kindred (${unknown.name}): start the newer version.`,
    );
  }
}

function refuseChanged(applied: Applied[], files: SqlFile[]) {
  const checksums = new Map(files.map(({ name, checksum }) => [name, checksum]));
  const changed = applied.find(({ name, checksum }) => checksums.get(name) !== checksum);
  if (changed) {
    throw new StartError(
      `The migration ${changed.name} was changed after this database had applied it: restore the file, and write a new migration for the change.`,
    );
  }
}

function refuseEarlier(last: Applied | undefined, first: SqlFile | undefined) {
  if (last && first && first.name < last.name) {
    throw new StartError(
      `The migration ${first.name} comes before ${last.name}, which this database has already applied: give it a later number.`,
    );
  }
}
