import type { Pool } from 'pg';

/** A read-only transaction that sees the database as of its start until it is closed. */
export async function openSnapshot(pool: Pool) {
  const client = await pool.connect();
  async function close() {
    let broken: Error | undefined;
    await client.query('rollback').catch((error: Error) => (broken = error));
    client.release(broken);
  }
  try {
    await client.query('begin isolation level repeatable read read only');
  } catch (error) {
    await close();
    throw error;
  }
  return { client, close };
}
