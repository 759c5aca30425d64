import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { parseCronItem } from 'graphile-worker';
import { Object as Row } from 'typebox';
import { Text, Timestamp } from '../../db/columns.ts';
import { type Db, statement } from '../../db/statement.ts';
import { nameOf } from './logged-task.ts';

/** A kind of job with its times, in UTC by the clock of the database. */
export interface ScheduledKind {
  readonly kind: string;
  readonly pattern: string;
}

const minute = 60_000;
const hour = 60 * minute;

/** Jobs of one time of day have a window, as an outage of a minute must not cost them a day. */
const isDaily = (pattern: string) => pattern.split(' ')[1] !== '*';
const windowHours = 6;

/** Enough for a window, in which the pauses between tries grow to ten minutes. */
const triesInWindow = 100;
const tries = 3;

/** A run that was missed while no process ran is made up for, once. */
const missedWithin = (pattern: string) => (isDaily(pattern) ? 24 * hour : hour);

const insertKinds = statement({
  name: 'insert_scheduled_kinds',
  text: `insert into graphile_worker._private_known_crontabs (identifier, known_since)
    select kind, now() from unnest($kinds::text[]) as kind on conflict do nothing`,
  params: { kinds: 'text[]' },
});

const selectKinds = statement({
  name: 'find_scheduled_kinds',
  text: `select identifier as kind, coalesce(last_execution, known_since) as since, clock_timestamp() as now
    from graphile_worker._private_known_crontabs where identifier = any ($kinds)`,
  params: { kinds: 'text[]' },
  row: Row({ kind: Text, since: Timestamp, now: Timestamp }),
});

/** Adds each run once for all processes. A time in the future is of a process whose clock was fast, and is not believed. */
const insertRuns = statement({
  name: 'add_scheduled_jobs',
  text: `with due as (
      select kind, at, attempts, until from jsonb_to_recordset($due)
        as each_due (kind text, at timestamptz, attempts integer, until timestamptz)
    ), taken as (
      insert into graphile_worker._private_known_crontabs as known (identifier, known_since, last_execution)
      select kind, at, at from due
      on conflict (identifier) do update set last_execution = excluded.last_execution
        where known.last_execution is null or known.last_execution < excluded.last_execution
          or known.last_execution > now() + interval '1 minute'
      returning identifier
    )
    select from due join taken on taken.identifier = due.kind,
      graphile_worker.add_job(due.kind, json_build_object('_cron', json_build_object('ts', due.at, 'until', due.until)),
        run_at => due.at, max_attempts => due.attempts, job_key => due.kind)`,
  params: { due: 'jsonb' },
});

/** Pauses of the library grow to six hours, which is a whole window. */
const shortenPauses = statement({
  name: 'shorten_pauses_of_jobs',
  text: `update graphile_worker._private_jobs set run_at = now() + interval '10 minutes'
    where key = any ($kinds) and locked_at is null and attempts between 1 and max_attempts - 1
      and run_at > now() + interval '10 minutes'`,
  params: { kinds: 'text[]' },
});

const endWindows = statement({
  name: 'end_windows_of_jobs',
  text: `update graphile_worker._private_jobs set attempts = max_attempts, updated_at = now()
    where key = any ($kinds) and locked_at is null and attempts between 1 and max_attempts - 1
      and (payload #>> '{_cron,until}')::timestamptz <= now()
    returning key as kind, coalesce(last_error, '') as error`,
  params: { kinds: 'text[]' },
  row: Row({ kind: Text, error: Text }),
});

/** Adds the jobs that are due, and returns the milliseconds until the next minute of the database. */
export async function addScheduledJobs(
  db: Db,
  kinds: readonly ScheduledKind[],
  log: FastifyBaseLogger,
) {
  const rows = await selectKinds.all(db, { kinds: kinds.map(({ kind }) => kind) });
  const due = rows.flatMap(({ kind, since, now }) => {
    const { pattern } = kinds.find((each) => each.kind === kind) ?? {};
    const at = pattern && lastTime(pattern, since.getTime(), now.getTime());
    if (!at) return [];
    const until = isDaily(pattern) ? new Date(now.getTime() + windowHours * hour) : null;
    return [{ kind, at: new Date(at), until, attempts: until ? triesInWindow : tries }];
  });
  if (due.length > 0) await insertRuns.run(db, { due });
  const daily = kinds.filter(({ pattern }) => isDaily(pattern)).map(({ kind }) => kind);
  await shortenPauses.run(db, { kinds: daily });
  for (const { kind, error } of await endWindows.all(db, { kinds: daily }))
    log.error({ kind, error }, 'job failed until its window ended');
  const now = rows[0]?.now.getTime() ?? 0;
  return minute - (now % minute);
}

/** The last time of a pattern that has come since then. */
function lastTime(pattern: string, since: number, now: number) {
  const { match } = parseCronItem({ task: 'any', match: pattern });
  const isFuture = since > now + minute;
  const after = Math.max(isFuture ? 0 : since, now - missedWithin(pattern));
  for (let at = now - (now % minute); at > after; at -= minute) {
    const time = new Date(at);
    const digest = {
      min: time.getUTCMinutes(),
      hour: time.getUTCHours(),
      date: time.getUTCDate(),
      month: time.getUTCMonth() + 1,
      dow: time.getUTCDay(),
    };
    if (match(digest)) return at;
  }
  return null;
}

/** Adds jobs at their times until the signal. It survives a database that is down. */
export async function followSchedule(
  db: Db,
  kinds: readonly ScheduledKind[],
  log: FastifyBaseLogger,
  signal: AbortSignal,
) {
  let lastError = '';
  let isKnown = false;
  while (!signal.aborted) {
    let pause = 1000;
    try {
      if (!isKnown) await insertKinds.run(db, { kinds: kinds.map(({ kind }) => kind) });
      isKnown = true;
      pause = await addScheduledJobs(db, kinds, log);
      lastError = '';
    } catch (error) {
      if (signal.aborted) return;
      if (nameOf(error) !== lastError)
        log.warn({ err: error }, 'scheduled jobs could not be added');
      lastError = nameOf(error);
    }
    await sleep(pause, undefined, { signal }).catch(() => undefined);
  }
}
