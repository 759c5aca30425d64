import { setTimeout as sleep } from 'node:timers/promises';
import type { Client } from 'pg';
import { openClient } from '../with-client.ts';
import { readMigration, type Fill } from './migration-file.ts';
import { withShortLocks } from './short-locks.ts';

export const fillJob = 'fill-columns';

/** Adds the job that continues, unless it waits already. */
export const addFillJob = (client: Client) =>
  client.query(`select graphile_worker.add_job('${fillJob}', '{}', job_key => '${fillJob}')`);

/** Continues for about so many milliseconds, on a connection of the owner of the tables. Another job takes over then. */
export async function continueFills(url: string, milliseconds: number) {
  const client = await openClient({ connectionString: url, application_name: 'kindred-fill' });
  try {
    const end = performance.now() + milliseconds;
    for (;;) {
      const migration = await findUnfinishedFill(client);
      if (!migration) return;
      if (!(await runFill(client, migration, end - performance.now())))
        return void (await addFillJob(client));
    }
  } finally {
    await client.end().catch(() => undefined);
  }
}

interface BatchMigration {
  readonly name: string;
  readonly fill: Fill;
}

type Warn = (line: string) => void;

/** The first migration that still has rows to change, from the text that the database keeps of it. */
export const findUnfinishedFill = async (client: Client) =>
  (await findFills(client, 'unfinished'))[0];

/** Those that begin once the routines are those of their version. */
export const findWaitingFills = (client: Client) => findFills(client, 'waiting');

async function findFills(client: Client, state: 'unfinished' | 'waiting') {
  const { rows } = await client.query<{ name: string; checksum: string; text: string }>(
    `select name, checksum, ${state} as text from migration where ${state} is not null order by name`,
  );
  return rows.map(readMigration).filter((migration) => migration.kind === 'in batches');
}

/**
 * In the transaction that updates the routines, so that no process changes rows with those of the version before. Returns
 * whether there is a migration to begin.
 */
export async function releaseFills(client: Client) {
  const { rowCount } = await client.query(
    'update migration set unfinished = waiting, waiting = null, last_key = null where waiting is not null',
  );
  return rowCount !== 0;
}

/** Changes the first rows, which are all of them in a new database, and leaves the others to a job. */
export async function beginFills(client: Client, warn: Warn) {
  for (;;) {
    const migration = await findUnfinishedFill(client);
    if (!migration) return;
    const change = { name: `The migration ${migration.name}`, warn };
    if (!(await withShortLocks(client, change, () => changeNextRows(client, migration))))
      return void (await addFillJob(client));
  }
}

/** Changes rows batch by batch until all are changed or the time is over. Returns whether all are. */
export const runFill = (client: Client, migration: BatchMigration, milliseconds?: number) =>
  runBatches(client, migration, () => changeNextRows(client, migration), milliseconds);

/**
 * Changes all rows with the routines of the version before, for a later migration that needs their values. It stores nothing,
 * as they are changed again with those of their own version. Calls back if there are more rows than those of a batch.
 */
export async function runFillAhead(client: Client, migration: BatchMigration, onMore: () => void) {
  let last: string[] | null = null;
  const changeBatch = async () => {
    const keys = await changeRowsAfter(client, migration, last);
    last = keys.at(-1) ?? last;
    return keys.length < migration.fill.size;
  };
  if (await runBatches(client, migration, changeBatch, 0)) return;
  onMore();
  await runBatches(client, migration, changeBatch);
}

async function runBatches(
  client: Client,
  { name }: BatchMigration,
  changeBatch: () => Promise<boolean>,
  milliseconds = Number.POSITIVE_INFINITY,
): Promise<boolean> {
  const start = performance.now();
  for (;;) {
    const before = performance.now();
    const isDone = await withShortLocks(client, { name: `The migration ${name}` }, changeBatch);
    if (isDone) return true;
    const now = performance.now();
    if (now - start > milliseconds) return false;
    // Leaves half of the time to others.
    await sleep(now - before);
  }
}

/**
 * Several processes can do this at the same time: each waits for the batch of the other, and continues after it. Rows are
 * locked in the order of their keys, as requests do.
 */
async function changeNextRows(client: Client, migration: BatchMigration) {
  const { name, fill } = migration;
  const { rows: open } = await client.query<{ last_key: string[] | null }>(
    'select last_key from migration where name = $1 and unfinished is not null for update',
    [name],
  );
  if (!open[0]) return true;
  const last = open[0].last_key;
  const keys = await changeRowsAfter(client, migration, last);
  const isDone = keys.length < fill.size;
  await client.query(
    `update migration set last_key = $2, unfinished = case when $3 then null else unfinished end where name = $1`,
    [name, keys.at(-1) ?? last, isDone],
  );
  return isDone;
}

/** Changes the rows of one batch, which are those after a key, and returns their keys. */
export async function changeRowsAfter(
  client: Client,
  { fill: { keys, size, table, statement } }: BatchMigration,
  last: string[] | null,
) {
  const columns = keys.join(', ');
  const { rows } = await client.query<string[]>({
    text: `select ${keys.map((key) => `${key}::text`).join(', ')} from ${table}
      ${last ? `where (${columns}) > (${keys.map((_, index) => `$${index + 1}`).join(', ')})` : ''}
      order by ${keys.map((key) => `${table}.${key}`).join(', ')} limit ${size} for no key update`,
    values: last ?? [],
    rowMode: 'array',
  });
  if (rows.length > 0) {
    const values = keys.map((_, index) => rows.map((row) => row[index]));
    await client.query(statement, values);
  }
  return rows;
}
