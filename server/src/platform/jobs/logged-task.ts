import type { FastifyBaseLogger } from 'fastify';
import type { Task } from 'graphile-worker';

interface JobRun {
  readonly id: number;
  readonly addedAt: Date;
  /** No further attempt will follow this one. */
  readonly last: boolean;
  /** Aborted when the process stops: long work ends and is repeated by another process. */
  readonly signal: AbortSignal;
}

export type RunJob<P> = (payload: P, job: JobRun) => Promise<void>;

/** Wraps the work of a job so that its failures are logged without personal data. */
export function toTask<P>(kind: string, run: RunJob<P>, log: FastifyBaseLogger): Task {
  return async (payload, { job, abortSignal }) => {
    const { id, attempts: attempt, max_attempts, created_at } = job;
    const last = attempt >= max_attempts;
    try {
      await run(payload as P, { id: Number(id), addedAt: created_at, last, signal: abortSignal });
    } catch (error) {
      const details = { err: error, job: id, kind, attempt };
      if (last) log.error(details, 'job failed for the last time');
      else log.warn(details, 'job failed and will be tried again');
      // The library stores the message with the job, and it may quote an address or what someone wrote.
      throw new Error(nameOf(error), { cause: error });
    }
  };
}

export const nameOf = (error: unknown) =>
  error instanceof Error ? ((error as NodeJS.ErrnoException).code ?? error.name) : typeof error;
