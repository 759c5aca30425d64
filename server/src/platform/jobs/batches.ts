import { isDatabaseDown } from '../../db/is-database-down.ts';
import { type JobsApp, type JobKind, type JobPayloads, addJob } from './jobs.ts';

/** The payload of a job that works in batches: the last row of the batch before. */
export interface Continued<T> {
  readonly after?: T;
}

type BatchKind<T> = {
  [K in JobKind]: JobPayloads[K] extends Continued<T> ? K : never;
}[JobKind];

export interface Batches<T> {
  /** The most rows of a batch. */
  readonly size: number;
  /** Rows that are due, in a fixed order, from the start or after a row. */
  readonly find: (after: T | null, size: number) => Promise<readonly T[]>;
  /**
   * Handles all of these rows in one transaction. It may return work for after the transaction, which runs while the next
   * batch is handled, such as sending over the network.
   */
  readonly handle: (batch: readonly T[]) => Promise<FollowUp | void>;
}

type FollowUp = () => Promise<unknown>;

/**
 * A scheduled job that handles everything that is due, one batch for each run, so that memory, transactions and locks
 * stay small and other jobs run in between. A run that ends early is repeated, and what was handled is no longer due. If
 * a batch fails, its rows are handled one by one, so that one bad row doesn't stop the others.
 */
export function scheduleBatches<T extends object, K extends BatchKind<T>>(
  { pool, jobs, log }: JobsApp,
  kind: K,
  pattern: string,
  { size, find, handle }: Batches<T>,
) {
  async function handleEach(rows: readonly T[]) {
    for (const row of rows) {
      try {
        await follow(await handle([row]));
      } catch (error) {
        if (isDown(error)) throw error;
        log.error(
          { err: error, kind },
          'a row failed and will be tried again when the job runs next',
        );
      }
    }
  }

  async function handleAll(rows: readonly T[]) {
    try {
      return await handle(rows);
    } catch (error) {
      if (isDown(error)) throw error;
      log.warn({ err: error, kind, rows: rows.length }, 'a batch failed and is handled row by row');
      return handleEach(rows);
    }
  }

  jobs.schedule(kind, pattern, async (payload) => {
    const rows = await find((payload as Continued<T>).after ?? null, size);
    if (rows.length === 0) return;
    const followUp = await handleAll(rows);
    const next = { after: rows.at(-1) } as unknown as JobPayloads[K];
    if (rows.length === size) await addJob(pool, kind, next, { key: kind });
    await follow(followUp);
  });
}

async function follow(work: FollowUp | void) {
  if (typeof work === 'function') await work();
}

const isDown = (error: unknown) => error instanceof Error && isDatabaseDown(error);
