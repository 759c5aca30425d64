// @module-tag long
import { expect, test, vi } from 'vitest';
import { openDatabaseProxy } from '../../../test/database/database-proxy.ts';
import { testApp } from '../../../test/service/app.ts';
import { addJob } from './jobs.ts';
import { runWorker } from './runner.ts';

declare module './jobs.ts' {
  interface JobPayloads {
    wait: { index: number };
  }
}

let logged = '';
const app = await testApp({
  environment: { LOG_LEVEL: 'warn' },
  logTo: { write: (line) => (logged += line) },
});
const failures = () => logged.split('jobs: Failed to ').length - 1;
const proxy = await openDatabaseProxy(app.databaseUrl);
const failing = 2;
const later = 3;

/** Runs jobs through the proxy, so many at a time, and notes the numbers of those that have begun. */
function runJobs(concurrency: number, work: (index: number) => Promise<void>) {
  // The library prints each worker that ends.
  vi.spyOn(console, 'trace').mockReturnValue();
  const begun: number[] = [];
  const runner = runWorker({
    url: proxy.url,
    tasks: {
      wait: async (payload) => {
        const { index } = payload as { index: number };
        begun.push(index);
        await work(index);
      },
    },
    times: [],
    concurrency,
    log: app.log,
  });
  return { runner, begun };
}

test(
  'trust 36: whatever becomes of jobs while the database is away, they run again, and so do later ones',
  { tags: ['long'] },
  async () => {
    const ends = Array.from({ length: later }, () => Promise.withResolvers<void>());
    const { runner, begun } = runJobs(later, async (index) => {
      await ends[index]?.promise;
      if (index === failing && begun.length <= later) throw new Error('no');
    });
    for (const index of ends.keys()) await addJob(app.pool, 'wait', { index });
    await expect.poll(() => new Set(begun)).toEqual(new Set([0, 1, 2]));
    await proxy.close();
    for (const [index, { resolve }] of ends.entries()) {
      resolve();
      await expect.poll(failures).toBe(index + 1);
    }
    await addJob(app.pool, 'wait', { index: later });
    await proxy.reopen();
    await expect.poll(() => begun).toContain(later);
    // Each is freed when its worker has held no lease for ten seconds.
    await expect
      .poll(async () => (await app.pool.query('select from graphile_worker.jobs')).rowCount)
      .toBe(0);
    expect(begun.toSorted((a, b) => a - b)).toEqual([0, 0, 1, 1, 2, 2, 3]);
    await runner.stop();
  },
);

test(
  'trust 36: a job that hangs while the database is away does not keep the others from being run',
  { tags: ['long'] },
  async () => {
    const first = Promise.withResolvers<void>();
    const hanging = Promise.withResolvers<void>();
    const waits = [first.promise, hanging.promise];
    const before = failures();
    const { runner, begun } = runJobs(waits.length, async (index) => waits[index]);
    for (const index of waits.keys()) await addJob(app.pool, 'wait', { index });
    await expect.poll(() => new Set(begun)).toEqual(new Set([0, 1]));
    await proxy.close();
    first.resolve();
    await expect.poll(failures).toBe(before + 1);
    await proxy.reopen();
    await addJob(app.pool, 'wait', { index: waits.length });
    await expect.poll(() => begun).toContain(waits.length);
    hanging.resolve();
    await runner.stop();
  },
);

test('trust 36: a database that goes away while jobs are first asked for does not keep them from being run', async () => {
  const locking = await app.pool.connect();
  await locking.query('begin');
  await locking.query('lock table graphile_worker._private_tasks in access exclusive mode');
  const { runner, begun } = runJobs(1, () => Promise.resolve());
  const waiting = `select from pg_locks where relation = 'graphile_worker._private_tasks'::regclass
    and mode = 'RowExclusiveLock' and not granted`;
  await expect.poll(async () => (await app.pool.query(waiting)).rowCount).toBe(1);
  await proxy.close();
  await locking.query('rollback');
  locking.release();
  await proxy.reopen();
  await addJob(app.pool, 'wait', { index: 0 });
  await expect.poll(() => begun).toContain(0);
  await runner.stop();
});
