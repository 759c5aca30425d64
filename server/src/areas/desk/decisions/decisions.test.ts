import type { Notice } from '@kindred/contract/notices';
import { expect, test } from 'vitest';
import { testApp } from '../../../../test/service/app.ts';
import {
  decideOn,
  ground,
  listQueue,
  openCase,
  readCase,
  sendDecision,
} from '../../../../test/desk/desk.ts';
import { sentMails } from '../../../../test/service/mails.ts';
import { createMember } from '../../../../test/members/members.ts';
import { createPerson } from '../../../../test/members/people.ts';
import { endUndo, insertReport } from '../../../../test/desk/reports.ts';
import { sqlOf } from '../../../../test/database/sql.ts';
import { createColleague } from '../../../../test/members/staff.ts';

const app = await testApp();
const sql = sqlOf(app);
const [grace, other, lead] = [
  await createColleague(app, 'moderator'),
  await createColleague(app, 'moderator'),
  await createColleague(app),
];
type Person = typeof grace;

const statusesOf = async (ids: readonly string[]) =>
  (
    await sql<{ status: string }>`select status from report where id = any (${ids}) order by status`
  ).map(({ status }) => status);
const noticesOf = async (person: Person) =>
  (await person.get('/notices')).json<{ data: { notices: Notice[] } }>().data.notices;
const mailsTo = async ({ email }: { email: string }) =>
  (await sentMails(app)).filter(({ to }) => to?.[0]?.address === email);

test('a dismissal settles the chosen reports, removes the case from the queue and needs no reason', async () => {
  const { id, reportIds } = await openCase(app, { reports: 2 });
  const decision = await decideOn(grace, id, 'dismiss', { outcome: 'rejected' });
  expect(decision).toMatchObject({ action: 'dismiss', ground: null, strikes: 0 });
  expect(await statusesOf(reportIds)).toEqual(['rejected', 'rejected']);
  expect((await listQueue(grace)).cases.map(({ _id }) => _id)).not.toContain(id);
});

test('a suspension starts immediately, ends automatically, and ends every session', async () => {
  const person = await createPerson(app);
  const { id } = await openCase(app, { about: person.id });
  await decideOn(grace, id, 'suspend', { days: 7 });
  expect(
    await sql`select m.state, m.state_reason, m.state_until - d.decided_at = interval '7 days' as week
      from member m join decision d on d.member_id = m.id where m.id = ${person.id}`,
  ).toEqual([{ state: 'banned', state_reason: ground.reason, week: true }]);
  expect(await sql`select from session where member_id = ${person.id}`).toEqual([]);
});

test('a removed photo and text are hidden from others, and kept', async () => {
  const member = await createMember(app, { profile: { bio: 'Send me money' } });
  const { id } = await openCase(app, { about: member.id });
  await decideOn(grace, id, 'remove-text', { field: 'bio' });
  const photo = await openCase(app, { about: member.id });
  await decideOn(grace, photo.id, 'remove-photo', { publicId: `test-${member.id}` });
  expect(await sql`select bio from profile where member_id = ${member.id}`).toEqual([
    { bio: null },
  ]);
  expect(await sql`select review from photo where member_id = ${member.id}`).toEqual([
    { review: 'rejected' },
  ]);
  expect(await sql`select from card where member_id = ${member.id}`).toEqual([]);
  const kept =
    await sql`select before from decision where member_id = ${member.id} order by decided_at`;
  expect(kept[0]).toEqual({ before: { text: 'Send me money' } });
  expect(
    (
      await sendDecision(grace, (await openCase(app, { about: member.id })).id, 'remove-text', {
        field: 'bio',
      })
    ).statusCode,
  ).toBe(409);
});

test('what someone wrote into fields of the owner is removed, and what they chose there stays', async () => {
  const own_fields = { 3: 'Call me on 555', 4: 1, 5: [1, 2], 6: '555 again' };
  const member = await createMember(app, {
    profile: { own_fields: JSON.stringify(own_fields) },
  });
  const fields = async () =>
    (await sql`select own_fields from profile where member_id = ${member.id}`)[0]?.own_fields;
  const decision = await decideOn(
    grace,
    (await openCase(app, { about: member.id })).id,
    'remove-text',
    { field: 'fields' },
  );
  expect(await fields()).toEqual({ 4: 1, 5: [1, 2] });
  expect(await sql`select before from decision where id = ${decision._id}`).toEqual([
    { before: { text: { 3: 'Call me on 555', 6: '555 again' } } },
  ]);
  // What they have written since stays when the decision is undone.
  await sql`update profile set own_fields = own_fields || '{"3": "Gardener"}' where member_id = ${member.id}`;
  await grace.send('POST', `/desk/decisions/${decision._id}/undo`);
  expect(await fields()).toEqual({ ...own_fields, 3: 'Gardener' });
  const { id } = await openCase(app, { about: (await createMember(app)).id });
  expect((await sendDecision(grace, id, 'remove-text', { field: 'fields' })).statusCode).toBe(409);
});

test('the subject and every reporter are told once, after ten seconds, and the account mail is not sent as well', async () => {
  const [subject, ada, bea] = [
    await createPerson(app),
    await createPerson(app),
    await createPerson(app),
  ];
  const { id } = await openCase(app, { about: subject.id, by: ada.id });
  await insertReport(app, { about: subject.id, by: bea.id });
  await decideOn(grace, id, 'warn', { answer: 'Thank you, we acted on it.' });
  await app.jobs.runDue();
  for (const each of [subject, ada, bea]) expect(await noticesOf(each)).toEqual([]);
  await endUndo(app);
  await endUndo(app);
  expect(await noticesOf(subject)).toMatchObject([
    { kind: 'decision.made', about: { action: 'warn' } },
  ]);
  for (const each of [ada, bea]) {
    expect(await noticesOf(each)).toMatchObject([
      { kind: 'report.outcome', about: { status: 'resolved' } },
    ]);
    expect((await mailsTo(each)).length).toBe(1);
    const own = await each.get('/reports/my-reports');
    expect(own.body).toContain('Thank you, we acted on it.');
  }
  const [mail, ...more] = await mailsTo(subject);
  expect(more).toEqual([]);
  expect(mail?.text).toContain(ground.reason);
  expect(mail?.text).toContain('Be respectful');
});

test('a banned member is told only by the desk, although they cannot sign in', async () => {
  const member = await createMember(app);
  const { id } = await openCase(app, { about: member.id });
  await decideOn(grace, id, 'ban');
  await endUndo(app);
  app.advanceClock(120_000);
  await app.pool.query(`select graphile_worker.add_job('send-account-mails')`);
  const mails = await mailsTo(member);
  expect(mails.map(({ subject }) => subject)).toEqual([expect.stringContaining('is banned')]);
});

test('a decision on an outdated version is refused, and says what has changed', async () => {
  const { id, about, reportIds } = await openCase(app, { reports: 2 });
  const { version } = await readCase(grace, id);
  const late = await insertReport(app, { about });
  const [first = '', second = ''] = reportIds;
  const reports = [first, second].map((_id) => ({ _id, outcome: 'closed' }));
  const decision = { version, action: 'dismiss', reports };
  const send = () => grace.send('POST', `/desk/cases/${id}/decisions`, decision);
  const stale = await send();
  expect(stale.statusCode).toBe(412);
  expect(stale.json()).toMatchObject({
    data: { newReports: [late], settledReports: [], case: { _id: id } },
  });
  await other.send('PUT', `/reports/report/${first}/status`, { status: 'rejected' });
  expect((await send()).json()).toMatchObject({ data: { settledReports: [first] } });
  expect(await statusesOf([second, late])).toEqual(['pending', 'pending']);
});

test('reports that the moderator did not choose stay open, and so does the case', async () => {
  const { id, reportIds } = await openCase(app, { reports: 2 });
  const { version } = await readCase(grace, id);
  const reports = [{ _id: reportIds[0] ?? '', outcome: 'closed' as const }];
  await decideOn(grace, id, 'dismiss', { version, reports });
  expect(await statusesOf(reportIds)).toEqual(['closed', 'pending']);
  expect((await listQueue(grace)).cases.map(({ _id }) => _id)).toContain(id);
});

test('two parallel decisions on one case decide it once', async () => {
  const { id, about, reportIds } = await openCase(app, { reports: 3 });
  const { version } = await readCase(grace, id);
  const reports = reportIds.map((_id) => ({ _id, outcome: 'resolved' }));
  const decision = { version, action: 'warn', reports, ground };
  const answers = await Promise.all(
    [grace, other, lead].map((by) => by.send('POST', `/desk/cases/${id}/decisions`, decision)),
  );
  expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([
    200, 412, 412,
  ]);
  expect(await sql`select strikes from decision where member_id = ${about}`).toEqual([
    { strikes: 1 },
  ]);
});

test('when more requests are refused than there are connections, each gets its reason and each read is logged', async () => {
  const { id, about, reportIds } = await openCase(app);
  const body = {
    version: 9,
    action: 'dismiss',
    reports: [{ _id: reportIds[0], outcome: 'closed' }],
  };
  const answers = await Promise.all(
    Array.from({ length: 12 }, () => grace.send('POST', `/desk/cases/${id}/decisions`, body)),
  );
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([412]));
  expect(
    await sql`select count(*)::int as looks from audit where action = 'member.read' and subject_id = ${about}`,
  ).toEqual([{ looks: 12 }]);
});

test.each([
  ['ground', 'ground_missing', { ground: undefined }],
  ['ground', 'ground_of_dismissal', { action: 'dismiss', ground }],
  ['clause', 'clause_missing', { ground: { ...ground, clause: undefined } }],
  ['law', 'law_missing', { ground: { ...ground, kind: 'law' } }],
  ['keyword', 'keyword_of_other_category', { ground: { ...ground, keyword: 'NUDITY' } }],
  ['days', 'sanction_days_missing', { action: 'suspend', days: undefined }],
  ['days', 'field_of_other_action', { days: 3 }],
  ['publicId', 'removed_photo_missing', { action: 'remove-photo' }],
  ['publicId', 'field_of_other_action', { publicId: 'photo' }],
  ['field', 'removed_text_missing', { action: 'remove-text' }],
  ['field', 'field_of_other_action', { field: 'bio' }],
  ['message', 'removed_message_missing', { action: 'remove-message' }],
] as const)(
  'a decision without what the law asks to record is refused: %s, %s',
  async (field, code, fields) => {
    const { id, about } = await openCase(app);
    const answer = await sendDecision(grace, id, 'warn', fields);
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toMatchObject({ code, errors: [{ field }] });
    expect(await sql`select from decision where member_id = ${about}`).toEqual([]);
  },
);

test('trust 60: no one sanctions themselves, only an administrator sanctions a colleague, and support sanctions no one', async () => {
  const support = await createColleague(app, 'support');
  const [own, colleague] = [
    await openCase(app, { about: grace.id }),
    await openCase(app, { about: other.id }),
  ];
  const body = {
    version: 1,
    action: 'warn',
    ground,
    reports: [{ _id: own.reportIds[0], outcome: 'closed' }],
  };
  expect((await grace.send('POST', `/desk/cases/${own.id}/decisions`, body)).statusCode).toBe(403);
  expect((await sendDecision(grace, colleague.id, 'ban')).statusCode).toBe(403);
  expect((await sendDecision(support, colleague.id, 'dismiss')).statusCode).toBe(403);
  expect((await sendDecision(lead, colleague.id, 'warn')).statusCode).toBe(200);
  const service = await openCase(app, { about: null });
  expect((await sendDecision(grace, service.id, 'ban')).statusCode).toBe(422);
});

test('many similar cases are decided in one request, each with its own result', async () => {
  const cases = [
    await openCase(app, { about: null }),
    await openCase(app, { about: null }),
    await openCase(app),
  ];
  const rows = cases.map(({ id, reportIds }, index) => ({
    caseId: id,
    version: index === 1 ? 9 : 1,
    action: 'dismiss',
    reports: [{ _id: reportIds[0], outcome: 'closed' }],
  }));
  const answer = await grace.send('POST', '/desk/decisions', { cases: rows });
  expect(answer.json()).toMatchObject({
    data: {
      rows: [
        { caseId: cases[0]?.id, decision: { action: 'dismiss' }, error: null },
        {
          caseId: cases[1]?.id,
          decision: null,
          error: expect.stringContaining('changed') as string,
        },
        { caseId: cases[2]?.id, decision: { action: 'dismiss' }, error: null },
      ],
    },
  });
});
