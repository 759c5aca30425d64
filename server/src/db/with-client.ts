import type { ClientConfig } from 'pg';
import { DatabaseClient } from './client.ts';

/** A connection of its own, which the caller ends. */
export async function openClient(config: ClientConfig) {
  const client = new DatabaseClient(config);
  await client.connect();
  return client;
}

/** A connection for this work alone. */
export async function withClient<T>(url: string, work: (client: DatabaseClient) => Promise<T>) {
  const client = await openClient({ connectionString: url, connectionTimeoutMillis: 10_000 });
  try {
    return await work(client);
  } finally {
    await client.end().catch(() => undefined);
  }
}
