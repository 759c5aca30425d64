import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { DatabaseClient } from './client.ts';
import { namePlaces, splitHosts } from './hosts.ts';
import { StartError } from '../errors.ts';
import { isDatabaseDown, isRefused } from './is-database-down.ts';

const pauseMs = 500;
const repeatLine = 30_000;

/** The settings that name a database. */
export type DatabaseVariable = 'DATABASE_URL' | 'DATABASE_DIRECT_URL' | 'DATABASE_OWNER_URL';

interface Wait {
  /** What the lines name. */
  readonly variable: DatabaseVariable;
  readonly url: string;
  readonly seconds: number;
  readonly report: (line: string) => void;
}

/** Waits for a database that is down or only starting. One that refuses us is an error immediately. */
export async function waitForDatabase({ variable, url, seconds, report }: Wait) {
  const places = namePlaces(url);
  const end = performance.now() + seconds * 1000;
  let reportAt = 0;
  for (;;) {
    const error = await tryToConnect(url);
    if (!error) return;
    if (isRefused(error) || !isDatabaseDown(error)) throw refused(variable, url, error);
    const now = performance.now();
    if (now >= end) throw outOfReach(variable, places, seconds, error);
    if (now >= reportAt) {
      report(`Waiting for the database at ${places} …`);
      reportAt = now + repeatLine;
    }
    await sleep(pauseMs);
  }
}

/** A host name with several addresses fails with one error for each. */
async function tryToConnect(url: string): Promise<Error | undefined> {
  const client = new DatabaseClient({ connectionString: url, connectionTimeoutMillis: 10_000 });
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

function refused(variable: string, url: string, { message }: Error) {
  const { database, user } = new Client(splitHosts(url)[0]);
  return new StartError(
    `${variable} cannot be used (${message}): see to it that PostgreSQL at ${namePlaces(url)} lets ${user} in to ${database}, or correct it.`,
  );
}

const outOfReach = (variable: string, place: string, seconds: number, { message }: Error) =>
  new StartError(
    `The database at ${place} did not answer within ${seconds} s (${message}): start it, correct ${variable}, or set DATABASE_WAIT higher.`,
  );
