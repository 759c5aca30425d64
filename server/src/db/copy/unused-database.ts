import type { Client } from 'pg';
import { StartError } from '../../errors.ts';
import { migrationLock } from '../migrate/migrate.ts';
import { openClient } from '../with-client.ts';

/** Works in one transaction on a database that no Kindred uses. None can start in the meantime. */
export async function withUnusedDatabase<T>(url: string, work: (client: Client) => Promise<T>) {
  const client = await openClient({ connectionString: url, application_name: 'kindred-restore' });
  try {
    const { rows } = await client.query<{ taken: boolean; used: boolean }>(
      `select pg_try_advisory_lock($1) as taken,
        exists (select from pg_stat_activity where datname = current_database() and application_name = 'kindred') as used`,
      [migrationLock],
    );
    if (!rows[0]?.taken || rows[0].used)
      throw new StartError('A Kindred is using the database: stop all of its processes first.');
    await client.query('begin');
    const done = await work(client);
    await client.query('commit');
    return done;
  } finally {
    await client.end().catch(() => undefined);
  }
}
