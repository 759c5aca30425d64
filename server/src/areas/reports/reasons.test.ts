import type { OwnReport, Report } from '@kindred/contract/reports';
import type { ReportStatistics } from '@kindred/contract/reports/handling';
import { claimOf } from '@kindred/contract/reports/claims';
import { reasonCodes, reportReasons } from '@kindred/contract/reports/reasons';
import { reasonsOf } from '@kindred/contract/reports/reason-forms';
import { priorities } from '@kindred/contract/reports/report-types';
import { apiBase } from '@kindred/contract/route';
import { expect, test } from 'vitest';
import { testApp } from '../../../test/service/app.ts';
import { createPerson } from '../../../test/members/people.ts';
import { createColleague } from '../../../test/members/staff.ts';
import { foldTally } from '../statistics/queries.ts';

const app = await testApp({ environment: { LIMITS: '100' } });
const staff = await createColleague(app, 'moderator');
const reporter = await createPerson(app);
const forms = ['person', 'service', 'former'] as const;
const forMembers = [...new Set(forms.flatMap(reasonsOf))];

const send = (fields: object) =>
  reporter.send('POST', '/reports/create-reports', { description: 'Bitte lesen.', ...fields });

async function report(fields: object) {
  const answer = await send(fields);
  expect(answer.statusCode, answer.body).toBe(200);
  const { _id } = answer.json<{ data: { report: OwnReport } }>().data.report;
  return (await staff.get(`/reports/report/${_id}`)).json<{ data: { report: Report } }>().data
    .report;
}

test.each(forMembers)('%s sets the priority in every language, and adds no words', async (code) => {
  const { problem_type, priority } = reportReasons[code];
  const description = 'Das hat mich sehr erschreckt. Bitte lesen.';
  expect(await report({ problem_type, reason: code, description })).toMatchObject({
    reason: code,
    problem_type,
    priority,
    description,
  });
});

test.each(forMembers)('words of the description raise the priority of %s', async (code) => {
  const { problem_type } = reportReasons[code];
  const description = 'She told me that she is 15.';
  expect(await report({ problem_type, reason: code, description })).toMatchObject({
    priority: 'critical',
  });
});

test('a reason belongs to one problem type, and some to the public form alone', async () => {
  const other = await send({ problem_type: 'Harassment', reason: 'fake' });
  expect([other.statusCode, other.json<{ errors: object[] }>().errors]).toEqual([
    422,
    [
      {
        field: 'reason',
        msg: 'This reason belongs to another problem type.',
        code: 'reason_of_other_type',
      },
    ],
  ]);
  const foreign = await send({ problem_type: 'Inappropriate Content', reason: 'child-abuse' });
  expect(foreign.statusCode).toBe(400);
});

test.each(reasonsOf('notice'))(
  'a notice without an account for %s has its priority',
  async (code) => {
    const location = `The profile of Zed, ${code}`;
    const answer = await app.inject({
      method: 'POST',
      url: `${apiBase}/content-notices`,
      payload: {
        reason: code,
        description: 'Bitte lesen.',
        location,
        name: 'A neighbor',
        email: `${code}@elsewhere.example`,
        goodFaith: true,
      },
    });
    expect(answer.statusCode, answer.body).toBe(200);
    const { rows } = await app.pool.query(
      `select r.problem_type, r.reason, r.priority, r.description
      from report r join notice_sender s on s.report_id = r.id where s.location = $1`,
      [location],
    );
    const { problem_type, priority } = reportReasons[code];
    expect(rows).toEqual([{ problem_type, reason: code, priority, description: 'Bitte lesen.' }]);
  },
);

test('reports and cases are found and counted by their reason', async () => {
  const countOf = async () => {
    await foldTally(app.pool);
    return (await staff.get('/reports/report/stats/statistics')).json<{ data: ReportStatistics }>()
      .data.byReason;
  };
  const before = await countOf();
  const about = await createPerson(app);
  const { _id, caseId } = await report({
    problem_type: 'Account Issue',
    reason: 'fake',
    reportedUserId: about.id,
  });
  expect(await countOf()).toEqual({ ...before, fake: before.fake + 1 });
  for (const code of reasonCodes) {
    const list = await staff.get('/reports/reports', { reason: code, limit: '100' });
    const { reports } = list.json<{ data: { reports: Report[] } }>().data;
    expect(reports.every(({ reason }) => reason === code)).toBe(true);
    expect(reports.some((each) => each._id === _id)).toBe(code === 'fake');
    const queue = await staff.get('/desk/cases', { reason: code, limit: '100' });
    const { cases } = queue.json<{ data: { cases: { _id: string }[] } }>().data;
    expect(cases.some((each) => each._id === caseId)).toBe(code === 'fake');
    const count = await staff.get('/desk/cases/count', { reason: code });
    expect(count.json<{ data: { total: number } }>().data.total).toBe(cases.length);
  }
});

test('people who were hurt, threatened or shown without their consent never wait behind anyone', () => {
  const first = reasonCodes.filter((code) => reportReasons[code].priority === 'critical');
  expect(first).toEqual([
    'child-abuse',
    'under-age',
    'threat',
    'intimate-picture',
    'outside-the-app',
  ]);
  const claims = Object.fromEntries(
    first.map((reason) => [reason, claimOf({ reason, description: 'Bitte lesen.' })]),
  );
  expect(claims).toEqual({
    'child-abuse': 'minor',
    'under-age': 'minor',
    threat: 'violence',
    'intimate-picture': 'intimate-picture',
    'outside-the-app': 'violence',
  });
});

test('each reason has a known priority, and a form in which people choose it, or did before', () => {
  const offered = (['person', 'service', 'notice', 'former'] as const).flatMap(reasonsOf);
  for (const code of reasonCodes) {
    expect(priorities).toContain(reportReasons[code].priority);
    expect(offered).toContain(code);
  }
});
