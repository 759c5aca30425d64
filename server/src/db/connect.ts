import { Pool, types } from 'pg';

// Counts fit into a number, so that bigint columns need no parsing.
types.setTypeParser(types.builtins.INT8, Number);
// A day has no time zone.
types.setTypeParser(types.builtins.DATE, (day) => day);

const settings = [
  'timezone=UTC',
  'statement_timeout=30s',
  'idle_in_transaction_session_timeout=30s',
];

/** Requests use the application's role, where it exists. */
export function openPool(url: string, size: number, role?: string) {
  const pool = new Pool({
    connectionString: url,
    max: size,
    connectionTimeoutMillis: 5000,
    idleTimeoutMillis: 60_000,
    keepAlive: true,
    // Statements that do not wait for each other are sent together.
    pipeline: true,
    // The database ends slow statements itself. This limit applies when it no longer responds.
    query_timeout: 35_000,
    application_name: 'kindred',
    options: [...settings, ...(role ? [`role=${role}`] : [])].map((each) => `-c ${each}`).join(' '),
  });
  // A broken connection is replaced at the next use, and its query fails. Without a listener the event would end the
  // process.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}
