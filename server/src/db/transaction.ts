import type { ClientBase, Pool, PoolClient } from 'pg';
import { isConnectionEnded } from './is-database-down.ts';

/** What else happens when an open transaction ends. */
interface Ending {
  readonly pool: Pool;
  /** Each sends one statement, together with the commit. */
  readonly last: (() => Promise<unknown>)[];
  /** Called once it has committed. */
  readonly after: (() => void)[];
  /** Runs on its connection after it was rolled back. */
  readonly afterRollback: (() => Promise<unknown>)[];
}

const endings = new WeakMap<object, Ending>();

/** The ending of the transaction that runs on this connection; undefined outside of `inTransaction`. */
export const endingOf = (db: object) => endings.get(db);

/** Sends a statement of an open transaction together with its commit, which spares waiting for the result. */
export function withCommit(client: PoolClient, send: () => Promise<unknown>) {
  const ending = endings.get(client);
  if (!ending) throw new Error('No transaction is open');
  ending.last.push(send);
}

/** Plans work on the connection of a transaction if that fails: another connection may not be free. */
export const afterRollback = (client: PoolClient, work: () => Promise<unknown>) =>
  void endings.get(client)?.afterRollback.push(work);

/** Thrown by work that needs other locks than it has taken, and so has to release all of them. */
export class BeginAgain extends Error {}

/** Runs `work` in a transaction, and once more from the start if it asks for that. */
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
  const ending: Ending = { pool, last: [], after: [], afterRollback: [] };
  endings.set(client, ending);
  let broken: Error | undefined;
  try {
    const result = await commitAfter(client, () => work(client), ending.last);
    for (const then of ending.after) then();
    return result;
  } catch (error) {
    await client.query('rollback').catch((failure: Error) => (broken = failure));
    if (!broken && !(error instanceof BeginAgain))
      for (const then of ending.afterRollback) await then();
    if (isConnectionEnded(error)) broken ??= error;
    throw error;
  } finally {
    endings.delete(client);
    client.release(broken);
  }
}

/** Runs `work` in a transaction on a connection that the caller closes on failure, which rolls back. */
export async function commitAfter<T>(
  client: ClientBase,
  work: () => Promise<T>,
  last: readonly (() => Promise<unknown>)[] = [],
) {
  // The connection is pipelined: statements that do not wait for a result are sent together.
  const [begun, done] = await Promise.allSettled([client.query('begin'), work()]);
  if (begun.status === 'rejected') throw begun.reason;
  if (done.status === 'rejected') throw done.reason;
  const ended = Promise.all(last.map((send) => send()));
  const [committed] = await Promise.all([client.query('commit'), ended]);
  refuseRollback(committed);
  return done.value;
}

/** If an error of a statement was ignored, COMMIT rolls back and says so. */
function refuseRollback({ command }: { readonly command: string }) {
  if (command !== 'COMMIT') throw new Error('The transaction was rolled back');
}
