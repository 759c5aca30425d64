import type { Client } from 'pg';
import { StartError } from '../../errors.ts';
import { readMigration, type Migration } from './migration-file.ts';
import type { SqlFile } from './sql-files.ts';

interface Plan {
  readonly pending: Migration[];
  /** The last migration of a newer version. This version can work with it, and leaves the schema as it is. */
  readonly newer?: string;
}

/** The migrations that this database lacks. Refuses a database whose applied migrations differ from the files. */
export async function findPendingMigrations(
  client: Client,
  files: SqlFile[],
  version: string,
): Promise<Plan> {
  await refuseOldHistory(client);
  const { rows: applied } = await client.query<Applied>(
    'select name, checksum, needs from migration order by name',
  );
  refuseBeforeBaseline(applied, files);
  refuseChanged(applied, files);
  const pending = files.filter(({ name }) => !applied.some((each) => each.name === name));
  const unknown = applied.filter(({ name }) => !files.some((file) => file.name === name));
  const [first] = unknown;
  if (first) {
    // Those of a newer version come after all of this one. Otherwise the two belong to different versions of the code.
    if (pending.length > 0 || applied.indexOf(first) < files.length) throw tooNew(first.name);
    refuseUnusable(unknown, version);
    return { pending: [], newer: unknown.at(-1)?.name ?? first.name };
  }
  refuseEarlier(applied.at(-1), pending[0]);
  return { pending: pending.map(readMigration) };
}

export const createMigrationTables = (client: Client) => client.query(tables);

/**
 * `unfinished` is the text of a migration that has rows left to change, and `last_key` the last row that it changed. `waiting`
 * is the text of one that begins once the routines are those of its version.
 */
const tables = `
  create table if not exists migration (
    name text collate "C" primary key,
    checksum text not null,
    applied_at timestamptz not null default now(),
    needs text,
    unfinished text,
    last_key text[],
    waiting text);
  do $$ begin
    -- A database of a version before has a table without it.
    if not exists (select from pg_attribute where attrelid = 'migration'::regclass and attname = 'waiting') then
      alter table migration add column waiting text;
    end if;
  end $$;
  create table if not exists routine (
    name text collate "C" primary key,
    checksum text not null)`;

interface Applied {
  readonly name: string;
  readonly checksum: string;
  /** The oldest version that can work with it; null if every version can. */
  readonly needs: string | null;
}

const tooOld = () =>
  new StartError(
    'The database was made by an early version of Kindred that cannot be updated: delete the data folder, or let DATABASE_URL name an empty database.',
  );

async function refuseOldHistory(client: Client) {
  const { rowCount: columns } = await client.query(
    `select from pg_attribute where attrelid = to_regclass('migration') and attname = any ($1)`,
    [['name', 'checksum', 'needs']],
  );
  if (columns === 1 || columns === 2) throw tooOld();
}

/** The first file has all migrations of the versions before it. */
function refuseBeforeBaseline(applied: Applied[], [baseline]: SqlFile[]) {
  const isApplied = applied.some(
    ({ name, checksum }) => name === baseline?.name && checksum === baseline.checksum,
  );
  if (applied.length > 0 && !isApplied) throw tooOld();
}

function refuseUnusable(unknown: Applied[], version: string) {
  const removing = unknown.find(({ needs }) => needs !== null && isOlder(version, needs));
  if (removing) throw tooNew(removing.name);
}

const tooNew = (name: string) =>
  new StartError(
    `The database is newer than this version of Kindred (${name}): start the newer version.`,
  );

export function isOlder(version: string, other: string) {
  const numbers = other.split('.').map(Number);
  const differing = version
    .split('.')
    .map((part, index) => Number(part) - (numbers[index] ?? 0))
    .find((difference) => difference !== 0);
  return differing !== undefined && differing < 0;
}

function refuseChanged(applied: Applied[], files: SqlFile[]) {
  const checksums = new Map(files.map(({ name, checksum }) => [name, checksum]));
  const changed = applied.find(
    ({ name, checksum }) => checksums.has(name) && checksums.get(name) !== checksum,
  );
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
