import { join } from 'node:path';
import { startEmbedded } from '../../server/src/db/embedded/embedded.ts';
import { type Folders, prepareFolders } from '../../server/src/db/embedded/folders.ts';
import { withClient } from '../../server/src/db/with-client.ts';
import { copyAsStandby, promote, runCluster } from '../../server/test/database/run-cluster.ts';
import type { Ports } from './ports.ts';

export const webRole = 'kindred_web';

/** A database at which to find it, as this role. */
export const addressOf = (role: string, ...ports: readonly number[]) =>
  `postgres://${role}@${ports.map((port) => `127.0.0.1:${port}`).join(',')}/kindred`;

/**
 * A primary, a standby that has written each commit before it is confirmed, and a replica. The replica follows the standby,
 * so that it is never ahead of what becomes the primary.
 */
export async function startDatabases(
  folder: string,
  ports: Pick<Ports, 'primary' | 'standby' | 'replica'>,
  opened: AsyncDisposableStack,
) {
  const [first, second, third] = [
    prepareFolders(join(folder, 'primary')),
    prepareFolders(join(folder, 'standby')),
    prepareFolders(join(folder, 'replica')),
  ];
  const created = await startEmbedded({ dataDir: first.data });
  try {
    // The owner of the cluster may everything; the one who serves requests owns nothing.
    await withClient(created.url, (client) => client.query(`create role ${webRole} login`));
  } finally {
    await created.stop();
  }
  await copyAsStandby(first, second, ports.primary);
  await copyAsStandby(first, third, ports.standby);
  const run = async (folders: Folders, port: number, settings = {}) => {
    let running = await runCluster(folders, port, settings);
    opened.defer(() => running.end('SIGINT'));
    return {
      kill: () => running.end('SIGKILL'),
      start: async () => {
        running = await runCluster(folders, port, settings);
      },
    };
  };
  const primary = await run(first, ports.primary, { synchronous_standby_names: '*' });
  await run(second, ports.standby);
  const replica = await run(third, ports.replica);
  return { primary, replica, promoteStandby: () => promote(addressOf('kindred', ports.standby)) };
}
