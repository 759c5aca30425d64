import { EventEmitter } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { type CronItem, type WorkerEvents, parseCronItems, run } from 'graphile-worker';
import { openPool } from '../../db/connect.ts';
import { freeOrphans, holdLease } from './lease.ts';
import { type WorkerOptions, sharedOptions } from './options.ts';
import { nameOf } from './logged-task.ts';

export interface Runner {
  /** Lets the running jobs end, within a limit. */
  stop(): Promise<void>;
}

interface RunnerWork extends WorkerOptions {
  readonly concurrency: number;
  readonly times: CronItem[];
}

const stopTimeoutMs = 8000;

/** Runs jobs from now on. The library stops when the database goes away; this starts it again. */
export function runWorker(work: RunnerWork): Runner {
  const leaving = new AbortController();
  const over = (async () => {
    let lastError = '';
    while (!leaving.signal.aborted) {
      try {
        await runUntilBroken(work, leaving.signal);
        lastError = '';
      } catch (error) {
        // Logged once per outage, not once a second.
        if (nameOf(error) !== lastError)
          work.log.warn({ err: error }, 'jobs stopped; trying to start them again');
        lastError = nameOf(error);
      }
      await sleep(1000, undefined, { signal: leaving.signal }).catch(() => undefined);
    }
  })();
  let stopped: Promise<void> | undefined;
  return {
    stop() {
      leaving.abort();
      return (stopped ??= Promise.race([over, sleep(stopTimeoutMs, undefined, { ref: false })]));
    },
  };
}

async function runUntilBroken(work: RunnerWork, leaving: AbortSignal) {
  // One connection listens, one is spare for the schedule; the work itself uses the application's.
  const pgPool = openPool(work.url, work.concurrency + 2);
  const events: WorkerEvents = new EventEmitter();
  events.on('pool:listen:success', ({ client, workerPool }) => {
    // The library is about to use this connection itself.
    client.once('drain', () => void holdLease(client, workerPool.id).catch(() => undefined));
  });
  const free = () => void freeOrphans(pgPool).catch(() => undefined);
  const rounds = setInterval(free, 15_000);
  try {
    const runner = await run({
      ...sharedOptions(work),
      pgPool,
      events,
      concurrency: work.concurrency,
      gracefulShutdownAbortTimeout: stopTimeoutMs / 2,
      parsedCronItems: parseCronItems(work.times),
      // Without a batch the library lets a broken connection end the process.
      preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
    });
    free();
    const stop = () => void runner.stop().catch(() => undefined);
    leaving.addEventListener('abort', stop, { once: true });
    if (leaving.aborted) stop();
    await runner.promise;
  } finally {
    clearInterval(rounds);
    await pgPool.end();
  }
}
