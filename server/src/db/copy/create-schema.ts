import { DatabaseError, type Client } from 'pg';
import { StartError } from '../../errors.ts';
import { inSavepoint } from '../migrate/drop-routines.ts';
import { readMigration } from '../migrate/migration-file.ts';
import { createMigrationTables } from '../migrate/pending-migrations.ts';
import { readSqlFiles, type SqlFile } from '../migrate/sql-files.ts';
import { findTables, nameOf } from './copied-tables.ts';
import type { AppliedMigration, Shape } from './open-copy.ts';

const ownFolder = new URL('../migrations/', import.meta.url);

/** The files of the migrations that the backup has. Refuses one that this version cannot restore. */
export async function findFiles(
  { migrations }: Pick<Shape, 'migrations'>,
  version: string,
): Promise<SqlFile[]> {
  const files = await readSqlFiles(ownFolder);
  return migrations.map(({ name, checksum }) => {
    const file = files.find((each) => each.name === name);
    if (file?.checksum === checksum) return file;
    throw isAfter(name, files)
      ? new StartError(
          `The backup was made by a newer version of Kindred (${version}, ${name}): restore it with that version.`,
        )
      : new StartError(
          `The backup was made by another version of Kindred (${version}), whose migration ${name} this one does not have: restore it with that version.`,
        );
  });
}

const isAfter = (name: string, files: readonly AppliedMigration[]) =>
  name > (files.at(-1)?.name ?? '');

/** Creates the tables of a new database, without rows, in the transaction of the client. */
export async function createTables(client: Client, files: readonly SqlFile[]) {
  await createMigrationTables(client);
  for (const file of files) {
    const migration = readMigration(file);
    if (migration.kind === 'in a transaction') await client.query(migration.text);
    // No one else uses these tables yet.
    else if (migration.kind === 'outside a transaction')
      for (const statement of migration.statements)
        await client.query(statement.replace(/\bindex concurrently\b/i, 'index'));
    // What a migration fills is in the rows of the backup.
  }
  const tables = await findTables(client);
  await client.query(`truncate ${tables.map(nameOf).join(', ')}`);
}

/** Creates functions, views and triggers in any order: one that fails is tried again after the others. */
export async function createRoutines(client: Client, routines: readonly string[]) {
  await client.query('set local check_function_bodies = off');
  let waiting = routines;
  while (waiting.length > 0) {
    const failed: { text: string; error: unknown }[] = [];
    for (const text of waiting)
      await inSavepoint(client, () => client.query(text)).catch((error: unknown) => {
        if (!(error instanceof DatabaseError)) throw error;
        failed.push({ text, error });
      });
    if (failed.length === waiting.length) throw failed[0]?.error;
    waiting = failed.map(({ text }) => text);
  }
}
