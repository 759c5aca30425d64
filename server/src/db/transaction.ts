import type { ClientBase, Pool, PoolClient } from 'pg';

/** What else happens when an open transaction ends. */
interface Ending {
  readonly pool: Pool;
  /** Done last in the transaction. */
  readonly before: (() => Promise<void>)[];
  /** Called once it has committed. */
  readonly after: (() => void)[];
}

const endings = new WeakMap<object, Ending>();

/** The ending of the transaction that runs on this connection; undefined outside of `inTransaction`. */
export const endingOf = (db: object) => endings.get(db);

/** Thrown by work that needs other locks than it has taken, and so has to let go of all of them. */
export class BeginAgain extends Error {}

/** Runs `work` in a transaction, and once more from the beginning where it asks for that. */
export async function inTransaction<T>(
  pool: Pool,
  work: (client: PoolClient) => Promise<T>,
): Promise<T> {
  for (;;) {
    try {
      return await tryInTransaction(pool, work);
    } catch (error) {
      if (!(error instanceof BeginAgain)) throw error;
    }
  }
}

async function tryInTransaction<T>(pool: Pool, work: (client: PoolClient) => Promise<T>) {
  const client = await pool.connect();
  const ending: Ending = { pool, before: [], after: [] };
  endings.set(client, ending);
  let broken: Error | undefined;
  try {
    const result = await commitAfter(client, async () => {
      const value = await work(client);
      for (const last of ending.before) await last();
      return value;
    });
    for (const then of ending.after) then();
    return result;
  } catch (error) {
    await client.query('rollback').catch((failure: Error) => (broken = failure));
    throw error;
  } finally {
    endings.delete(client);
    client.release(broken);
  }
}

/** Runs `work` in a transaction on a connection that the caller closes on failure, which rolls back. */
export async function commitAfter<T>(client: ClientBase, work: () => Promise<T>) {
  await client.query('begin');
  const result = await work();
  const { command } = await client.query('commit');
  // If an error of a statement was ignored, COMMIT rolls back and says so.
  if (command !== 'COMMIT') throw new Error('The transaction was rolled back');
  return result;
}
