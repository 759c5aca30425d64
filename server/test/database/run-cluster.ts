import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFile, cp, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { findBinaries } from '../../src/db/embedded/binaries.ts';
import { databaseCommand } from '../../src/db/embedded/command.ts';
import type { Folders } from '../../src/db/embedded/folders.ts';
import { readPidFile } from '../../src/db/embedded/pid-file.ts';
import { withClient } from '../../src/db/with-client.ts';

/** Runs the database of a folder on a port, as a primary or a standby: the product starts its own only as a primary. */
export async function runCluster(
  folders: Folders,
  port: number,
  settings: Readonly<Record<string, string>> = {},
) {
  const { argv, env, user } = databaseCommand(
    findBinaries(),
    folders,
    {
      shared_buffers: '32MB',
      listen_addresses: '127.0.0.1',
      port: `${port}`,
      ...settings,
    },
    process.env['PATH'] ?? '',
  );
  const [program = '', ...args] = argv;
  const child = spawn(program, args, {
    env,
    // A terminal's Ctrl-C does not reach it.
    detached: true,
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
    ...user,
  });
  const ended = once(child, 'exit');
  const end = async (signal: 'SIGINT' | 'SIGKILL') => {
    if (child.exitCode === null && child.signalCode === null) child.kill(signal);
    await ended;
  };
  while (!['ready', 'standby'].includes(stateOf(folders, child.pid)))
    await Promise.race([
      sleep(50),
      ended.then(() => Promise.reject(new Error(`The database of ${folders.data} did not start.`))),
    ]);
  return { end };
}

/** Makes a copy of a stopped database, which follows the server on this port. */
export async function copyAsStandby(first: Folders, standby: Folders, port: number) {
  await cp(first.cluster, standby.cluster, { recursive: true });
  await appendFile(
    join(standby.cluster, 'postgresql.auto.conf'),
    `primary_conninfo = 'host=127.0.0.1 port=${port} user=kindred'\n`,
  );
  await writeFile(join(standby.cluster, 'standby.signal'), '');
}

export const promote = (url: string) =>
  withClient(url, (client) => client.query('select pg_promote()'));

/** The file of a killed one stays until the next has written its own. */
function stateOf({ cluster }: Folders, pid: number | undefined) {
  const found = readPidFile(cluster);
  return found?.pid === pid ? (found?.state ?? '') : '';
}
