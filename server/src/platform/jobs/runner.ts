import { EventEmitter } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { type WorkerEvents, parseCronItems, run } from 'graphile-worker';
import { openPool } from '../../db/connect.ts';
import { connectSoon } from './connect-soon.ts';
import { freeOrphans, holdLease } from './lease.ts';
import { type WorkerOptions, sharedOptions } from './options.ts';
import { nameOf } from './logged-task.ts';
import { type ScheduledKind, followSchedule } from './schedule.ts';

export interface Runner {
  /** Lets the running jobs end, within a limit. */
  stop(): Promise<void>;
}

interface RunnerWork extends WorkerOptions {
  readonly concurrency: number;
  readonly times: readonly ScheduledKind[];
}

const stopTimeoutMs = 8000;
/** The library warns of fewer connections than jobs. */
const leastConnections = 3;

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
      return (stopped ??= within(stopTimeoutMs, over).then(() => undefined));
    },
  };
}

async function runUntilBroken(work: RunnerWork, leaving: AbortSignal) {
  // One connection listens, the others fetch and end jobs in turn; the work itself uses the application's.
  const pgPool = openPool(work.url, Math.max(leastConnections, work.concurrency));
  const events: WorkerEvents = new EventEmitter();
  events.on('pool:listen:success', ({ client, workerPool }) => {
    // The library is about to use this connection itself.
    client.once('drain', () => void holdLease(client, workerPool.id).catch(() => undefined));
  });
  const failed = untilBroken(events);
  const free = () => void freeOrphans(pgPool).catch(() => undefined);
  const rounds = setInterval(free, 15_000);
  const broken = new AbortController();
  let scheduling: Promise<void> | undefined;
  try {
    const runner = await run({
      ...sharedOptions(work),
      pgPool: connectSoon(pgPool),
      events,
      concurrency: work.concurrency,
      gracefulShutdownAbortTimeout: stopTimeoutMs / 2,
      // The library's own schedule follows the clock of this machine.
      parsedCronItems: parseCronItems([]),
      // Without a batch the library lets a broken connection end the process.
      preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
    });
    free();
    const over = AbortSignal.any([leaving, broken.signal]);
    scheduling = followSchedule(pgPool, work.times, work.log, over);
    const stop = () => void runner.stop().catch(() => undefined);
    leaving.addEventListener('abort', stop, { once: true });
    if (leaving.aborted) stop();
    await Promise.race([runner.promise, failed]).finally(stop);
  } finally {
    clearInterval(rounds);
    broken.abort();
    await within(stopTimeoutMs, Promise.all([scheduling, pgPool.end()]));
  }
}

/**
 * Rejects when an outage has left the library unable to go on. It keeps the failure to learn which kinds of jobs there
 * are, and then fetches none. Its own promise stays open for ever if two jobs could not be marked as done, as the counter
 * of what it still has to write falls below zero; the others may end first, but a job that goes on for longer is freed for
 * another worker as that of a killed process is.
 */
function untilBroken(events: WorkerEvents) {
  return new Promise<never>((_resolve, reject) => {
    const failFirst = ({ error }: { error: unknown }) => reject(error as Error);
    const fetched = () => events.off('worker:getJob:error', failFirst);
    events.once('worker:getJob:error', failFirst);
    events.once('worker:getJob:empty', fetched);
    events.once('job:start', fetched);
    events.once('pool:fatalError', ({ error }) => {
      const isOver = () => reject(error as Error);
      events.once('pool:gracefulShutdown:complete', isOver);
      events.once('pool:gracefulShutdown:error', isOver);
      setTimeout(isOver, stopTimeoutMs).unref();
    });
  });
}

/** What outlasts this limit may not keep jobs from being run again. */
const within = (milliseconds: number, work: Promise<unknown>) =>
  Promise.race([work, sleep(milliseconds, undefined, { ref: false })]);
