import { Client } from 'pg';

interface Exclusive {
  readonly url: string;
  /** Number of the advisory lock. */
  readonly lock: number;
  /** Name of the connection in the list of the database. */
  readonly name: string;
  /** Called before waiting for the lock, to refuse a database early. */
  readonly check?: (client: Client) => Promise<void>;
}

/** Runs `work` in one process at a time, on its own connection: closing it releases the lock. */
export async function runExclusively<T>(
  { url, lock, name, check }: Exclusive,
  work: (client: Client) => Promise<T>,
) {
  const client = new Client({ connectionString: url, application_name: name, pipeline: true });
  // The query that fails reports a lost connection.
  client.on('error', () => undefined);
  await client.connect();
  try {
    await check?.(client);
    await client.query('select pg_advisory_lock($1)', [lock]);
    return await work(client);
  } finally {
    await client.end().catch(() => undefined);
  }
}
