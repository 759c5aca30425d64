import { expect, test } from 'vitest';
import { sqlOf } from '../../../test/database/sql.ts';
import { createPerson } from '../../../test/members/people.ts';
import { testApp } from '../../../test/service/app.ts';
import { describedStatements } from '../../db/statement.ts';
import { addJob } from '../jobs/jobs.ts';
import { batchOf, batchWithoutIndex, deletedByOwnJob, oldRows } from './kept-rows.ts';
import { livesWith } from './lives-with.ts';
import { keptForGood } from './kept-for-good.ts';

const app = await testApp({ environment: { LOG_LEVEL: 'silent' } });
const sql = sqlOf(app);

async function run(kind: 'delete-old-rows' | 'delete-old-rows-hourly') {
  await addJob(app.pool, kind, {});
  await app.jobs.runDue();
}

async function metric(name: string, labels: string) {
  const { body } = await app.inject({ url: '/metrics' });
  return Number(
    body
      .split('\n')
      .find((line) => line.startsWith(`${name}{${labels}} `))
      ?.split(' ')[1] ?? 0,
  );
}

test('trust 104: each table says how long its rows are kept', async () => {
  const declared = [
    ...new Set(oldRows.map(({ table }) => table)),
    ...deletedByOwnJob.map(({ table }) => table),
    ...Object.values(livesWith).flat(),
    ...Object.keys(keptForGood),
  ];
  const tables = await sql<{ name: string }>`
    select relname as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition
      and relname not in ('migration', 'routine') order by relname`;
  // A new table belongs into one of the lists of kept-rows.ts.
  expect(declared.toSorted()).toEqual(tables.map(({ name }) => name).toSorted());
});

test('rows that live as long as others are deleted with them by a foreign key', async () => {
  const keys = await sql<{ key: string }>`
    select distinct conrelid::regclass || ' ' || confrelid::regclass as key from pg_constraint c
    where contype = 'f' and confdeltype = 'c' and conrelid::regclass::text <> ''
      and not exists (select from unnest(c.conkey) as n join pg_attribute a on a.attrelid = c.conrelid and a.attnum = n
        where not a.attnotnull)`;
  const known = new Set(keys.map(({ key }) => key));
  const missing = Object.entries(livesWith).flatMap(([owner, tables]) =>
    tables.map((table) => `${table} ${owner}`).filter((key) => !known.has(key)),
  );
  expect(missing).toEqual([]);
});

test('jobs that delete rows of their own have a time', () => {
  const scheduled = new Set<string>(app.jobs.scheduled());
  expect(deletedByOwnJob.filter(({ deletedBy }) => !scheduled.has(deletedBy))).toEqual([]);
});

test('trust 104: old rows are deleted in batches, and counted', async () => {
  const { id } = await createPerson(app);
  const count = 2500;
  await sql`insert into limit_reached (member_id, day, what, times, last_at)
    select ${id}, (now() - i * interval '1 day')::date, 'people', 1, now() from generate_series(29, ${29 + count}::int) as i`;
  const index = oldRows.findIndex(({ table }) => table === 'limit_reached');
  const rows = oldRows[index];
  const name = `delete_old_rows_of_limit_reached_${index}`;
  const figures = async () => ({
    deleted: await metric('rows_deleted_total', 'table="limit_reached"'),
    batches: await metric('database_statements_total', `statement="${name}"`),
  });
  const before = await figures();
  await run('delete-old-rows-hourly');
  const after = await figures();
  expect(after.deleted - before.deleted).toBe(count - 1);
  expect(after.batches - before.batches).toBe(Math.ceil(count / (rows ? batchOf(rows) : 0)));
  expect(await sql`select from limit_reached`).toHaveLength(2);
});

test('a table without an index for its old rows is read few times', async () => {
  const read: string[] = [];
  for (const [index, rows] of oldRows.entries()) {
    const name = `delete_old_rows_of_${rows.table}_${index}`;
    const text = describedStatements().find((each) => each.name === name)?.text ?? '';
    const { rows: plan } = await app.pool
      .query<{ 'QUERY PLAN': string }>(
        `set enable_seqscan = off; explain ${text.replaceAll('$1', 'now()').replaceAll('$2', '1')}; reset enable_seqscan`,
      )
      .then(
        (results) =>
          (results as unknown as { rows: { 'QUERY PLAN': string }[] }[])[1] ?? { rows: [] },
      );
    if (plan.some((line) => line['QUERY PLAN'].includes(`Seq Scan on ${rows.table} old`)))
      read.push(rows.table);
  }
  const readOften = oldRows.filter((rows) => batchOf(rows) < batchWithoutIndex);
  expect(readOften.filter(({ table }) => read.includes(table))).toEqual([]);
});

test('a notice is kept for a year, and one that is in no list for a week after it was sent', async () => {
  const { id } = await createPerson(app);
  const notices = [
    { name: 'young', days: 364, listed: true, waits: false },
    { name: 'old', days: 366, listed: true, waits: false },
    { name: 'sent', days: 8, listed: false, waits: false },
    { name: 'waiting', days: 8, listed: false, waits: true },
    { name: 'new', days: 6, listed: false, waits: false },
  ];
  for (const { name, days, listed, waits } of notices) {
    const notice = await sql.one<{ id: string }>`
      insert into notice (member_id, id, kind, about, event, listed, created_at)
      values (${id}, gen_random_uuid(), 'security', '{}', ${name}, ${listed}, now() - ${days}::int * interval '1 day')
      returning id`;
    if (waits)
      await sql`insert into delivery (member_id, notice_id, channel, due_at)
        values (${id}, ${notice.id}, 'push', now() + interval '1 day')`;
  }
  await run('delete-old-rows');
  const left = await sql<{
    event: string;
  }>`select event from notice where member_id = ${id} and event is not null`;
  expect(left.map(({ event }) => event).toSorted()).toEqual(['new', 'waiting', 'young']);
});

test('trust 104: rows of one table that cannot be deleted do not keep those of the others', async () => {
  const { id } = await createPerson(app);
  await sql`insert into daily_likes (member_id, day) values (${id}, current_date - 2)`;
  await app.owner.query(`create function refuse_in_test() returns trigger language plpgsql as
    $$ begin raise exception 'refused'; end $$`);
  await app.owner.query(
    'create trigger refuse_in_test before delete on tries for each statement execute function refuse_in_test()',
  );
  await run('delete-old-rows-hourly');
  expect(oldRows.findIndex(({ table }) => table === 'tries')).toBe(0);
  expect(await sql`select from daily_likes`).toEqual([]);
  // The job is tried again, and is listed as failed if that does not help.
  const [job] = await sql<{ attempts: number }>`
    select attempts from graphile_worker.jobs where task_identifier = 'delete-old-rows-hourly'`;
  expect(job).toEqual({ attempts: 1 });
});
