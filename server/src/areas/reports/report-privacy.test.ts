import { expect, test } from 'vitest';
import { testApp } from '../../../test/service/app.ts';
import { sentMails } from '../../../test/service/mails.ts';
import { createMember, createStaff, signIn } from '../../../test/members/members.ts';
import { submitReport, reportCalls, endUndo } from '../../../test/desk/reports.ts';

const app = await testApp();
const office = reportCalls(app, (await signIn(app, await createStaff(app))).headers);
const member = await createMember(app, { profile: { first_name: 'Lena', last_name: 'Berg' } });
const own = reportCalls(app, (await signIn(app, member)).headers);

test('GET conversation and replies show staff everything, and the member no note, author or count', async () => {
  const { report } = await submitReport(app, member);
  await office.post(`/report/${report._id}/reply`, { message: 'Seen before', isInternal: true });
  await office.post(`/report/${report._id}/reply`, { message: 'We look into it.' });
  const team = await office.get(`/report/${report._id}/conversation`);
  expect(team.json()).toMatchObject({
    data: {
      conversation: [
        { from: 'reporter', message: report.description, name: 'Lena Berg' },
        { from: 'team', message: 'Seen before', isInternal: true, name: 'Grace' },
        { from: 'team', message: 'We look into it.', isInternal: false, name: 'Grace' },
      ],
    },
  });
  expect((await office.get(`/report/${report._id}/replies`)).json()).toMatchObject({
    data: { replies: [{ isInternal: true }, { isInternal: false }] },
  });
  const answers = await Promise.all(
    [
      `/report/${report._id}`,
      `/report/${report._id}/conversation`,
      `/report/${report._id}/replies`,
    ].map((path) => own.get(path)),
  );
  for (const { statusCode, body } of [...answers, await own.get('/my-reports?limit=100')]) {
    expect(statusCode).toBe(200);
    expect(body).not.toContain('Seen before');
    expect(body).not.toContain('Grace');
    expect(body).not.toContain('Lena');
    expect(body).not.toMatch(/priority|assignee|repliedBy|"case"/);
  }
  expect(answers[2]?.json()).toMatchObject({
    data: { replies: [{ message: 'We look into it.' }] },
  });
});

test('a reported member never learns of it: no response to them contains anything of the report', async () => {
  const reported = await createMember(app);
  const { report } = await submitReport(app, member, { reportedUserId: reported.id });
  const theirs = reportCalls(app, (await signIn(app, reported)).headers);
  expect((await theirs.get('/my-reports')).json()).toMatchObject({ data: { reports: [] } });
  expect((await theirs.get(`/report/${report._id}`)).statusCode).toBe(404);
  const before = (await sentMails(app)).length;
  await office.put(`/report/${report._id}/status`, { status: 'rejected' });
  await endUndo(app);
  const fresh = (await sentMails(app)).slice(before);
  expect(fresh.map(({ to }) => to?.[0]?.address)).toEqual([member.email]);
});
