import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { testApp } from '../../../test/service/app.ts';
import { sqlOf } from '../../../test/database/sql.ts';
import { addScheduledJobs } from './schedule.ts';

let logged = '';
const app = await testApp({
  environment: { LOG_LEVEL: 'error' },
  logTo: { write: (line) => (logged += line) },
});
const sql = sqlOf(app);
const { pool, log } = app;

/** A time of day that was half an hour ago by the clock of the database. */
const { minutes = 0, hours = 0 } =
  (
    await sql<{ minutes: number; hours: number }>`select
      extract(minute from now() at time zone 'utc' - interval '30 minutes')::int as minutes,
      extract(hour from now() at time zone 'utc' - interval '30 minutes')::int as hours`
  )[0] ?? {};
const nightly = { kind: 'update-hidden-activity', pattern: `${minutes} ${hours} * * *` } as const;
const often = { kind: 'end-bans', pattern: '* * * * *' } as const;

const known = (kind: string, ago: string) =>
  pool.query(
    `insert into graphile_worker._private_known_crontabs (identifier, known_since, last_execution)
      values ($1, now() - interval '2 days', now() - $2::interval)
      on conflict (identifier) do update set last_execution = excluded.last_execution`,
    [kind, ago],
  );
const add = () => addScheduledJobs(pool, [nightly, often], log);
const jobs = () =>
  sql<{ kind: string; attempts: number; max_attempts: number; last_error: string | null }>`
    select task_identifier as kind, attempts::int, max_attempts::int, last_error from graphile_worker.jobs order by 1`;
const kinds = async () => (await jobs()).map(({ kind }) => kind);

beforeEach(async () => {
  logged = '';
  await pool.query('delete from graphile_worker._private_jobs');
  await known(nightly.kind, '1 day');
  await known(often.kind, '5 minutes');
});
afterEach(() => void vi.useRealTimers());

test('what is due is added once, whichever process asks', async () => {
  await Promise.all([add(), add(), add()]);
  expect(await kinds()).toEqual([often.kind, nightly.kind]);
  await pool.query('delete from graphile_worker._private_jobs');
  await addScheduledJobs(pool, [nightly], log);
  expect(await kinds()).toEqual([]);
});

test('a process whose clock is ahead or behind adds the same, and stores no time of its own', async () => {
  for (const minutesOff of [20, -20, 3 * 24 * 60]) {
    await known(nightly.kind, '1 day');
    await pool.query('delete from graphile_worker._private_jobs');
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + minutesOff * 60_000 });
    await add();
    vi.useRealTimers();
    expect(await kinds()).toContain(nightly.kind);
  }
  expect(
    await sql`select identifier from graphile_worker._private_known_crontabs where last_execution > now()`,
  ).toEqual([]);
});

test('times in the future that a fast clock left do not stop the schedule', async () => {
  await known(often.kind, '-1 day');
  await known(nightly.kind, '-20 minutes');
  await add();
  expect(await kinds()).toEqual([often.kind, nightly.kind]);
});

const failOnce = async (pause: string) => {
  await add();
  await pool.query(
    `update graphile_worker._private_jobs set attempts = 9, last_error = 'ECONNREFUSED', run_at = now() + $1::interval`,
    [pause],
  );
};

test('a nightly job is tried at least every ten minutes until its window ends', async () => {
  await failOnce('5 hours');
  await add();
  expect(
    await sql`select key from graphile_worker.jobs where run_at <= now() + interval '10 minutes' and attempts < max_attempts`,
  ).toContainEqual({ key: nightly.kind });
});

test('a nightly job that failed until its window ended stays with its error, and is logged', async () => {
  await failOnce('1 minute');
  await pool.query(
    `update graphile_worker._private_jobs set
      payload = jsonb_set(payload::jsonb, '{_cron,until}', to_jsonb(now() - interval '1 second'))::json
      where key = $1`,
    [nightly.kind],
  );
  await add();
  const job = (await jobs()).find(({ kind }) => kind === nightly.kind);
  expect(job).toMatchObject({ last_error: 'ECONNREFUSED' });
  expect(job?.attempts).toBe(job?.max_attempts);
  expect(JSON.parse(logged)).toMatchObject({
    kind: nightly.kind,
    error: 'ECONNREFUSED',
    msg: 'job failed until its window ended',
  });
});
