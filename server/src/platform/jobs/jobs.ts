import { once } from 'node:events';
import type { FastifyInstance } from 'fastify';
import { type TaskList, runOnce } from 'graphile-worker';
import type { Pool } from 'pg';
import { type Db, statement } from '../../db/statement.ts';
import { type Runner, runWorker } from './runner.ts';
import { type RunJob, toTask, withTrace } from './logged-task.ts';
import { openPool } from '../../db/connect.ts';
import { sharedOptions } from './options.ts';

/** The payload of each kind of job. The file that handles a kind adds its line by declaration merging. */
export interface JobPayloads {
  'delete-failed-jobs': object;
  'delete-unfinished-files': object;
}

export type JobKind = keyof JobPayloads;

export interface Jobs {
  /** The kinds that this process handles. */
  handled(): string[];
  /** The kinds that have a time. */
  scheduled(): JobKind[];
  /** Works on jobs until the application closes. */
  start(): void;
  /** Starts no further job and lets the running ones finish. It can be called twice. */
  stop(): Promise<void>;
  /** Runs the jobs that are due, and resolves when there are none. */
  runDue(): Promise<void>;
}

interface JobHandlers {
  /** Sets the handler of a kind of job. A job may run twice, so repeating it must do no harm. */
  handle<K extends JobKind>(kind: K, run: RunJob<JobPayloads[K]>): void;
  /**
   * The same for a job that runs at the times of a crontab pattern (UTC, by the clock of the database), once for all processes.
   * One with a time of day is tried for six hours.
   */
  schedule<K extends JobKind>(kind: K, pattern: string, run: RunJob<JobPayloads[K]>): void;
}

/** What the `jobs` of an area get. Its routes cannot set a handler: a process that runs jobs alone has no routes. */
export type JobsApp = FastifyInstance & { readonly jobs: JobHandlers };

export function useJobs(app: FastifyInstance, url: string) {
  const { config, log, traces } = app;
  const tasks: TaskList = {};
  const times: { kind: JobKind; pattern: string }[] = [];
  let runner: Runner | undefined;
  let ownPool: Pool | undefined;

  const jobs: Jobs & JobHandlers = {
    handle(kind, run) {
      tasks[kind] = toTask(kind, run, { log, traces });
    },
    schedule(kind, pattern, run) {
      jobs.handle(kind, run);
      times.push({ kind, pattern });
    },
    handled: () => Object.keys(tasks),
    scheduled: () => times.map(({ kind }) => kind),
    start() {
      if (config.jobs > 0)
        runner ??= runWorker({ url, tasks, times, concurrency: config.jobs, log });
    },
    stop: async () => runner?.stop(),
    async runDue() {
      const pgPool = (ownPool ??= openPool(url, 2));
      await runOnce({ ...sharedOptions({ url, tasks, log }), pgPool });
      // The library resolves before it has written which jobs failed.
      while (pgPool.waitingCount > 0 || pgPool.idleCount < pgPool.totalCount)
        await once(pgPool, 'release');
    },
  };
  app.decorate('jobs', jobs);
  // Jobs finish while requests finish, before anything closes that either of them needs.
  app.addHook('preClose', async () => void jobs.stop());
  app.addHook('onClose', async () => {
    await jobs.stop();
    await ownPool?.end();
    // The library keeps what it was given as long as the process runs. Without the tasks, that is little.
    for (const kind of Object.keys(tasks)) delete tasks[kind];
  });
  return app as JobsApp;
}

export interface JobOptions {
  /** If jobs have the same key, only the last one added runs, unless an earlier one has started. */
  readonly key?: string | null;
  /** There has never been a job with this key. */
  readonly isNew?: boolean;
  readonly runAt?: Date | null;
  readonly attempts?: number | null;
}

const insertJob = statement({
  name: 'add_job',
  writes: true,
  shown: 'never',
  text: 'select from add_job($kind, $payload, $runAt, $key, $attempts, $isNew)',
  params: {
    kind: 'text',
    payload: 'json',
    runAt: 'timestamptz?',
    key: 'text?',
    attempts: 'int4?',
    isNew: 'bool',
  },
});

/** Adds a job in the transaction of `db`, so that it exists only if the transaction commits. */
export async function addJob<K extends JobKind>(
  db: Db,
  kind: K,
  payload: JobPayloads[K],
  { key = null, runAt = null, attempts = null, isNew = false }: JobOptions = {},
) {
  await insertJob.run(db, { kind, payload: withTrace(payload), runAt, key, attempts, isNew });
}

const insertJobs = statement({
  name: 'add_jobs',
  writes: true,
  shown: 'never',
  text: 'select from add_jobs($kind, $payloads, $attempts)',
  params: { kind: 'text', payloads: 'text[]', attempts: 'int4?' },
});

/** Adds a job for each payload, in one statement. */
export async function addJobs<K extends JobKind>(
  db: Db,
  kind: K,
  payloads: readonly JobPayloads[K][],
  { attempts = null }: Pick<JobOptions, 'attempts'> = {},
) {
  if (payloads.length === 0) return;
  const texts = payloads.map((payload) => JSON.stringify(withTrace(payload)));
  await insertJobs.run(db, { kind, payloads: texts, attempts });
}

const selectOpen = statement({
  name: 'find_open_job',
  text: 'select from graphile_worker.jobs where key = $key',
  params: { key: 'text' },
});

/** Whether a job with this key waits or runs. */
export const isJobOpen = async (db: Db, key: string) => (await selectOpen.run(db, { key })) > 0;

const deleteJob = statement({
  name: 'remove_job',
  writes: true,
  shown: 'never',
  text: 'select from graphile_worker.remove_job($key)',
  params: { key: 'text' },
});

/** Removes the job that was added with this key, unless it has started. */
export const removeJob = (db: Db, key: string) => deleteJob.run(db, { key });
