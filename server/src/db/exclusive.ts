import { setTimeout as sleep } from 'node:timers/promises';
import type { Client } from 'pg';
import { openClient } from './with-client.ts';

const pauseMs = 200;

interface Exclusive {
  readonly url: string;
  /** Number of the advisory lock. */
  readonly lock: number;
  /** Name of the connection in the list of the database. */
  readonly name: string;
  /** Called before waiting for the lock, to refuse a database early. */
  readonly check?: (client: Client) => Promise<void>;
  /** Called once if another process has the lock. */
  readonly onWait?: () => void;
}

/** Runs `work` in one process at a time, on its own connection: closing it releases the lock. */
export async function runExclusively<T>(
  { url, lock, name, check, onWait }: Exclusive,
  work: (client: Client) => Promise<T>,
) {
  const client = await openClient({
    connectionString: url,
    application_name: name,
    pipeline: true,
  });
  try {
    await check?.(client);
    await takeLock(client, lock, onWait);
    return await work(client);
  } finally {
    await client.end().catch(() => undefined);
  }
}

/**
 * Asks again and again. A statement that waits for the lock would keep an old snapshot, and `create index concurrently` in the
 * process that has the lock waits until there is none.
 */
async function takeLock(client: Client, lock: number, onWait?: () => void) {
  for (let isFirst = true; ; isFirst = false) {
    const { rows } = await client.query<{ taken: boolean }>(
      'select pg_try_advisory_lock($1) as taken',
      [lock],
    );
    if (rows[0]?.taken) return;
    if (isFirst) onWait?.();
    await sleep(pauseMs);
  }
}
