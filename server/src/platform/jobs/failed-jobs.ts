import { Object as Row } from 'typebox';
import { Decimal, Integer, OrNull, Text, Timestamp } from '../../db/columns.ts';
import { type Db, statement } from '../../db/statement.ts';

const selectCounts = statement({
  name: 'count_jobs',
  text: `select task_identifier as kind, count(*) filter (where attempts < max_attempts or locked_at is not null) as waiting,
      count(*) filter (where attempts >= max_attempts and locked_at is null) as given_up,
      coalesce(extract(epoch from now() - min(run_at) filter (where run_at <= now() and attempts < max_attempts and locked_at is null)), 0)::float8 as late
    from graphile_worker.jobs group by task_identifier order by task_identifier`,
  row: Row({ kind: Text, waiting: Integer, given_up: Integer, late: Decimal }),
});

export const countJobs = (db: Db) => selectCounts.all(db);

const selectFailed = statement({
  name: 'find_failed_jobs',
  text: `select id::text, task_identifier as kind, last_error as error, attempts::integer, created_at, updated_at
    from graphile_worker.jobs where attempts >= max_attempts and locked_at is null
    order by updated_at desc, id desc limit $count`,
  params: { count: 'int8' },
  row: Row({
    id: Text,
    kind: Text,
    error: OrNull(Text),
    attempts: Integer,
    created_at: Timestamp,
    updated_at: Timestamp,
  }),
});

/** The jobs that are not tried any more, those that failed last first. */
export const findFailedJobs = (db: Db, count: number) => selectFailed.all(db, { count });

const retryJob = statement({
  name: 'retry_failed_job',
  writes: true,
  text: `select found.kind from (
      select id, task_identifier as kind from graphile_worker.jobs
      where id = $id and attempts >= max_attempts and locked_at is null
    ) as found, graphile_worker.reschedule_jobs(array[found.id], run_at => now(), attempts => 0)`,
  params: { id: 'int8' },
  row: Row({ kind: Text }),
});

/** Lets it run now with all its tries. Returns nothing if it is not there, or not given up. */
export const retryFailedJob = (db: Db, id: number) => retryJob.first(db, { id });

const dropJob = statement({
  name: 'drop_failed_job',
  writes: true,
  text: `select found.kind from (
      select id, task_identifier as kind from graphile_worker.jobs
      where id = $id and attempts >= max_attempts and locked_at is null
    ) as found, graphile_worker.complete_jobs(array[found.id])`,
  params: { id: 'int8' },
  row: Row({ kind: Text }),
});

export const dropFailedJob = (db: Db, id: number) => dropJob.first(db, { id });
