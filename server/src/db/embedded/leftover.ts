import { once } from 'node:events';
import { globSync, rmSync } from 'node:fs';
import { connect, type NetConnectOpts } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { DatabaseCommand } from './command.ts';
import { FolderInUse } from './failure.ts';
import type { Folders } from './folders.ts';
import { isRunning, pidFileOf, readPidFile } from './pid-file.ts';

const pollMs = 50;
/** A starting or stopping database opens its socket or ends within this time. */
const minQuietMs = 2000;

/**
 * Ends the database of a killed server and removes leftover files. Call it while holding the lock of the folder: a
 * database that is found then has no server.
 */
export async function endLeftover(
  { data, cluster, run }: Folders,
  command: Pick<DatabaseCommand, 'stop' | 'portable'>,
  deadline: number,
) {
  for (let silent = 0; silent < minQuietMs; silent += pollMs) {
    const left = readPidFile(cluster);
    if (!left || !isRunning(left.pid)) break;
    const place = command.portable
      ? // The pid of a process that is no database is in a file without a port.
        { host: '127.0.0.1', port: left.port || 0 }
      : { path: join(left.run || run, '.s.PGSQL.5432') };
    if (await answers(place)) {
      silent = 0;
      command.stop(left.pid);
    }
    if (Date.now() >= deadline) throw new FolderInUse(data);
    await sleep(pollMs);
  }
  removeUnlessGone(cluster);
  for (const name of globSync('.s.PGSQL.*', { cwd: run })) rmSync(join(run, name), { force: true });
}

/**
 * Removes a pid file whose process is not a database, or which has no pid because the disk was full. The file of an
 * ended database stays, because PostgreSQL uses it to find processes that still run.
 */
function removeUnlessGone(cluster: string) {
  const left = readPidFile(cluster);
  const gone = left && left.pid > 0 && !isRunning(left.pid);
  if (!gone) rmSync(pidFileOf(cluster), { force: true });
}

async function answers(place: NetConnectOpts): Promise<boolean> {
  const connection = connect(place);
  try {
    await once(connection, 'connect');
    return true;
  } catch {
    return false;
  } finally {
    connection.destroy();
  }
}
