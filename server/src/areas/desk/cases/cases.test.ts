import { expect, test } from 'vitest';
import { testApp } from '../../../../test/service/app.ts';
import { caseIdOf, listQueue, openCase, readCase } from '../../../../test/desk/desk.ts';
import { matchOf } from '../../../../test/likes/likes.ts';
import { createMember } from '../../../../test/members/members.ts';
import { insertReport } from '../../../../test/desk/reports.ts';
import { sqlOf } from '../../../../test/database/sql.ts';
import { createColleague } from '../../../../test/members/staff.ts';

const app = await testApp();
const sql = sqlOf(app);
const [grace, other, support] = [
  await createColleague(app, 'moderator'),
  await createColleague(app, 'moderator'),
  await createColleague(app, 'support'),
];
type Person = typeof grace;

const idsIn = async (query: Record<string, string> = {}, by: Person = grace) =>
  (await listQueue(by, query)).cases.map(({ _id }) => _id);
const claim = (by: Person, id: string) => by.send('PUT', `/desk/cases/${id}/claim`);
const escalate = (by: Person, id: string, escalated: boolean) =>
  by.send('PUT', `/desk/cases/${id}/escalation`, { escalated });
const day = 86_400_000;
const ago = (days: number) => new Date(app.now().getTime() - days * day);

test('the queue starts with the most urgent, then the oldest, and each page starts where the last ended', async () => {
  await sql`delete from report`;
  const late = await openCase(app, { priority: 'critical', at: ago(1) });
  const early = await openCase(app, { priority: 'critical', at: ago(3) });
  const old = await openCase(app, { priority: 'other', at: ago(30) });
  const service = await openCase(app, { about: null, priority: 'medium', at: ago(2) });
  const closed = await openCase(app, { path: ['resolved'] });
  const order = [early.id, late.id, service.id, old.id];
  expect(await idsIn()).toEqual(order);
  expect(await idsIn()).not.toContain(closed.id);
  const first = await listQueue(grace, { limit: '3' });
  expect(await idsIn({ cursor: first.nextCursor ?? '' })).toEqual([old.id]);
  // A more urgent report about the same person makes the case more urgent.
  await insertReport(app, { about: old.about, priority: 'critical', at: ago(1) });
  expect(await idsIn()).toEqual([old.id, early.id, late.id, service.id]);
  expect((await listQueue(grace)).cases[0]).toMatchObject({ priority: 'critical', openReports: 2 });
});

test('the queue can be filtered by kind, type, priority, holder and escalation', async () => {
  await sql`delete from report`;
  const harassment = await openCase(app, { type: 'Harassment', priority: 'high' });
  const service = await openCase(app, { about: null, type: 'Bug Report' });
  expect(await idsIn({ kind: 'service' })).toEqual([service.id]);
  expect(await idsIn({ problem_type: 'Harassment' })).toEqual([harassment.id]);
  expect(await idsIn({ priority: 'high' })).toEqual([harassment.id]);
  await claim(grace, service.id);
  expect(await idsIn({ holder: 'me' })).toEqual([service.id]);
  expect(await idsIn({ holder: 'others' }, other)).toEqual([service.id]);
  expect(await idsIn({ holder: 'none' }, other)).toEqual([harassment.id]);
  await escalate(support, harassment.id, true);
  expect(await idsIn({ escalated: 'true' })).toEqual([harassment.id]);
  expect(await idsIn({ escalated: 'false' })).toEqual([service.id]);
  await escalate(support, harassment.id, false);
  expect(await idsIn({ escalated: 'true' })).toEqual([]);
});

test('a case has every report about a person with its evidence, and how earlier reports of each reporter ended', async () => {
  const [ada, { id: about }] = await matchOf(app);
  const bea = await createMember(app);
  await sql`update profile set first_name = 'Zed', bio = 'Send money' where member_id = ${about}`;
  await insertReport(app, { by: bea.id, about: (await createMember(app)).id, path: ['rejected'] });
  const report = {
    problem_type: 'Harassment',
    description: 'He wrote this.',
    reportedUserId: about,
  };
  const made = await ada.send('POST', '/reports/create-reports', report);
  expect(made.statusCode, made.body).toBe(200);
  const second = await insertReport(app, { by: bea.id, about });
  const found = await readCase(grace, await caseIdOf(app, second));
  expect(found).toMatchObject({ kind: 'person', version: 2, person: { _id: about, name: 'Zed' } });
  expect(found.reports.map(({ description }) => description).toSorted()).toEqual([
    'He wrote this.',
    'Something',
  ]);
  const byAda = found.reports.find(({ reporter }) => reporter?._id === ada.id);
  expect(byAda?.evidence).toMatchObject([{ kind: 'profile', content: { bio: 'Send money' } }]);
  const byBea = found.reports.find(({ reporter }) => reporter?._id === bea.id);
  expect(byBea?.reporter?.earlier).toEqual({ resolved: 0, closed: 0, rejected: 1, open: 0 });
});

test('a report about the service is its own case, and has none any more on the report', async () => {
  const [first, second] = [
    await openCase(app, { about: null }),
    await openCase(app, { about: null }),
  ];
  expect(first.id).not.toBe(second.id);
  expect(await readCase(grace, first.id)).toMatchObject({ kind: 'service', person: null });
  const report = await grace.get(`/reports/report/${first.reportIds[0]}`);
  expect(report.json()).toMatchObject({ data: { report: { case: null } } });
});

test('of twenty parallel claims one gets the case, keeps it by renewing, and loses it after five minutes', async () => {
  const { id } = await openCase(app);
  const team = await Promise.all(
    Array.from({ length: 20 }, () => createColleague(app, 'moderator')),
  );
  const answers = await Promise.all(team.map((each) => claim(each, id)));
  const winners = team.filter((_each, index) => answers[index]?.statusCode === 200);
  expect([winners.length, answers.filter(({ statusCode }) => statusCode === 409).length]).toEqual([
    1, 19,
  ]);
  const [winner = grace] = winners;
  expect((await readCase(other, id)).holder).toMatchObject({ _id: winner.id, mine: false });
  app.advanceClock(4 * 60_000);
  expect((await claim(winner, id)).statusCode).toBe(200);
  app.advanceClock(4 * 60_000);
  expect((await claim(other, id)).statusCode).toBe(409);
  app.advanceClock(61_000);
  expect((await readCase(other, id)).holder).toBeNull();
  expect((await claim(other, id)).statusCode).toBe(200);
  const renewed = await sql<{ count: number }>`select count(*)::int as count from audit
    where action = 'case.claim' and details ->> 'case' = ${id}`;
  expect(renewed).toEqual([{ count: 2 }]);
});

test('a case is taken over from the colleague who has it, who is notified, and the log says from whom', async () => {
  const { id } = await openCase(app);
  await claim(grace, id);
  const takers = [other, support, await createColleague(app)];
  const take = (by: Person) => by.send('PUT', `/desk/cases/${id}/claim?from=${grace.id}`);
  const answers = await Promise.all(takers.map(take));
  expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([
    200, 409, 409,
  ]);
  const winner = takers[answers.findIndex(({ statusCode }) => statusCode === 200)] ?? grace;
  expect((await readCase(grace, id)).holder).toMatchObject({ _id: winner.id, mine: false });
  // The one who lost it can't renew it, and takes it back only from who has it.
  expect((await claim(grace, id)).statusCode).toBe(409);
  expect((await take(grace)).statusCode).toBe(409);
  const log = await sql`select actor_id, subject_id from audit where action = 'case.take'
    and details ->> 'case' = ${id}`;
  expect(log).toEqual([{ actor_id: winner.id, subject_id: grace.id }]);
  const notices = await sql`select about from notice
    where member_id = ${grace.id} and kind = 'case.taken'`;
  expect(notices).toEqual([{ about: { reference: `#${id.slice(-6)}` } }]);
});

test('only its holder gives up a claim, and escalating gives it up too', async () => {
  const { id } = await openCase(app);
  await claim(grace, id);
  await other.send('DELETE', `/desk/cases/${id}/claim`);
  expect((await readCase(grace, id)).holder).toMatchObject({ mine: true });
  await escalate(grace, id, true);
  expect(await readCase(other, id)).toMatchObject({ holder: null, escalatedBy: { _id: grace.id } });
});

test('trust 60: staff cannot see or work on a case that they are part of', async () => {
  await sql`delete from report`;
  const about = await openCase(app, { about: grace.id });
  const by = await openCase(app, { by: grace.id });
  expect(await idsIn()).toEqual([]);
  for (const { id } of [about, by]) {
    expect((await grace.get(`/desk/cases/${id}`)).statusCode).toBe(403);
    expect((await claim(grace, id)).statusCode).toBe(403);
    expect((await escalate(grace, id, true)).statusCode).toBe(403);
  }
  expect((await idsIn({}, other)).length).toBe(2);
});

test('trust 60: a look at a case is logged for the person and for each report, before the response', async () => {
  const { id, about, reportIds } = await openCase(app, { reports: 3 });
  await readCase(grace, id);
  const rows = await sql<{ subject_id: string }>`select subject_id from audit
    where actor_id = ${grace.id} and details ->> 'case' = ${id} order by id`;
  expect(rows.map(({ subject_id }) => subject_id).toSorted()).toEqual(
    [about, ...reportIds].toSorted(),
  );
});

test(
  'a case says how many reports, decisions, notes and other cases its lists leave out',
  { tags: ['long'] },
  async () => {
    const { id, about } = await openCase(app, { reports: 202 });
    await sql`insert into note (member_id, id, body)
    select ${about}, gen_random_uuid(), 'Called them' from generate_series(1, 53)`;
    await sql`insert into report_case (member_id, opened_at, closed_at)
    select ${about}, now() - interval '1 year', now() from generate_series(1, 24)`;
    await sql`insert into decision (id, case_id, member_id, action, decided_at)
    select gen_random_uuid(), ${id}, ${about}, 'dismiss', now() from generate_series(1, 105)`;
    const { person, reports, decisions, ...found } = await readCase(grace, id);
    expect([reports.length, found.reportsLeftOut]).toEqual([200, 2]);
    expect([decisions.length, found.decisionsLeftOut]).toEqual([100, 5]);
    expect([person?.notes.length, person?.notesLeftOut]).toEqual([50, 3]);
    expect([person?.cases.length, person?.casesLeftOut]).toEqual([20, 4]);
    expect(person?.cases.map(({ _id }) => _id)).not.toContain(id);
  },
);
