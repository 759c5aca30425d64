import { DatabaseError, type Client } from 'pg';
import { grantAccess } from '../request-role.ts';
import { dropRoutines } from './drop-routines.ts';
import { changeRowsAfter } from './fill.ts';
import type { Migration } from './migration-file.ts';
import { withShortLocks } from './short-locks.ts';

type Warn = (line: string) => void;

/** Applies one migration. Each is a transaction of its own, so the ones before it stay if it fails. */
export async function applyMigration(client: Client, migration: Migration, warn: Warn) {
  const { name, kind } = migration;
  try {
    if (kind === 'outside a transaction') await applyOutside(client, migration);
    else if (kind === 'in batches') await announceFill(client, migration, warn);
    else await applyInTransaction(client, migration, warn);
  } catch (error) {
    if (error instanceof DatabaseError)
      throw new Error(`Migration ${name} failed`, { cause: error });
    throw error;
  }
}

async function applyInTransaction(client: Client, migration: Migration, warn: Warn) {
  const change = { name: `The migration ${migration.name}`, warn };
  const apply = async () => {
    await client.query(migration.text);
    await remember(client, migration);
    // The triggers of running processes may need a new table.
    if (/\bcreate\b/i.test(migration.text)) await grantAccess(client);
  };
  try {
    await withShortLocks(client, change, apply);
  } catch (error) {
    if (!isNeededByOthers(error)) throw error;
    // Views and triggers of a version before the last one still use it. They are created again when all migrations are applied.
    await withShortLocks(client, change, async () => {
      await dropViewsAndTriggers(client);
      await apply();
    });
  }
}

const isNeededByOthers = (error: unknown) =>
  error instanceof DatabaseError && error.code === '2BP01';

async function dropViewsAndTriggers(client: Client) {
  const { rows } = await client.query<{ name: string }>(
    `select name from routine
      where name like '% on %' or to_regclass('public.' || quote_ident(name)) is not null`,
  );
  await dropRoutines(
    client,
    rows.map(({ name }) => name),
  );
}

/** Runs again from its first statement if the process dies. */
async function applyOutside(
  client: Client,
  migration: Extract<Migration, { kind: 'outside a transaction' }>,
) {
  for (const statement of migration.statements) {
    const index = /^create (?:unique )?index concurrently if not exists (\w+)/i.exec(
      statement,
    )?.[1];
    if (index) await dropIfInvalid(client, index);
    await client.query(statement);
  }
  await remember(client, migration);
}

/** An index whose creation failed or was interrupted exists, but it is never used. */
async function dropIfInvalid(client: Client, index: string) {
  const { rowCount } = await client.query(
    'select from pg_index where indexrelid = to_regclass($1) and not indisvalid',
    [index],
  );
  if (rowCount) await client.query(`drop index concurrently ${index}`);
}

/**
 * Its rows are changed once the routines are those of its version, as triggers may decide what they get. It is tried on the
 * first rows, so that one that fails leaves nothing of itself.
 */
async function announceFill(
  client: Client,
  migration: Extract<Migration, { kind: 'in batches' }>,
  warn: Warn,
) {
  const change = { name: `The migration ${migration.name}`, warn };
  await withShortLocks(client, change, async () => {
    await client.query('savepoint trial');
    await changeRowsAfter(client, migration, null);
    await client.query('rollback to trial');
    await remember(client, migration, migration.text);
  });
}

async function remember(client: Client, { name, checksum, needs }: Migration, waiting?: string) {
  await client.query(
    'insert into migration (name, checksum, needs, waiting) values ($1, $2, $3, $4)',
    [name, checksum, needs, waiting ?? null],
  );
}
