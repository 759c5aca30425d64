import { Pool, types } from 'pg';

// Counts fit a number here; a bigint in text would have to be parsed at each place.
types.setTypeParser(types.builtins.INT8, Number);
// A day is a day, not a moment in some zone.
types.setTypeParser(types.builtins.DATE, (day) => day);

const settings = [
  'timezone=UTC',
  'statement_timeout=30s',
  'idle_in_transaction_session_timeout=30s',
];

/** Requests work under the application's own role, where there is one. */
export function openPool(url: string, size: number, role?: string) {
  const pool = new Pool({
    connectionString: url,
    max: size,
    connectionTimeoutMillis: 5000,
    idleTimeoutMillis: 60_000,
    keepAlive: true,
    // The database ends what takes too long; this is for when it is past answering at all.
    query_timeout: 35_000,
    application_name: 'kindred',
    options: [...settings, ...(role ? [`role=${role}`] : [])].map((each) => `-c ${each}`).join(' '),
  });
  // A connection that breaks is replaced at the next use, and whoever was using it is told by their query.
  // Unheard, the event would end the process.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}
