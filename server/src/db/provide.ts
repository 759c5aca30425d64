import type { Config } from '../config.ts';
import { findEmbedded, startEmbedded } from './embedded/embedded.ts';
import { isFull } from './embedded/failure.ts';
import { diskFull } from './embedded/folders.ts';
import { waitForDatabase } from './wait-for-database.ts';

export interface ProvidedDatabase {
  readonly url: string;
  stop(): Promise<void>;
  /** Resolves with the reason when an embedded database has stopped permanently. */
  readonly lost: Promise<unknown>;
}

type Needs = Pick<Config, 'databaseUrl' | 'databaseWait' | 'dataDir'>;
type Report = (line: string) => void;

/** The database of DATABASE_URL, or an embedded one. */
export async function provideDatabase(
  { databaseUrl, databaseWait, dataDir }: Needs,
  report: Report,
): Promise<ProvidedDatabase> {
  if (!databaseUrl) return startEmbedded({ dataDir, report });
  await waitForDatabase({ url: databaseUrl, seconds: databaseWait, report });
  return notOurs(databaseUrl);
}

/** Uses the running database of this data folder if there is one. For commands next to a running server. */
export async function joinDatabase(config: Needs, report: Report): Promise<ProvidedDatabase> {
  const running = config.databaseUrl ? undefined : findEmbedded(config.dataDir);
  return running ? notOurs(running) : provideDatabase(config, report);
}

const notOurs = (url: string): ProvidedDatabase => ({
  url,
  stop: () => Promise.resolve(),
  lost: new Promise(() => {}),
});

/** On a full disk errors vary and rarely name the cause. */
export const explainDisk = (error: unknown, { databaseUrl, dataDir }: Needs): unknown =>
  databaseUrl || !isFull(dataDir) ? error : diskFull(dataDir);
