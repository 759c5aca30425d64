import type { ClientBase, Pool, PoolClient } from 'pg';

/** Everything `work` writes, or nothing. */
export async function inTransaction<T>(pool: Pool, work: (client: PoolClient) => Promise<T>) {
  const client = await pool.connect();
  let broken: Error | undefined;
  try {
    return await commitAfter(client, () => work(client));
  } catch (error) {
    await client.query('rollback').catch((failure: Error) => (broken = failure));
    throw error;
  } finally {
    client.release(broken);
  }
}

/** The same on a connection that the caller closes when it fails, which takes everything back. */
export async function commitAfter<T>(client: ClientBase, work: () => Promise<T>) {
  await client.query('begin');
  const result = await work();
  const { command } = await client.query('commit');
  // After a failed statement whose error was swallowed, the database answers a commit by rolling back.
  if (command !== 'COMMIT') throw new Error('The transaction was rolled back');
  return result;
}
