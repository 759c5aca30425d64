import { DatabaseError } from 'pg';
import { StartError } from '../errors.ts';
import { type MigrateOptions, migrate, refuseOtherVersion } from './migrate/migrate.ts';
import { findSession } from './find-session.ts';
import type { DatabaseAddresses } from './provide.ts';
import { refusePowerfulRole } from './refuse-powerful-role.ts';
import { withClient } from './with-client.ts';

type Say = (line: string) => void;

interface Options extends Pick<MigrateOptions, 'waitForFills'> {
  readonly report?: Say;
  readonly warn: Say;
}

const nothing = () => undefined;

/**
 * Brings the database up to this version as its owner, or checks that it is if this process knows no owner, and that the role
 * of requests has what it needs and no more. With one address, in a demo, the owner serves requests.
 */
export async function prepareDatabase(
  { url, directUrl = url, ownerUrl }: DatabaseAddresses,
  { report = nothing, warn, waitForFills = false }: Options,
) {
  if (ownerUrl === directUrl) {
    await migrate(ownerUrl, { report, warn, waitForFills });
    return;
  }
  // Before it gets access to anything.
  await withClient(directUrl, (client) => refusePowerfulRole(client, { beforeMigration: true }));
  if (ownerUrl) {
    const { role: requestRole } = await findSession(directUrl);
    await migrate(ownerUrl, { report, warn, requestRole, waitForFills }).catch(explainOwner);
  }
  await withClient(directUrl, async (client) => {
    // A migration gives and revokes access, so it comes before the refusal of access.
    if (!ownerUrl) await refuseOtherVersion(client, warn);
    await refusePowerfulRole(client);
  });
}

function explainOwner(error: unknown): never {
  const cause = error instanceof Error && error.cause ? error.cause : error;
  if (cause instanceof DatabaseError && cause.code === '42501')
    throw new StartError(
      `The role of DATABASE_OWNER_URL may not change the database (${cause.message}): name the role that owns the database and its tables.`,
    );
  throw error;
}
