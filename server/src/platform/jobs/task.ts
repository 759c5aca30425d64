import type { FastifyBaseLogger } from 'fastify';
import type { Task } from 'graphile-worker';

interface JobRun {
  readonly id: string;
  readonly addedAt: Date;
  /** No further attempt will follow this one. */
  readonly last: boolean;
  /** Told when the process is leaving: long work ends here and is done again elsewhere. */
  readonly signal: AbortSignal;
}

export type RunJob<P> = (payload: P, job: JobRun) => Promise<void>;

/** Wraps the work of a job so that its failures are told without what they may say about people. */
export function toTask<P>(kind: string, run: RunJob<P>, log: FastifyBaseLogger): Task {
  return async (payload, { job, abortSignal }) => {
    const { id, attempts, max_attempts, created_at } = job;
    const last = attempts >= max_attempts;
    try {
      await run(payload as P, { id, addedAt: created_at, last, signal: abortSignal });
    } catch (error) {
      const told = describeFault(error);
      const fault = { job: id, kind, attempt: attempts, ...told };
      if (last) log.error(fault, 'job given up');
      else log.warn(fault, 'job failed and will be tried again');
      // The library keeps the message with the job.
      throw new Error(told.fault, { cause: error });
    }
  };
}

/** Where and of what kind, never the message: it may quote an address or what somebody wrote. */
export function describeFault(error: unknown) {
  if (!(error instanceof Error)) return { fault: typeof error };
  const { name, stack = '', code } = error as NodeJS.ErrnoException;
  const frames = stack.split('\n').filter((line) => line.startsWith('    at '));
  return { fault: code ?? name, frames: frames.slice(0, 8) };
}
