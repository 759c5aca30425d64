import { type ReportStatus, reportStatuses } from '@kindred/contract/reports/report-types';
import { isSettled } from '@kindred/contract/reports/report-list';
import { expect, test } from 'vitest';
import { testApp } from '../../../test/service/app.ts';
import { createStaff, signIn } from '../../../test/members/members.ts';
import { pathTo, reportCalls, reportIn, insertReport } from '../../../test/desk/reports.ts';
import { sqlOf } from '../../../test/database/sql.ts';

const app = await testApp();
const sql = sqlOf(app);
const moderator = await createStaff(app, 'moderator');
const { put } = reportCalls(app, (await signIn(app, moderator)).headers);

/** The allowed transitions, row by row as in the decisions. */
const allowed: Record<ReportStatus, readonly ReportStatus[]> = {
  pending: ['in_progress', 'resolved', 'closed', 'rejected'],
  in_progress: ['resolved', 'closed', 'rejected'],
  resolved: ['in_progress'],
  closed: ['in_progress'],
  rejected: ['in_progress'],
};

const eventsOf = (id: string) =>
  sql<{
    from_status: string | null;
    to_status: string;
    by_id: string | null;
  }>`select from_status, to_status, by_id
    from report_event where report_id = ${id} order by number`;

const auditOf = async (id: string) =>
  (await sql<{ action: string }>`select action from audit where subject_id = ${id}`).map(
    ({ action }) => action,
  );

/** Directly in the database, without the service. */
const addEvent = (id: string, from: ReportStatus, to: ReportStatus) =>
  app.pool.query(
    'insert into report_event (report_id, from_status, to_status) values ($1, $2, $3)',
    [id, from, to],
  );

const pairs = reportStatuses.flatMap((from) => reportStatuses.map((to) => ({ from, to })));

test.each(pairs.filter(({ from, to }) => allowed[from].includes(to)))(
  'from $from to $to: 200, with its event and one audit row',
  async ({ from, to }) => {
    const id = await insertReport(app, { path: pathTo[from] });
    const before = await eventsOf(id);
    const answer = await put(`/report/${id}/status`, { status: to });
    expect([answer.statusCode, reportIn(answer).status]).toEqual([200, to]);
    const event = { from_status: from, to_status: to, by_id: moderator.id };
    expect(await eventsOf(id)).toEqual([...before, event]);
    expect(await auditOf(id)).toEqual([isSettled(to) ? 'case.decide' : 'report.status']);
  },
);

test.each(pairs.filter(({ from, to }) => from !== to && !allowed[from].includes(to)))(
  'from $from to $to: 409 and nothing changes, and the database refuses it too',
  async ({ from, to }) => {
    const id = await insertReport(app, { path: pathTo[from] });
    const before = await eventsOf(id);
    expect((await put(`/report/${id}/status`, { status: to })).statusCode).toBe(409);
    await expect(addEvent(id, from, to)).rejects.toThrow('violates check constraint');
    expect(await eventsOf(id)).toEqual(before);
    // The error says what the status is.
    expect(await auditOf(id)).toEqual(['report.read']);
  },
);

test.each(reportStatuses)('%s again: 200 and nothing changes', async (status) => {
  const id = await insertReport(app, { path: pathTo[status] });
  const before = await eventsOf(id);
  const answer = await put(`/report/${id}/status`, { status });
  expect([answer.statusCode, reportIn(answer).status]).toEqual([200, status]);
  expect(await eventsOf(id)).toEqual(before);
  expect(await auditOf(id)).toEqual(['report.read']);
});

test('a status cannot change without its event', async () => {
  const id = await insertReport(app);
  await expect(
    app.pool.query(`update report set status = 'closed', settled_at = now() where id = $1`, [id]),
  ).rejects.toThrow('can only be changed by a report event');
});

test("an event that does not start at the report's status is refused", async () => {
  const id = await insertReport(app);
  await expect(addEvent(id, 'in_progress', 'closed')).rejects.toThrow(
    'the report is not in_progress',
  );
});

test('of twenty parallel decisions on the same version, one succeeds; of twenty without a version, none is lost', async () => {
  const id = await insertReport(app);
  const version = reportIn(await put(`/report/${id}/status`, { status: 'pending' })).version;
  const decide = () => put(`/report/${id}/status`, { status: 'rejected' }, { 'if-match': version });
  const answers = await Promise.all(Array.from({ length: 20 }, decide));
  const answered = (status: number) => answers.filter(({ statusCode }) => statusCode === status);
  expect([answered(200).length, answered(412).length]).toEqual([1, 19]);
  const [stale] = answered(412);
  expect(stale && reportIn(stale).status).toBe('rejected');

  await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      put(`/report/${id}/priority`, { priority: index % 2 ? 'high' : 'medium' }),
    ),
  );
  const rows = await sql<{ details: unknown }>`select details from audit
    where subject_id = ${id} and action = 'report.priority' order by id`;
  expect(rows.length).toBeGreaterThan(0);
  const chain = rows.map(({ details }) => details as { before: object; after: object });
  const byBefore = new Map(chain.map((row) => [JSON.stringify(row.before), row]));
  // Each change started where another had ended.
  for (const { after } of chain.slice(0, -1))
    expect(byBefore.has(JSON.stringify(after))).toBe(true);
});
