import { expect, test } from 'vitest';
import { testApp } from '../../../test/service/app.ts';
import { createMember, createStaff, signIn } from '../../../test/members/members.ts';
import { submitReport, reportCalls, reportIn, insertReport } from '../../../test/desk/reports.ts';
import { sqlOf } from '../../../test/database/sql.ts';

const app = await testApp();
const sql = sqlOf(app);
const { get, put } = reportCalls(app, (await signIn(app, await createStaff(app))).headers);
const caseOf = async (id: string) => reportIn(await get(`/report/${id}`)).case;
const settle = (id: string, status: string) => put(`/report/${id}/status`, { status });

test('reports against one person share a case, also when they arrive in parallel', async () => {
  const about = (await createMember(app)).id;
  const ids = await Promise.all(Array.from({ length: 8 }, () => insertReport(app, { about })));
  const cases = await Promise.all(ids.map(caseOf));
  expect(new Set(cases.map((one) => one?._id)).size).toBe(1);
  expect(cases[0]).toMatchObject({ open: 8, total: 8 });
});

test('a case ends with its last report, the next one starts another, and reopening joins the open one', async () => {
  const about = (await createMember(app)).id;
  const [first, second] = [await insertReport(app, { about }), await insertReport(app, { about })];
  const earlier = await caseOf(first);
  await settle(first, 'resolved');
  await settle(second, 'rejected');
  expect(await caseOf(second)).toMatchObject({ _id: earlier?._id, open: 0, total: 2 });

  await settle(second, 'in_progress');
  expect(await caseOf(second)).toMatchObject({ _id: earlier?._id, open: 1 });
  await settle(second, 'closed');

  const later = await caseOf(await insertReport(app, { about }));
  expect(later?._id).not.toBe(earlier?._id);
  await settle(first, 'in_progress');
  expect(await caseOf(first)).toMatchObject({ _id: later?._id, open: 2, total: 2 });
});

test('a case whose only report moved to another one is deleted', async () => {
  const about = (await createMember(app)).id;
  const first = await insertReport(app, { about, path: ['closed'] });
  const left = await caseOf(first);
  const second = await insertReport(app, { about });
  await settle(first, 'in_progress');
  expect((await caseOf(first))?._id).toBe((await caseOf(second))?._id);
  const { rowCount } = await app.pool.query('select from report_case where id = $1', [left?._id]);
  expect(rowCount).toBe(0);
});

test('a problem with the service belongs to no case', async () => {
  expect(await caseOf(await insertReport(app))).toBeNull();
});

test('a case stays when the person is erased, and still ends', async () => {
  const about = (await createMember(app)).id;
  const id = await insertReport(app, { about });
  await sql`delete from member where id = ${about}`;
  expect(await caseOf(id)).toMatchObject({ open: 1 });
  await settle(id, 'resolved');
  const { rows } = await app.pool.query(
    'select closed_at is not null as closed from report_case where id = (select case_id from report where id = $1)',
    [id],
  );
  expect(rows).toEqual([{ closed: true }]);
});

test('staff read a report with the others of its case, the newest first, and no one else does', async () => {
  const about = (await createMember(app)).id;
  const ids = [];
  for (const hour of [1, 2, 3])
    ids.push(await insertReport(app, { about, at: new Date(Date.UTC(2026, 0, 1, hour)) }));
  await insertReport(app, { about: (await createMember(app)).id });
  const answer = await get(`/report/${ids[0]}`);
  const { related } = answer.json<{ data: { report: { related: { _id: string }[] } } }>().data
    .report;
  expect(related.map(({ _id }) => _id)).toEqual([ids[2], ids[1]]);
  const { headers, report } = await submitReport(app, await createMember(app));
  const own = await reportCalls(app, headers).get(`/report/${report._id}`);
  expect(own.body).not.toContain('related');
});
