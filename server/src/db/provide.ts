import { Client } from 'pg';
import type { Config } from '../config.ts';
import { StartError } from '../errors.ts';
import { findEmbedded, startEmbedded } from './embedded.ts';
import { isFull } from './embedded/failure.ts';
import { diskFull } from './embedded/folders.ts';

export interface ProvidedDatabase {
  readonly url: string;
  stop(): Promise<void>;
  /** Settles when a database of our own has ended. */
  readonly exited: Promise<void>;
}

type Needs = Pick<Config, 'databaseUrl' | 'dataDir'>;
type Report = (line: string) => void;

/** The database that DATABASE_URL names, or one of our own. */
export async function provideDatabase(
  { databaseUrl, dataDir }: Needs,
  report: Report,
): Promise<ProvidedDatabase> {
  if (!databaseUrl) return startEmbedded({ dataDir, report });
  await checkReachable(databaseUrl);
  return notOurs(databaseUrl);
}

/** Uses the running database of this data folder if there is one. For commands beside a running server. */
export async function joinDatabase(config: Needs, report: Report): Promise<ProvidedDatabase> {
  const running = config.databaseUrl ? undefined : findEmbedded(config.dataDir);
  return running ? notOurs(running) : provideDatabase(config, report);
}

const notOurs = (url: string): ProvidedDatabase => ({
  url,
  stop: () => Promise.resolve(),
  exited: new Promise(() => {}),
});

async function checkReachable(url: string) {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  try {
    await client.connect();
    await client.end();
  } catch (error) {
    const { host, port, database, user } = client;
    throw new StartError(
      `DATABASE_URL cannot be used (${reason(error)}): see to it that PostgreSQL at ${host}:${port} lets ${user} in to ${database}, or correct it.`,
    );
  }
}

/** A host name with several addresses fails with one error for each. */
function reason(error: unknown): string {
  const first: unknown = error instanceof AggregateError ? error.errors[0] : error;
  return first instanceof Error ? first.message : String(first);
}

/** On a full disk errors vary and rarely name the cause. */
export const explainDisk = (error: unknown, { databaseUrl, dataDir }: Needs): unknown =>
  databaseUrl || !isFull(dataDir) ? error : diskFull(dataDir);
