import type { FastifyBaseLogger } from 'fastify';
import { Logger, type SharedOptions, type TaskList } from 'graphile-worker';
import { jobsSchema } from '../../db/jobs-schema.ts';

export interface WorkerOptions {
  readonly url: string;
  readonly tasks: TaskList;
  readonly log: FastifyBaseLogger;
}

export const sharedOptions = ({ tasks, log }: WorkerOptions) =>
  ({
    taskList: tasks,
    schema: jobsSchema,
    noHandleSignals: true,
    logger: quietLogger(log),
  }) satisfies SharedOptions & { taskList: TaskList; noHandleSignals: boolean };

/** Logs problems with the database only: a failed job is logged by the task itself. */
function quietLogger(log: FastifyBaseLogger) {
  return new Logger(() => (level, message, { failure, error, fatalError }) => {
    if (failure || (level !== 'error' && level !== 'warning')) return;
    // The rest may quote the message of a failed job.
    const [trouble] = message.split(/[:;'(]/);
    log.warn({ err: error ?? fatalError }, `jobs: ${trouble?.trim()}`);
  });
}
