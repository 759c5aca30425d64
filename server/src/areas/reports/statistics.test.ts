import { priorities, problemTypes, reportStatuses } from '@kindred/contract/reports/report-types';
import { expect, test } from 'vitest';
import { long } from '../../../../e2e/test-size.ts';
import { testApp } from '../../../test/service/app.ts';
import { createMember } from '../../../test/members/members.ts';
import { insertReport } from '../../../test/desk/reports.ts';
import { compareCounts, foldTally } from '../statistics/queries.ts';
import { durationText, readReportStatistics } from './statistics.ts';
import { randomBelow } from '../../../test/random.ts';
import { seed } from '../../../test/seed.ts';

const app = await testApp();
const { pool } = app;

const answer = (id: string, at: Date, internal = false) =>
  pool.query(
    `insert into reply (report_id, id, message, is_internal, replied_at)
      values ($1, gen_random_uuid(), 'Hello', $2, $3)`,
    [id, internal, at],
  );

test('without reports the counts are zero, and there is no response time', async () => {
  expect(await readReportStatistics(pool, new Date())).toMatchObject({
    total: 0,
    highPriority: 0,
    byStatus: { pending: 0, in_progress: 0, resolved: 0, closed: 0, rejected: 0 },
    byPriority: { critical: 0, high: 0, medium: 0, other: 0 },
    byType: { 'Bug Report': 0 },
    avgResponseTime: null,
  });
});

test('the response time is the mean until the first public reply of the last 30 days', async () => {
  const now = new Date('2026-11-20T12:00:00Z');
  const hour = 3_600_000;
  const ago = (hours: number) => new Date(now.getTime() - hours * hour);
  const first = await insertReport(app, { at: ago(10) });
  await answer(first, ago(9.5), true);
  expect((await readReportStatistics(pool, now)).avgResponseTime).toBeNull();
  await answer(first, ago(8));
  await answer(first, ago(1));
  expect((await readReportStatistics(pool, now)).avgResponseTime).toBe('2h 0m');
  await answer(await insertReport(app, { at: ago(10) }), ago(7.5));
  expect((await readReportStatistics(pool, now)).avgResponseTime).toBe('2h 15m');
  await answer(await insertReport(app, { at: ago(24 * 40) }), ago(24 * 31));
  expect((await readReportStatistics(pool, now)).avgResponseTime).toBe('2h 15m');
});

test.each([
  [0, '0m'],
  [89, '1m'],
  [3599, '1h 0m'],
  [8040, '2h 14m'],
  [86_399, '1d 0h'],
  [273_600, '3d 4h'],
])('%i seconds are shown as %j', (seconds, text) => {
  expect(durationText(seconds)).toBe(text);
});

test.each([
  ['de', 8040, '2 Std., 14 Min.'],
  ['pl', 273_600, '3 dni i 4 godz.'],
  ['ar', 3599, '1 س و0 د'],
] as const)('in %s, %i seconds are shown as %j', (language, seconds, text) => {
  expect(durationText(seconds, language)).toBe(text);
});

test(
  'counts and cases kept by thousands of concurrent changes equal a full count',
  { tags: ['long'] },
  async () => {
    const people = await Promise.all(
      Array.from({ length: 4 }, async () => (await createMember(app)).id),
    );
    const by = (await createMember(app)).id;
    const below = randomBelow(seed);
    const any = <T>(values: readonly T[]) => values[below(values.length)] as T;
    const ids: string[] = [];
    const make = async () => {
      const id = await insertReport(app, {
        by,
        about: any(people),
        type: any(problemTypes),
        priority: any(priorities),
      });
      ids.push(id);
    };
    await Promise.all(Array.from({ length: 12 }, make));
    const move = async () => {
      const id = any(ids);
      const { rows } = await pool.query<{ status: string }>(
        'select status from report where id = $1',
        [id],
      );
      // Some of these are not allowed, or come too late; those change nothing.
      await pool
        .query('insert into report_event (report_id, from_status, to_status) values ($1, $2, $3)', [
          id,
          rows[0]?.status,
          any(reportStatuses),
        ])
        .catch(() => undefined);
    };
    const changes = [
      move,
      move,
      move,
      make,
      () =>
        pool.query('update report set priority = $2 where id = $1', [any(ids), any(priorities)]),
      () => pool.query('delete from report where id = $1', [any(ids)]),
      () => foldTally(pool),
    ];
    const writer = async () => {
      for (let step = 0; step < (long ? 800 : 60); step += 1) await any(changes)();
    };
    await Promise.all(Array.from({ length: 8 }, writer));
    expect(await compareCounts(pool)).toEqual([]);
    await foldTally(pool);
    expect(await compareCounts(pool)).toEqual([]);

    // A case is open exactly as long as it has an open report, and as urgent as the most urgent of these.
    const wrong = await pool.query(`
    select c.id from report_case c left join report r on r.case_id = c.id
    group by c.id
    having (c.closed_at is null) <> coalesce(bool_or(r.status_rank < 2), false) or count(r.id) = 0
      or c.urgency <> 3 - max(r.priority_rank) filter (where r.status_rank < 2)`);
    expect(wrong.rows).toEqual([]);
    const unlike = await pool.query(`
    select from report r join report_case c on c.id = r.case_id where c.member_id <> r.reported_id
    union all
    select from report r where status <> (
      select to_status from report_event e where e.report_id = r.id order by number desc limit 1)`);
    expect(unlike.rowCount).toBe(0);
  },
);
