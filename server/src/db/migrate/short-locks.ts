import { setTimeout as sleep } from 'node:timers/promises';
import { DatabaseError, type Client } from 'pg';
import { StartError } from '../../errors.ts';

/**
 * Milliseconds for which a change of the schema waits for a lock. Requests that need the same table wait behind it for as
 * long. PostgreSQL searches for deadlocks after a second: until then the change has given way, so no request is ended.
 */
const lockTimeout = 500;

const tries = 60;
const maxPauseMs = 10_000;

interface Change {
  /** What changes, for the operator: the subject of a sentence. */
  readonly name: string;
  readonly warn?: ((line: string) => void) | undefined;
}

/** Runs `work` in a transaction that gives up and starts again if another one holds a lock for long. */
export async function withShortLocks<T>(
  client: Client,
  { name, warn }: Change,
  work: () => Promise<T>,
): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await commit(client, work);
    } catch (error) {
      if (!isLocked(error)) throw error;
      if (attempt === tries)
        throw new StartError(
          `${name} could not get its locks in ${tries} attempts: end what holds tables for long, such as a backup or a report, and start again.`,
        );
    }
    const pauseMs = Math.min(attempt * 1000, maxPauseMs);
    warn?.(`${name} waits for a lock, and tries again in ${pauseMs / 1000} s.`);
    await sleep(pauseMs);
  }
}

async function commit<T>(client: Client, work: () => Promise<T>) {
  await client.query(`begin; set local lock_timeout = ${lockTimeout}`);
  try {
    const result = await work();
    await client.query('commit');
    return result;
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw error;
  }
}

/** A lock was not available in time, or PostgreSQL has ended a deadlock. */
function isLocked(error: unknown): boolean {
  if (error instanceof DatabaseError) return ['55P03', '40P01'].includes(error.code ?? '');
  return error instanceof Error && isLocked(error.cause);
}
