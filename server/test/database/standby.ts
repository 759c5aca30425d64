import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbedded } from '../../src/db/embedded/embedded.ts';
import { type Folders, prepareFolders } from '../../src/db/embedded/folders.ts';
import { atEnd } from '../clean-up.ts';
import { findKeptPort } from '../../src/db/embedded/kept-port.ts';
import { copyAsStandby, promote, runCluster } from './run-cluster.ts';

interface Options {
  /** Whether the standby confirms each commit before the primary does. A primary without its standby then confirms none. */
  readonly synchronous?: boolean;
}

/** A primary and its standby. */
export async function startPrimaryAndStandby({ synchronous = true }: Options = {}) {
  const folder = await mkdtemp(join(tmpdir(), 'kindred-standby-'));
  atEnd(() => rm(folder, { recursive: true }));
  const first = prepareFolders(join(folder, 'first'));
  const second = prepareFolders(join(folder, 'second'));
  await (await startEmbedded({ dataDir: first.data })).stop();
  const ports = [await findKeptPort(), await findKeptPort()] as const;
  await copyAsStandby(first, second, ports[0]);
  const primary = await run(first, ports[0], synchronous ? { synchronous_standby_names: '*' } : {});
  const standbySettings = { hot_standby_feedback: 'on', max_standby_streaming_delay: '0' };
  const startStandby = () => run(second, ports[1], standbySettings);
  let follower = await startStandby();
  const standby = addressOn(`127.0.0.1:${ports[1]}`);
  return {
    /** Both hosts, the standby first. */
    url: addressOn(`127.0.0.1:${ports[1]},127.0.0.1:${ports[0]}`),
    primary: addressOn(`127.0.0.1:${ports[0]}`),
    standby,
    killStandby: () => follower.kill(),
    async restartStandby() {
      follower = await startStandby();
    },
    killPrimary: primary.kill,
    promote: () => promote(standby),
  };
}

const addressOn = (hosts: string) => `postgres://kindred@${hosts}/kindred`;

async function run(
  folders: Folders,
  port: number,
  settings: Readonly<Record<string, string>> = {},
) {
  const { end } = await runCluster(folders, port, { fsync: 'off', ...settings });
  atEnd(() => end('SIGINT'));
  return { kill: () => end('SIGKILL') };
}
