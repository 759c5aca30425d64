import { Client, DatabaseError } from 'pg';

const parts = /^(postgres(?:ql)?:\/\/(?:[^@/?]*@)?)([^/?]*)(.*)$/s;

/** One address for each host of `postgres://role@first:5432,second:5433/name`. */
export function splitHosts(url: string): readonly string[] {
  const [, before = '', hosts = '', after = ''] = parts.exec(url) ?? [];
  return hosts.includes(',') ? hosts.split(',').map((host) => before + host + after) : [url];
}

/** The hosts and ports, to be shown. */
export const namePlaces = (url: string) =>
  splitHosts(url)
    .map((each) => new Client(each))
    .map(({ host, port }) => `${host}:${port}`)
    .join(', ');

const connectMs = 2000;
/** Connections that are opened together ask together. */
const keepMs = 500;

const found = new Map<string, { readonly address: Promise<string>; readonly at: number }>();

/** The address of the host that takes writes, of several of which all others follow it. */
export function findWritable(url: string): Promise<string> {
  const last = found.get(url);
  if (last && performance.now() - last.at < keepMs) return last.address;
  const address = askAll(splitHosts(url));
  found.set(url, { address, at: performance.now() });
  address.catch(() => found.delete(url));
  return address;
}

async function askAll(hosts: readonly string[]) {
  try {
    return await Promise.any(hosts.map(refuseReadOnly));
  } catch (error) {
    throw error instanceof AggregateError ? mostTelling(error.errors) : error;
  }
}

/** What a host said tells more than that another could not be reached. */
const mostTelling = (errors: readonly unknown[]) =>
  errors.find((error) => error instanceof DatabaseError) ?? errors[0];

async function refuseReadOnly(address: string) {
  const client = new Client({
    connectionString: address,
    application_name: 'kindred-find-primary',
    connectionTimeoutMillis: connectMs,
    query_timeout: connectMs,
  });
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<{ reads: boolean }>(
      `select pg_is_in_recovery() or current_setting('transaction_read_only')::bool as reads`,
    );
    if (rows[0]?.reads) throw readOnly(`${client.host}:${client.port}`);
    return address;
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** The error that a statement would get there. */
function readOnly(place: string) {
  const error = new DatabaseError(`${place} takes no writes`, 0, 'error');
  error.code = '25006';
  return error;
}
