import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { readMigration, type Fill } from './migration-file.ts';
import { withShortLocks } from './short-locks.ts';

export const fillJob = 'fill-columns';

/** Adds the job that continues, unless it waits already. */
export const addFillJob = (client: Client) =>
  client.query(`select graphile_worker.add_job('${fillJob}', '{}', job_key => '${fillJob}')`);

/** Continues for about so many milliseconds, on a connection of the owner of the tables. Another job takes over then. */
export async function continueFills(url: string, milliseconds: number) {
  const client = new Client({ connectionString: url, application_name: 'kindred-fill' });
  client.on('error', () => undefined);
  await client.connect();
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

/** The first migration that still has rows to change, from the text that the database keeps of it. */
export async function findUnfinishedFill(client: Client) {
  const { rows } = await client.query<{ name: string; checksum: string; text: string }>(
    'select name, checksum, unfinished as text from migration where unfinished is not null order by name limit 1',
  );
  const migration = rows[0] && readMigration(rows[0]);
  return migration?.kind === 'in batches' ? migration : undefined;
}

/** Changes rows batch by batch until all are changed or the time is over. Returns whether all are. */
export async function runFill(
  client: Client,
  migration: BatchMigration,
  milliseconds = Number.POSITIVE_INFINITY,
): Promise<boolean> {
  const change = { name: `The migration ${migration.name}` };
  const start = performance.now();
  for (;;) {
    const before = performance.now();
    const isDone = await withShortLocks(client, change, () => changeNextRows(client, migration));
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
export async function changeNextRows(client: Client, { name, fill }: BatchMigration) {
  const { rows: open } = await client.query<{ last_key: string[] | null }>(
    'select last_key from migration where name = $1 and unfinished is not null for update',
    [name],
  );
  if (!open[0]) return true;
  const { keys, size, table } = fill;
  const last = open[0].last_key;
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
    await client.query(fill.statement, values);
  }
  const isDone = rows.length < size;
  await client.query(
    `update migration set last_key = $2, unfinished = case when $3 then null else unfinished end where name = $1`,
    [name, rows.at(-1) ?? last, isDone],
  );
  return isDone;
}
