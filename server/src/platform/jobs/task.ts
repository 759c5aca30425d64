import type { FastifyBaseLogger } from 'fastify';
import type { Task } from 'graphile-worker';

interface JobRun {
  readonly id: number;
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
    const { id, attempts: attempt, max_attempts, created_at } = job;
    const last = attempt >= max_attempts;
    try {
      await run(payload as P, { id: Number(id), addedAt: created_at, last, signal: abortSignal });
    } catch (error) {
      const told = { err: error, job: id, kind, attempt };
      if (last) log.error(told, 'job given up');
      else log.warn(told, 'job failed and will be tried again');
      // The library keeps the message with the job, and it may quote an address or what somebody wrote.
      throw new Error(nameOf(error), { cause: error });
    }
  };
}

export const nameOf = (error: unknown) =>
  error instanceof Error ? ((error as NodeJS.ErrnoException).code ?? error.name) : typeof error;
