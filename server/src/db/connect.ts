import { Pool, types } from 'pg';
import { DatabaseClient } from './client.ts';
import { requestSettings } from './request-settings.ts';

// Counts fit into a number, so that bigint columns need no parsing.
types.setTypeParser(types.builtins.INT8, Number);
// A day has no time zone.
types.setTypeParser(types.builtins.DATE, (day) => day);

interface Way {
  /** A pooler is between us and the database. It takes no settings with a connection, so the role has them. */
  readonly throughPooler?: boolean;
  /** Milliseconds to wait for a connection, and for a response. The database ends slow statements itself, so these apply when it no longer responds. */
  readonly timeoutMs?: number;
}

export function openPool(
  url: string,
  size: number,
  { throughPooler = false, timeoutMs }: Way = {},
) {
  const pool = new Pool({
    Client: DatabaseClient,
    connectionString: url,
    max: size,
    connectionTimeoutMillis: timeoutMs ?? 5000,
    idleTimeoutMillis: 60_000,
    keepAlive: true,
    // Statements that do not wait for each other are sent together.
    pipeline: true,
    query_timeout: timeoutMs ?? 35_000,
    application_name: 'kindred',
    ...(!throughPooler && {
      options: Object.entries(requestSettings)
        .map(([name, value]) => `-c ${name}=${value}`)
        .join(' '),
    }),
  });
  // A broken connection is replaced at the next use. Without a listener the event would end the process.
  pool.on('error', () => undefined);
  // Connections have one from the beginning, and the job library asks for this one.
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}
