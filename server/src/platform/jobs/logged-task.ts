import type { FastifyBaseLogger } from 'fastify';
import type { Task } from 'graphile-worker';
import { type Traces, currentTraceparent, kinds } from '../traces/spans.ts';

interface JobRun {
  readonly id: number;
  readonly addedAt: Date;
  /** No further attempt will follow this one. */
  readonly last: boolean;
  /** Aborted when the process stops: long work ends and is repeated by another process. */
  readonly signal: AbortSignal;
}

export type RunJob<P> = (payload: P, job: JobRun) => Promise<void>;

interface Traced {
  readonly _trace?: string;
}

/** The payload as it is stored, with the trace of the request that asks for the job. */
export function withTrace(payload: object): object {
  const traceparent = currentTraceparent();
  return traceparent ? ({ ...payload, _trace: traceparent } satisfies Traced) : payload;
}

interface Environs {
  readonly log: FastifyBaseLogger;
  readonly traces: Traces;
}

/** Wraps the work of a job so that its failures are logged without personal data. */
export function toTask<P>(kind: string, run: RunJob<P>, { log, traces }: Environs): Task {
  return async (stored, { job, abortSignal }) => {
    const { id, attempts: attempt, max_attempts, created_at } = job;
    const last = attempt >= max_attempts;
    const { _trace: traceparent, ...payload } = stored as Traced;
    const about = { id: Number(id), addedAt: created_at, last, signal: abortSignal };
    const attributes = { 'kindred.attempt': attempt };
    const traced = { name: `job ${kind}`, kind: kinds.consumer, attributes };
    try {
      await traces.run(traced, traceparent, () => run(payload as P, about));
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
