import type { Pool } from 'pg';

/** A transaction that only reads, and sees the database as of its beginning until it is closed. */
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
