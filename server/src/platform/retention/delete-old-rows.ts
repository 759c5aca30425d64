import { isDatabaseDown } from '../../db/is-database-down.ts';
import { skipLocked } from '../../db/locks.ts';
import { statement } from '../../db/statement.ts';
import { type OldRows, batchOf, day, oldRows } from './kept-rows.ts';
import type { JobsApp } from '../jobs/jobs.ts';

declare module '../jobs/jobs.ts' {
  interface JobPayloads {
    'delete-old-rows': object;
    'delete-old-rows-hourly': object;
  }
}

/** Places of rows don't change while they are locked, so this needs no key. */
const definitionOf = (rows: OldRows, index: number) => ({
  name: `delete_old_rows_of_${rows.table}_${index}`,
  text: `delete from ${rows.table} where ctid = any (array(
    select old.ctid from ${rows.table} old where ${rows.deletedWhen} limit $batch ${skipLocked}))`,
  params: { before: 'timestamptz', batch: 'int8' } as const,
});

const each = oldRows.map((rows, index) => ({
  rows,
  delete: statement(definitionOf(rows, index)),
}));

const deletedByTable = new Map<string, number>();

/** How many rows this process has deleted since it started, by table. */
export const countDeletedRows = (): ReadonlyMap<string, number> => deletedByTable;

/** Deletes what is no longer kept, in batches that commit one by one. */
export function deleteOldRows({ pool, jobs, log, now }: JobsApp) {
  async function deleteAll(every: OldRows['every'], signal: AbortSignal) {
    const failures: unknown[] = [];
    for (const { rows, delete: deleteBatch } of each) {
      if (rows.every !== every) continue;
      const before = beforeOf(rows, now());
      try {
        await deleteInBatches((batch) => deleteBatch.run(pool, { before, batch }), rows, signal);
      } catch (error) {
        if (signal.aborted || (error instanceof Error && isDatabaseDown(error))) throw error;
        log.error({ err: error, table: rows.table }, 'old rows could not be deleted');
        failures.push(error);
      }
    }
    // The job is tried again and is listed as failed, but one table does not keep the rows of the others.
    if (failures.length > 0) throw new AggregateError(failures);
  }

  jobs.schedule('delete-old-rows', '43 3 * * *', (_, { signal }) => deleteAll('night', signal));
  jobs.schedule('delete-old-rows-hourly', '7 * * * *', (_, { signal }) =>
    deleteAll('hour', signal),
  );
}

const beforeOf = ({ kept }: OldRows, now: Date) =>
  kept === 'no longer' ? now : new Date(now.getTime() - kept.days * day);

async function deleteInBatches(
  deleteBatch: (size: number) => Promise<number>,
  rows: OldRows,
  signal: AbortSignal,
) {
  const batch = batchOf(rows);
  let deleted: number;
  do {
    signal.throwIfAborted();
    deleted = await deleteBatch(batch);
    deletedByTable.set(rows.table, (deletedByTable.get(rows.table) ?? 0) + deleted);
  } while (deleted === batch);
}
