import type { FastifyInstance } from 'fastify';
import type { Pool } from 'pg';
import { expect } from 'vitest';

/** Runs a statement and keeps it uncommitted until the work is waiting for its locks. */
export async function withOpenTransaction<T>(
  app: FastifyInstance & { owner: Pool },
  statement: string,
  id: string,
  work: () => Promise<T>,
  then = 'select',
) {
  const client = await app.owner.connect();
  try {
    await client.query('begin');
    await client.query(statement, [id]);
    const done = work();
    const waiting = () =>
      app.pool.query(
        `select from pg_locks l join pg_stat_activity a using (pid)
          where not l.granted and a.datname = current_database()`,
      );
    await expect.poll(async () => (await waiting()).rowCount).not.toBe(0);
    await client.query(then);
    await client.query('commit');
    return await done;
  } finally {
    client.release();
  }
}
