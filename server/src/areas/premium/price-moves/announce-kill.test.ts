// @module-tag long
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { long } from '../../../../../e2e/test-size.ts';
import { sqlOf } from '../../../../test/database/sql.ts';
import { testApp } from '../../../../test/service/app.ts';
import { sentMails } from '../../../../test/service/mails.ts';
import { startServer } from '../../../../test/service/separate-server.ts';
import { addJob } from '../../../platform/jobs/jobs.ts';

const app = await testApp();
const sql = sqlOf(app);
const size = long ? 5000 : 450;

/** Members with a subscription at an old price, in a move that has just begun. */
async function beginMove() {
  await sql`with made as (
      insert into member (email, email_verified_at, state)
      select 'moved' || n || '@example.com', now(), 'active' from generate_series(1, ${size}) as n
      returning id)
    insert into subscription (id, member_id, customer_id, item_id, plan, status, amount, currency, period_start,
      period_end, cancel_at_period_end, created_at, updated_at)
    select 'sub_' || id, id, 'cus_1', 'si_1', 'monthly', 'active', 999, 'usd', now(), now() + interval '9 days', false,
      now() - interval '60 days', now() from made`;
  await sql`with made as (
      insert into price_move (id, plan, currency, from_amount, to_amount, starts_on, created_at)
      values (gen_random_uuid(), 'monthly', 'usd', 999, 1299, current_date + 30, now()) returning id)
    insert into price_move_item (move_id, subscription_id) select made.id, s.id from made, subscription s`;
}

const count = async (kind: 'notified' | 'waiting') =>
  (
    await sql.one<{ count: number }>`select count(*)::int as count from price_move_item
      where case when ${kind} = 'notified' then notified_at is not null
        else apology_due or outcome is null and notified_at is null end`
  ).count;

const isMailLeft = async () =>
  (
    await sql.one<{ left: boolean }>`select exists (select from graphile_worker.jobs
      where task_identifier in ('announce-prices', 'mail')) as left`
  ).left;

/** Two processes work on it at the same time, and are killed after the first batch. */
async function killAmong(done: () => Promise<boolean>) {
  const servers = [await startServer(app), await startServer(app)];
  for (const number of [1, 2])
    await addJob(app.pool, 'announce-prices', {}, { key: `announce-prices ${number}` });
  while (!(await done())) await sleep(5);
  await Promise.all(servers.map(({ end }) => end('SIGKILL')));
  // The workers of a killed process hold its jobs until others notice.
  await sql`update graphile_worker._private_jobs set locked_at = null, locked_by = null, run_at = now()
    where locked_at is not null`;
}

/** Another process finishes it, and repeats it. */
async function finishByAnother() {
  const { end } = await startServer(app);
  for (let again = 0; again < 2 || (await count('waiting')) > 0; again += 1) {
    await addJob(app.pool, 'announce-prices', {}, { key: 'announce-prices' });
    while (await isMailLeft()) await sleep(50);
  }
  await end('SIGKILL');
}

const mailed = async (subject: string) =>
  (await sentMails(app))
    .filter((mail) => mail.subject?.includes(subject))
    .map(({ to }) => to?.[0]?.address ?? '');
const noticesAbout = async (event: string) =>
  (
    await sql.one<{
      count: number;
    }>`select count(*)::int as count from notice where about ->> 'event' = ${event}`
  ).count;

test('trust 136: killed in the middle, with two workers, everyone hears exactly once of a price, and that it stays', async () => {
  await beginMove();
  await killAmong(async () => (await count('notified')) > 0);
  const reached = await count('notified');
  expect(reached % 200 === 0 || reached === size).toBe(true);
  await finishByAnother();
  const changed = await mailed('changes on');
  expect([changed.length, new Set(changed).size]).toEqual([size, size]);
  expect(await noticesAbout('price-changes')).toBe(size);

  await sql`update price_move set stopped_at = now()`;
  await sql`update price_move_item set outcome = 'stopped', apology_due = true`;
  await killAmong(async () => (await count('waiting')) < size);
  await finishByAnother();
  const stayed = await mailed('stays');
  expect([stayed.length, new Set(stayed).size]).toEqual([size, size]);
  expect(await noticesAbout('price-stays')).toBe(size);
});
