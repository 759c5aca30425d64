import { constants } from 'node:fs';
import { access, mkdtemp, readdir, rm, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { long } from '../../e2e/test-size.ts';
import { startEmbedded } from '../src/db/embedded.ts';

export interface TestServer {
  readonly url: string;
  stop(): Promise<void>;
}

// Nothing of a test needs to outlive a crash.
const settings = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  wal_level: 'minimal',
  max_wal_senders: '0',
  max_connections: '200',
  shared_buffers: '128MB',
};

/** The PostgreSQL that DATABASE_URL names, or a fresh one in memory for this run alone. */
export async function startTestServer(): Promise<TestServer> {
  const { DATABASE_URL: given } = process.env;
  if (given) return { url: given, stop: () => Promise.resolve() };
  const parent = await roomyFolder();
  await sweep(parent);
  const dataDir = await mkdtemp(join(parent, `kindred-test-${process.pid}-`));
  const embedded = await startEmbedded({ dataDir, settings });
  return {
    url: embedded.url,
    stop: async () => {
      await embedded.stop();
      await rm(dataDir, { recursive: true });
    },
  };
}

/** Memory where there is room for the copies; containers often grant 64 MB. */
async function roomyFolder(): Promise<string> {
  try {
    await access('/dev/shm', constants.W_OK);
    const { bavail, bsize } = await statfs('/dev/shm');
    // A million members and their log take 4 GB.
    if (bavail * bsize > (long ? 8 : 1) * 2 ** 30) return '/dev/shm';
  } catch {
    // Other systems have no such folder.
  }
  return tmpdir();
}

/** Removes what runs that were killed have left. */
async function sweep(parent: string) {
  for (const name of await readdir(parent)) {
    const pid = Number(/^kindred-test-(\d+)-/.exec(name)?.[1]);
    if (pid && !isRunning(pid)) await rm(join(parent, name), { recursive: true, force: true });
  }
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
