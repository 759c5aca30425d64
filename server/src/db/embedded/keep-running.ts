import type { ChildProcess } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { StartError } from '../../errors.ts';
import { DidNotStart, FolderInUse } from './failure.ts';
import { ended } from './launch.ts';
import { reportIfSlow } from './report-if-slow.ts';

const shortestDelay = 500;
const longestDelay = 30_000;
const stableAfterMs = 60_000;
/** Consecutive failed starts. With their delays these are about four minutes. */
const mostFailures = 12;

interface Keeping {
  readonly start: () => Promise<ChildProcess>;
  readonly leaving: AbortSignal;
  readonly log: string;
  readonly report: (line: string) => void;
}

/** Restarts the database whenever it stops, until it is stopped. Throws when a restart cannot help. */
export async function keepRunning(first: ChildProcess, keeping: Keeping) {
  const { start, leaving, log, report } = keeping;
  let running: ChildProcess | undefined = first;
  for (let delay = 0, failures = 0, reported = false; ;) {
    const began = performance.now();
    if (running) await ended(running);
    delay = nextDelay(delay, running ? performance.now() - began : 0);
    running = undefined;
    const reportOnce = () => {
      if (!reported) report('The database stopped unexpectedly: restarting it …');
      reported = true;
    };
    try {
      await sleep(delay, undefined, { signal: leaving });
      running = await reportIfSlow(start(), reportOnce);
      failures = 0;
      reported = false;
      report(`The database is running again: read ${log} for the reason why it stopped.`);
    } catch (error) {
      if (leaving.aborted) return;
      if (!isTransient(error) || failures >= mostFailures) throw explain(error, log);
      reportOnce();
      failures += 1;
    }
  }
}

/** A database that ran for a while is restarted soon, and one that keeps stopping with growing delays. */
export const nextDelay = (last: number, ran: number) =>
  last === 0 || ran >= stableAfterMs ? shortestDelay : Math.min(last * 2, longestDelay);

/** Leftover processes of the stopped database, or too little memory. */
const isTransient = (error: unknown) =>
  !(error instanceof StartError) || error instanceof FolderInUse || error instanceof DidNotStart;

const explain = (error: unknown, log: string) =>
  error instanceof StartError
    ? error
    : new StartError(
        `The database could not be restarted (${error instanceof Error ? error.message : String(error)}): read ${log} for the reason.`,
      );
