import type { Report } from '@kindred/contract/reports';
import type { ReportStatistics } from '@kindred/contract/reports/handling';
import { describe, expect, test } from 'vitest';
import { testApp } from '../../../test/service/app.ts';
import { sentMails } from '../../../test/service/mails.ts';
import { createMember, createStaff, signIn } from '../../../test/members/members.ts';
import {
  submitReport,
  reportCalls,
  reportIn,
  insertReport,
  endUndo,
} from '../../../test/desk/reports.ts';
import { addJob } from '../../platform/jobs/jobs.ts';
import { sqlOf } from '../../../test/database/sql.ts';

const app = await testApp();
const sql = sqlOf(app);
const staff = await createStaff(app);
const office = reportCalls(app, (await signIn(app, staff)).headers);
const member = await createMember(app, { profile: { first_name: 'Lena', last_name: 'Berg' } });
const own = reportCalls(app, (await signIn(app, member)).headers);
const noOne = '00000000-0000-4000-8000-000000000000';

const noticesAbout = async (id: string) => {
  const { rows } = await app.pool.query<{ member_id: string; kind: string; status: string }>(
    `select member_id, kind, about ->> 'status' as status from notice
      where about ->> 'reportId' = $1`,
    [id],
  );
  return rows;
};

const auditOf = async (id: string) =>
  (
    await sql<{ action: string }>`select action from audit
      where subject_id = ${id} and action <> 'report.read' order by id`
  ).map(({ action }) => action);

describe('GET /reports/reports', () => {
  test('answers data.reports and data.pagination, ten on a page, newest first', async () => {
    const id = await insertReport(app, { by: member.id, at: new Date(Date.now() + 60_000) });
    const { reports, pagination } = (await office.get('/reports')).json<{
      data: { reports: Report[]; pagination: { total: number; pages: number } };
    }>().data;
    const { count } = await sql.one<{ count: number }>`select count(*) from report`;
    expect(reports[0]).toMatchObject({
      _id: id,
      user: { name: 'Lena Berg', email: member.email },
      reportedUser: null,
      replies: [],
    });
    expect(reports).toHaveLength(Math.min(10, count));
    expect(pagination).toEqual({ page: 1, limit: 10, total: count, pages: Math.ceil(count / 10) });
  });

  test('is for staff', async () => {
    expect((await own.get('/reports')).statusCode).toBe(403);
  });
});

test("GET /reports/my-reports has only the member's own, with the replies of staff", async () => {
  const someone = await createMember(app);
  const { report, headers } = await submitReport(app, someone);
  await submitReport(app, member);
  await office.post(`/report/${report._id}/reply`, { message: 'We look into it.' });
  await office.post(`/report/${report._id}/reply`, {
    message: 'Known for this.',
    isInternal: true,
  });
  const answer = await reportCalls(app, headers).get('/my-reports?status=in_progress');
  expect(answer.json()).toMatchObject({
    data: {
      reports: [{ _id: report._id, replies: [{ message: 'We look into it.' }] }],
      pagination: { page: 1, limit: 10, total: 1, pages: 1 },
    },
  });
  expect(answer.body).not.toContain('Known for this.');
});

describe('GET /reports/report/{id}', () => {
  test('answers data.report to staff, with the evidence, and logs it (trust 20)', async () => {
    const reported = await createMember(app, { profile: { bio: 'Straight talker.' } });
    const { report } = await submitReport(app, member, { reportedUserId: reported.id });
    await app.pool.query(`update profile set bio = 'All sweetness' where member_id = $1`, [
      reported.id,
    ]);
    await app.pool.query('delete from photo where member_id = $1', [reported.id]);
    const answer = await office.get(`/report/${report._id}`);
    expect(answer.headers.etag).toBe(reportIn(answer).version);
    expect(reportIn(answer)).toMatchObject({
      user: { _id: member.id },
      reportedUser: { _id: reported.id },
      case: { open: 1, total: 1 },
      evidence: [
        {
          kind: 'profile',
          content: { bio: 'Straight talker.', photos: [{ publicId: `test-${reported.id}` }] },
        },
      ],
    });
    const read = await sql<{ action: string }>`select action from audit
      where subject_id = ${report._id}`;
    expect(read).toEqual([{ action: 'report.read' }]);
  });

  test('a reported photo is kept unchanged, with its profile', async () => {
    const { id } = await createMember(app);
    const { report } = await submitReport(app, member, { publicId: `test-${id}` });
    expect(reportIn(await office.get(`/report/${report._id}`))).toMatchObject({
      reportedUser: { _id: id },
      evidence: [{ kind: 'photo', content: { publicId: `test-${id}` } }, { kind: 'profile' }],
    });
    const gone = await own.post('/create-reports', {
      problem_type: 'Other',
      description: 'x',
      publicId: 'no such photo',
    });
    expect(gone.statusCode).toBe(404);
  });

  test('evidence does not change and outlives its subject', async () => {
    const { id } = await createMember(app);
    const { report } = await submitReport(app, member, { reportedUserId: id });
    await expect(
      app.pool.query(`update evidence set content = '{}' where report_id = $1`, [report._id]),
    ).rejects.toThrow('rows of evidence cannot be changed');
    await sql`delete from member where id = ${id}`;
    expect(reportIn(await office.get(`/report/${report._id}`))).toMatchObject({
      reportedUser: null,
      evidence: [{ kind: 'profile' }],
    });
  });

  test('a report by another member is unknown to a member', async () => {
    const { report } = await submitReport(app, await createMember(app));
    for (const path of ['', '/conversation', '/replies'])
      expect((await own.get(`/report/${report._id}${path}`)).statusCode).toBe(404);
  });
});

describe('PUT /reports/report/{id}/status', () => {
  test('answers data.report, and mails the outcome when it can no longer be undone', async () => {
    const { report } = await submitReport(app, member);
    const answer = await office.put(`/report/${report._id}/status`, { status: 'resolved' });
    expect(reportIn(answer)).toMatchObject({ _id: report._id, status: 'resolved' });
    expect(answer.headers.etag).toBe(reportIn(answer).version);
    await sentMails(app);
    expect(await noticesAbout(report._id)).toEqual([]);
    await endUndo(app);
    const mail = (await sentMails(app)).at(-1);
    expect(mail).toMatchObject({
      subject: 'Your report is resolved',
      to: [{ address: member.email }],
    });
    expect(mail?.text).toContain(`#${report._id.slice(-6)}`);
    expect(mail?.text).toContain('/my-reports');
    expect(mail?.text).toContain('contest the decision');
    expect(await noticesAbout(report._id)).toEqual([
      { member_id: member.id, kind: 'report.outcome', status: 'resolved' },
    ]);
    // A job can run twice.
    const { id: decisionId } = await sql.one<{ id: string }>`select decision_id as id
      from decision_report where report_id = ${report._id}`;
    await addJob(app.pool, 'notify-parties', { decisionId });
    await app.jobs.runDue();
    expect(await noticesAbout(report._id)).toHaveLength(1);
  });

  test('an outcome that is undone right away is not announced, and the next one is', async () => {
    const { report } = await submitReport(app, member);
    const set = (status: string) => office.put(`/report/${report._id}/status`, { status });
    const before = (await sentMails(app)).length;
    await set('resolved');
    await set('in_progress');
    await endUndo(app);
    expect(await noticesAbout(report._id)).toEqual([]);
    expect((await sentMails(app)).length).toBe(before);
    await set('closed');
    await endUndo(app);
    expect((await noticesAbout(report._id)).map(({ status }) => status)).toEqual(['closed']);
    await set('in_progress');
    await set('rejected');
    await app.pool.query('delete from report where id = $1', [report._id]);
    await endUndo(app);
    expect((await sentMails(app)).length).toBe(before + 1);
  });

  test('an unknown report is 404', async () => {
    expect((await office.put(`/report/${noOne}/status`, { status: 'closed' })).statusCode).toBe(
      404,
    );
  });
});

test('PUT priority and assignee change the report, one audit row each, and only staff who work on reports can be assigned', async () => {
  const id = await insertReport(app);
  const support = await createStaff(app, 'support');
  const raised = await office.put(`/report/${id}/priority`, { priority: 'critical' });
  expect(reportIn(raised).priority).toBe('critical');
  const given = await office.put(`/report/${id}/assignee`, { assigneeId: support.id });
  expect(reportIn(given).assignee).toEqual({ _id: support.id, name: 'Grace' });
  for (const assigneeId of [member.id, noOne, (await createStaff(app, 'analyst')).id])
    expect((await office.put(`/report/${id}/assignee`, { assigneeId })).statusCode).toBe(422);
  const freed = await office.put(`/report/${id}/assignee`, { assigneeId: null });
  expect(reportIn(freed).assignee).toBeNull();
  expect(await auditOf(id)).toEqual(['report.priority', 'report.assign', 'report.assign']);
});

describe('DELETE /reports/delete-report/{id}', () => {
  test('is for administrators, deletes the report with everything in it, and leaves an audit row', async () => {
    const { report } = await submitReport(app, member, {
      reportedUserId: (await createMember(app)).id,
    });
    await office.post(`/report/${report._id}/reply`, { message: 'We look into it.' });
    const { headers } = await signIn(app, await createStaff(app, 'moderator'));
    const path = `/delete-report/${report._id}`;
    expect((await reportCalls(app, headers).remove(path)).statusCode).toBe(403);
    expect((await office.remove(path)).statusCode).toBe(200);
    expect((await office.get(`/report/${report._id}`)).statusCode).toBe(404);
    expect((await office.remove(path)).statusCode).toBe(404);
    expect(await auditOf(report._id)).toEqual(['report.reply', 'report.delete']);
    const cases = await app.pool.query(
      'select from report_case c where not exists (select from report where case_id = c.id)',
    );
    expect(cases.rowCount).toBe(0);
  });
});

test('GET /reports/report/stats/statistics answers data', async () => {
  const { data } = (await office.get('/report/stats/statistics')).json<{
    data: ReportStatistics;
  }>();
  expect(Object.keys(data).toSorted()).toEqual(
    [
      'avgResponseTime',
      'byPriority',
      'byReason',
      'byStatus',
      'byType',
      'highPriority',
      'total',
    ].toSorted(),
  );
});

describe('POST /reports/report/{id}/reply', () => {
  test('a first public reply starts a pending report, sends a mail, and is one audit row', async () => {
    const { report } = await submitReport(app, member);
    const before = (await sentMails(app)).length;
    const answer = await office.post(`/report/${report._id}/reply`, {
      message: 'We look into it.',
      isInternal: false,
    });
    expect(reportIn(answer)).toMatchObject({
      status: 'in_progress',
      replies: [{ message: 'We look into it.', isInternal: false, repliedBy: { name: 'Grace' } }],
    });
    expect(await auditOf(report._id)).toEqual(['report.reply']);
    const mails = await sentMails(app);
    expect(mails).toHaveLength(before + 1);
    expect(mails.at(-1)).toMatchObject({ subject: 'We replied to your report' });
    expect(mails.at(-1)?.text).not.toContain('We look into it.');
    expect(await noticesAbout(report._id)).toEqual([
      { member_id: member.id, kind: 'report.reply', status: null },
    ]);
  });

  test('a note changes nothing else and is not sent to anyone', async () => {
    const { report } = await submitReport(app, member);
    const before = (await sentMails(app)).length;
    const answer = await office.post(`/report/${report._id}/reply`, {
      message: 'Third time.',
      isInternal: true,
    });
    expect(reportIn(answer)).toMatchObject({ status: 'pending', replies: [{ isInternal: true }] });
    expect(await auditOf(report._id)).toEqual(['report.note']);
    expect(await sentMails(app)).toHaveLength(before);
    expect(await noticesAbout(report._id)).toEqual([]);
  });

  test('a blank message is refused', async () => {
    const id = await insertReport(app);
    expect((await office.post(`/report/${id}/reply`, { message: ' \n ' })).statusCode).toBe(400);
  });

  test('no mail is sent to an unconfirmed address, or after the member left', async () => {
    const before = (await sentMails(app)).length;
    for (const fields of [
      { email_verified_at: null },
      { state: 'deactivated', state_by: 'self' } as const,
    ]) {
      const { id } = await createMember(app, { member: fields });
      const report = await insertReport(app, { by: id });
      await office.post(`/report/${report}/reply`, { message: 'Hello' });
    }
    expect(await sentMails(app)).toHaveLength(before);
  });
});
