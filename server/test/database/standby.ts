import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFile, cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { findBinaries } from '../../src/db/embedded/binaries.ts';
import { databaseCommand } from '../../src/db/embedded/command.ts';
import { startEmbedded } from '../../src/db/embedded/embedded.ts';
import { type Folders, prepareFolders } from '../../src/db/embedded/folders.ts';
import { readPidFile } from '../../src/db/embedded/pid-file.ts';
import { atEnd } from '../clean-up.ts';
import { findKeptPort } from '../service/kept-port.ts';

/** A primary, and a standby that has confirmed each commit before the primary does. */
export async function startPrimaryAndStandby() {
  const folder = await mkdtemp(join(tmpdir(), 'kindred-standby-'));
  atEnd(() => rm(folder, { recursive: true }));
  const first = prepareFolders(join(folder, 'first'));
  const second = prepareFolders(join(folder, 'second'));
  await (await startEmbedded({ dataDir: first.data })).stop();
  await cp(first.cluster, second.cluster, { recursive: true });
  const ports = [await findKeptPort(), await findKeptPort()] as const;
  await appendFile(
    join(second.cluster, 'postgresql.auto.conf'),
    `primary_conninfo = 'host=127.0.0.1 port=${ports[0]} user=kindred'\n`,
  );
  await writeFile(join(second.cluster, 'standby.signal'), '');
  const primary = await run(first, ports[0], { synchronous_standby_names: '*' });
  await run(second, ports[1]);
  const standby = addressOn(`127.0.0.1:${ports[1]}`);
  return {
    /** Both hosts, the standby first. */
    url: addressOn(`127.0.0.1:${ports[1]},127.0.0.1:${ports[0]}`),
    standby,
    killPrimary: primary.kill,
    async promote() {
      const client = new Client(standby);
      await client.connect();
      await client.query('select pg_promote()');
      await client.end();
    },
  };
}

const addressOn = (hosts: string) => `postgres://kindred@${hosts}/kindred`;

/** The product starts its own database only as a primary. */
async function run(
  folders: Folders,
  port: number,
  settings: Readonly<Record<string, string>> = {},
) {
  const { argv, env, user } = databaseCommand(
    findBinaries(),
    folders,
    {
      fsync: 'off',
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
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
    ...user,
  });
  const ended = once(child, 'exit');
  const kill = async (signal: 'SIGINT' | 'SIGKILL') => {
    if (child.exitCode === null && child.signalCode === null) child.kill(signal);
    await ended;
  };
  atEnd(() => kill('SIGINT'));
  while (
    readPidFile(folders.cluster)?.state !== 'ready' &&
    readPidFile(folders.cluster)?.state !== 'standby'
  )
    await Promise.race([
      sleep(50),
      ended.then(() => Promise.reject(new Error('It did not start.'))),
    ]);
  return { kill: () => kill('SIGKILL') };
}
