import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Config } from '../config.ts';
import { findEmbedded, startEmbedded } from './embedded/embedded.ts';
import { isFull } from './embedded/failure.ts';
import { diskFull } from './embedded/folders.ts';
import { refuseUnfinishedDatabase, refuseUnfinishedFolder } from './copy/unfinished-restore.ts';
import { findSession } from './find-session.ts';
import { asUser, createEmbeddedRole, embeddedRole } from './request-role.ts';
import { StartError } from '../errors.ts';
import { keepSettingsInRole } from './request-settings.ts';
import { type DatabaseVariable, waitForDatabase } from './wait-for-database.ts';
import { withClient } from './with-client.ts';

export interface DatabaseAddresses {
  /** For requests. */
  readonly url: string;
  /** The same past a pooler, for what belongs to one connection. Without a pooler it is the same. */
  readonly directUrl?: string;
  /** For migrations. It is the same in development with one address; without it, another process or command migrates. */
  readonly ownerUrl?: string | undefined;
}

export interface ProvidedDatabase extends DatabaseAddresses {
  stop(): Promise<void>;
  /** Resolves with the reason when an embedded database has stopped permanently. */
  readonly lost: Promise<unknown>;
}

/** For commands that need the tables as their owner. */
export function ownerOf({ ownerUrl }: DatabaseAddresses) {
  if (ownerUrl) return ownerUrl;
  throw new StartError(
    'This command needs DATABASE_OWNER_URL: set it, next to DATABASE_URL with the role that serves requests, to the role that owns the database and its tables.',
  );
}

type Needs = Pick<
  Config,
  'databaseUrl' | 'databaseOwnerUrl' | 'databaseWait' | 'dataDir' | 'production'
> &
  Partial<Pick<Config, 'databaseDirectUrl'>>;
type Report = (line: string) => void;

/** The database of DATABASE_URL, or an embedded one. Refuses to begin an empty service where a restore has not ended. */
export async function provideDatabase(config: Needs, report: Report): Promise<ProvidedDatabase> {
  if (config.databaseUrl) {
    const database = await useExternal(config.databaseUrl, config, report);
    await withClient(database.url, (client) => refuseUnfinishedDatabase(client, config.dataDir));
    return database;
  }
  const embedded = await startEmbedded({ dataDir: config.dataDir, report });
  try {
    return { ...embedded, ...(await addressesOf(embedded.url)) };
  } catch (error) {
    await embedded.stop();
    throw error;
  }
}

/** Uses the running database of this data folder if there is one, also while a first start creates it. */
export async function joinOrBegin(config: Needs, report: Report): Promise<ProvidedDatabase> {
  const running = config.databaseUrl ? undefined : findEmbedded(config.dataDir);
  return running ? notOurs(await addressesOf(running)) : provideDatabase(config, report);
}

/** The same for commands on a service that is there. */
export async function joinDatabase(config: Needs, report: Report): Promise<ProvidedDatabase> {
  if (!config.databaseUrl && !findEmbedded(config.dataDir)) refuseNew(config.dataDir);
  return joinOrBegin(config, report);
}

/** Without the settings of the service, a command would begin an empty database and say that all is well. */
function refuseNew(dataDir: string) {
  refuseUnfinishedFolder(dataDir);
  const folder = resolve(dataDir);
  if (!existsSync(join(folder, 'postgres')))
    throw new StartError(
      `There is no database in ${folder}: give this command the settings of the service, such as DATABASE_URL or DATA_DIR, or start Kindred first.`,
    );
}

/** Alone, for the restore itself, which may follow one that has not ended. */
export async function useExternal(
  url: string,
  {
    databaseDirectUrl: directUrl = url,
    databaseOwnerUrl,
    databaseWait: seconds,
    production,
  }: Needs,
  report: Report,
) {
  const isPooled = directUrl !== url;
  const wait = (variable: DatabaseVariable, address: string) =>
    waitForDatabase({ variable, url: address, seconds, report });
  await wait(isPooled ? 'DATABASE_DIRECT_URL' : 'DATABASE_URL', directUrl);
  if (databaseOwnerUrl) await wait('DATABASE_OWNER_URL', databaseOwnerUrl);
  const ownerUrl = databaseOwnerUrl && (await ownerBeside(directUrl, databaseOwnerUrl, production));
  if (isPooled) {
    // Before the pooler opens connections, which get the settings that the role has then.
    if (ownerUrl !== directUrl) await withClient(directUrl, keepSettingsInRole);
    await wait('DATABASE_URL', url);
    await refuseOtherDatabase(url, directUrl);
  }
  return notOurs({ url, directUrl, ownerUrl });
}

/** The same address can be written in many ways, so the server says what it leads to. */
async function ownerBeside(url: string, ownerUrl: string, production: boolean) {
  const [ofRequests, ofOwner] = [await findSession(url), await findSession(ownerUrl)];
  if (ofRequests.database !== ofOwner.database)
    throw new StartError(
      'DATABASE_URL and DATABASE_OWNER_URL lead to different databases: name the same one in both.',
    );
  if (ofRequests.role !== ofOwner.role) return ownerUrl;
  if (production)
    throw new StartError(
      `DATABASE_URL and DATABASE_OWNER_URL name the same role, ${ofOwner.role}: name the owner in DATABASE_OWNER_URL, and an ordinary role that owns nothing in DATABASE_URL.`,
    );
  return url;
}

/** A pooler that leads elsewhere would lose every notification. */
async function refuseOtherDatabase(url: string, directUrl: string) {
  const [pooled, direct] = [await findSession(url), await findSession(directUrl)];
  if (pooled.database !== direct.database || pooled.role !== direct.role)
    throw new StartError(
      `DATABASE_URL and DATABASE_DIRECT_URL lead to different databases or roles (${pooled.database} as ${pooled.role}, ${direct.database} as ${direct.role}): name the same ones in both.`,
    );
}

async function addressesOf(embedded: string): Promise<DatabaseAddresses> {
  await createEmbeddedRole(embedded);
  const url = asUser(embedded, embeddedRole);
  return { url, ownerUrl: embedded };
}

const notOurs = (addresses: DatabaseAddresses): ProvidedDatabase => ({
  ...addresses,
  stop: () => Promise.resolve(),
  lost: new Promise(() => {}),
});

/** On a full disk errors vary and rarely name the cause. */
export const explainDisk = (
  error: unknown,
  { databaseUrl, dataDir }: Pick<Needs, 'databaseUrl' | 'dataDir'>,
): unknown => (databaseUrl || !isFull(dataDir) ? error : diskFull(dataDir));
