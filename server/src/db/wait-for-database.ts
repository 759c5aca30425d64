import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { StartError } from '../errors.ts';
import { isDatabaseDown } from './is-database-down.ts';

const pauseMs = 500;
const repeatLine = 30_000;

interface Wait {
  readonly url: string;
  readonly seconds: number;
  readonly report: (line: string) => void;
}

/** Waits for a database that is down or only starting. One that refuses us is an error immediately. */
export async function waitForDatabase({ url, seconds, report }: Wait) {
  const { host, port } = new Client(url);
  const end = performance.now() + seconds * 1000;
  let reportAt = 0;
  for (;;) {
    const error = await tryToConnect(url);
    if (!error) return;
    if (!isDatabaseDown(error)) throw refused(url, error);
    const now = performance.now();
    if (now >= end) throw outOfReach(`${host}:${port}`, seconds, error);
    if (now >= reportAt) {
      report(`Waiting for the database at ${host}:${port} …`);
      reportAt = now + repeatLine;
    }
    await sleep(pauseMs);
  }
}

/** A host name with several addresses fails with one error for each. */
async function tryToConnect(url: string): Promise<Error | undefined> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return undefined;
  } catch (error) {
    const first: unknown = error instanceof AggregateError ? error.errors[0] : error;
    return first instanceof Error ? first : new Error(String(first));
  } finally {
    await client.end().catch(() => undefined);
  }
}

function refused(url: string, { message }: Error) {
  const { host, port, database, user } = new Client(url);
  return new StartError(
    `DATABASE_URL cannot be used (${message}): see to it that PostgreSQL at ${host}:${port} lets ${user} in to ${database}, or correct it.`,
  );
}

const outOfReach = (place: string, seconds: number, { message }: Error) =>
  new StartError(
    `The database at ${place} did not answer within ${seconds} s (${message}): start it, correct DATABASE_URL, or set DATABASE_WAIT higher.`,
  );
