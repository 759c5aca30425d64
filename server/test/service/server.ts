import { constants } from 'node:fs';
import { access, mkdtemp, readdir, rm, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { long } from '../../../e2e/test-size.ts';
import { startEmbedded } from '../../src/db/embedded/embedded.ts';

export interface TestServer {
  readonly url: string;
  stop(): Promise<void>;
}

const settings = {
  // Test data need not survive a crash.
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  wal_level: 'minimal',
  max_wal_senders: '0',
  max_connections: '500',
  shared_buffers: '128MB',
  // Each worker plans the same statements again for a few rows. That, and tidying up beside them, is a tenth of the CPU of a
  // short run; the sizes of the long one need plans for their rows.
  ...(!long && {
    plan_cache_mode: 'force_generic_plan',
    autovacuum: 'off',
    max_parallel_workers_per_gather: '0',
    checkpoint_timeout: '1h',
  }),
};

/** The PostgreSQL of DATABASE_URL, or else a new one in memory for this run. */
export async function startTestServer(): Promise<TestServer> {
  const { DATABASE_URL: url } = process.env;
  if (url) return { url, stop: () => Promise.resolve() };
  const parent = await findLargeFolder();
  await deleteLeftovers(parent);
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

/** Shared memory if there is enough of it for the copies: containers often have only 64 MB. */
async function findLargeFolder(): Promise<string> {
  try {
    await access('/dev/shm', constants.W_OK);
    const { bavail, bsize } = await statfs('/dev/shm');
    // A million members with their write-ahead log take 4 GB.
    if (bavail * bsize > (long ? 8 : 1) * 2 ** 30) return '/dev/shm';
  } catch {
    // Other systems have no such folder.
  }
  return tmpdir();
}

/** Deletes the folders of earlier runs that were killed. */
async function deleteLeftovers(parent: string) {
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
