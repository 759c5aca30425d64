import type { Appeal, AppealCounts } from '@kindred/contract/desk/appeals';
import type { Statement } from '@kindred/contract/desk/statements';
import type { Notice } from '@kindred/contract/notices';
import { apiBase } from '@kindred/contract/route';
import { expect, test } from 'vitest';
import { testApp } from '../../../../test/service/app.ts';
import { caseIdOf, decideOn, ground, openCase, readCase } from '../../../../test/desk/desk.ts';
import { sentMails } from '../../../../test/service/mails.ts';
import { createPerson } from '../../../../test/members/people.ts';
import { endUndo } from '../../../../test/desk/reports.ts';
import { sqlOf } from '../../../../test/database/sql.ts';
import { createColleague } from '../../../../test/members/staff.ts';
import { addJob } from '../../../platform/jobs/jobs.ts';

const app = await testApp();
const sql = sqlOf(app);
const [grace, other] = [
  await createColleague(app, 'moderator'),
  await createColleague(app, 'moderator'),
];
type Person = typeof grace;
const day = 86_400_000;

const post = (url: string, payload: object) =>
  app.inject({ method: 'POST', url: `${apiBase}${url}`, payload });
const statementIn = (answer: { json: <T>() => T }) =>
  answer.json<{ data: { statement: Statement } }>().data.statement;
const statementsOf = async (person: Person) =>
  (await person.get('/statements')).json<{ data: { statements: Statement[] } }>().data.statements;
const appeal = (token: string, message = 'I did not do this.') =>
  post('/statements/appeal', { token, message });
const openAppeals = async (by: Person) =>
  (await by.get('/desk/appeals')).json<{ data: { appeals: Appeal[] } }>().data.appeals;
const appealsIn = async (by: Person, query: Record<string, string>) =>
  (await by.get('/desk/appeals', query)).json<{
    data: { appeals: Appeal[]; counts: AppealCounts; nextCursor: string | null };
  }>().data;
const settleAppeal = (by: Person, id: string, body: object) =>
  by.send('PUT', `/desk/appeals/${id}`, { answer: 'We looked again.', ...body });
const stateOf = (id: string) => sql`select state, state_until from member where id = ${id}`;

/** The link in the latest mail to this address. */
async function mailedToken({ email }: { email: string }) {
  const mail = (await sentMails(app)).findLast(({ to }) => to?.[0]?.address === email);
  return decodeURIComponent(/statement#token=([\w%-]+)/.exec(mail?.text ?? '')?.[1] ?? '');
}

/** Moves the notice this many days back. */
const backdateNotice = ({ id }: { id: string }, days: number) =>
  sql`update decision set notified_at = notified_at - make_interval(days => ${days}) where member_id = ${id}`;

/** A person on whom grace has decided, who was notified, and their reporter. */
async function decided(action: Parameters<typeof decideOn>[2], fields: object = {}) {
  const [subject, reporter] = [await createPerson(app), await createPerson(app)];
  const { id, reportIds } = await openCase(app, { about: subject.id, by: reporter.id });
  const decision = await decideOn(grace, id, action, fields);
  await endUndo(app);
  return { subject, reporter, caseId: id, reportIds, decision };
}

test('trust 62: a banned member reads what, why and until when by the link in the mail, and appeals once', async () => {
  const { subject } = await decided('ban');
  expect((await subject.get('/statements')).statusCode).toBe(401);
  const token = await mailedToken(subject);
  const { email, password } = subject;
  const refused = (await post('/auth/login', { email, password })).json<{
    data: { statement: string };
  }>().data.statement;
  expect(statementIn(await post('/statements/open', { token: refused }))).toMatchObject({
    action: 'ban',
  });
  const found = statementIn(await post('/statements/open', { token }));
  expect(found).toMatchObject({
    party: 'subject',
    action: 'ban',
    until: null,
    reason: ground.reason,
    clause: expect.stringContaining('Be respectful') as string,
    noticed: true,
    automatedDecision: 'not-automated',
  });
  const answers = await Promise.all([appeal(token), appeal(token)]);
  expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409]);
  expect((await post('/statements/open', { token: `${token.slice(0, -4)}AAAA` })).statusCode).toBe(
    404,
  );
});

test('trust 62: an appeal is possible for six months, and never decided by the first decider', async () => {
  const { subject, caseId } = await decided('warn');
  const [statement] = await statementsOf(subject);
  await appeal(statement?.token ?? '');
  const waiting = (await openAppeals(grace)).find(({ by }) => by?._id === subject.id);
  expect(waiting).toMatchObject({
    party: 'subject',
    waitsFor: 'colleague',
    caseId,
    by: { _id: subject.id },
  });
  const id = waiting?._id ?? '';
  expect((await settleAppeal(grace, id, { outcome: 'upheld' })).statusCode).toBe(403);
  expect((await settleAppeal(other, id, { outcome: 'upheld' })).statusCode).toBe(200);
  expect((await settleAppeal(other, id, { outcome: 'reversed' })).statusCode).toBe(409);
  expect((await readCase(grace, caseId)).person?.strikes).toBe(1);
  const late = await decided('warn');
  const lateToken = await mailedToken(late.subject);
  await backdateNotice(late.subject, 185);
  expect((await appeal(lateToken)).statusCode).toBe(409);
});

test.each(['suspend', 'ban', 'remove-text', 'remove-photo'] as const)(
  'trust 62: reversing %s restores what it took, subtracts the strike and sends a text',
  async (action) => {
    const subject = await createPerson(app, { profile: { bio: 'About me' } });
    const before =
      await sql`select m.state, p.bio, f.review from member m join profile p on p.member_id = m.id
      join photo f on f.member_id = m.id where m.id = ${subject.id}`;
    const { id } = await openCase(app, { about: subject.id });
    const fields = {
      ...(action === 'remove-text' && { field: 'bio' as const }),
      ...(action === 'remove-photo' && { publicId: `test-${subject.id}` }),
    };
    await decideOn(grace, id, action, fields);
    await endUndo(app);
    await appeal(await mailedToken(subject));
    const waiting = (await openAppeals(other)).find(({ by }) => by?._id === subject.id);
    const answer = await settleAppeal(other, waiting?._id ?? '', { outcome: 'reversed' });
    expect(answer.statusCode, answer.body).toBe(200);
    expect(
      await sql`select m.state, p.bio, f.review from member m join profile p on p.member_id = m.id
      join photo f on f.member_id = m.id where m.id = ${subject.id}`,
    ).toEqual(before);
    expect((await readCase(grace, id)).person?.strikes).toBe(0);
    const mails = (await sentMails(app)).filter(({ to }) => to?.[0]?.address === subject.email);
    expect(mails.at(-1)?.text).toContain('We looked again.');
  },
);

test('a reversed ban leaves the rest of a suspension by another decision', async () => {
  const { subject } = await decided('suspend', { days: 30 });
  const suspended = await stateOf(subject.id);
  const second = await openCase(app, { about: subject.id });
  await decideOn(grace, second.id, 'ban');
  await endUndo(app);
  expect(await stateOf(subject.id)).toEqual([{ state: 'banned', state_until: null }]);
  await appeal(await mailedToken(subject));
  const waiting = (await openAppeals(other)).find(({ by }) => by?._id === subject.id);
  await settleAppeal(other, waiting?._id ?? '', { outcome: 'reversed' });
  expect(await stateOf(subject.id)).toEqual(suspended);
});

test('a ban that is partly reversed ends when the shorter one would have', async () => {
  const { subject, decision } = await decided('ban');
  await appeal(await mailedToken(subject));
  const waiting = (await openAppeals(other)).find(({ by }) => by?._id === subject.id);
  const id = waiting?._id ?? '';
  expect((await settleAppeal(other, id, { outcome: 'partly-reversed' })).statusCode).toBe(422);
  expect((await settleAppeal(other, id, { outcome: 'partly-reversed', days: 9 })).statusCode).toBe(
    200,
  );
  const until = new Date(Date.parse(decision.at) + 9 * day);
  expect(await stateOf(subject.id)).toEqual([{ state: 'banned', state_until: until }]);
});

test('trust 63: a reporter learns only the outcome, and can appeal a dismissal, which reopens the report', async () => {
  const { reporter, reportIds, caseId } = await decided('dismiss', { outcome: 'rejected' });
  const [statement] = await statementsOf(reporter);
  expect(Object.keys(statement ?? {}).toSorted()).toEqual(
    ['answer', 'appeal', 'appealUntil', 'at', 'outcome', 'party', 'reportId', 'token'].toSorted(),
  );
  expect((await appeal(statement?.token ?? '', 'Please look again.')).statusCode).toBe(200);
  const waiting = (await openAppeals(other)).find(({ reportId }) => reportId === reportIds[0]);
  await settleAppeal(other, waiting?._id ?? '', { outcome: 'reversed' });
  expect(await readCase(other, caseId)).toMatchObject({ closedAt: null });
  const notices = (await reporter.get('/notices')).json<{ data: { notices: Notice[] } }>().data
    .notices;
  expect(notices[0]).toMatchObject({ kind: 'appeal.decided', about: { outcome: 'reversed' } });
});

test('appeals are listed page by page, the oldest open and the latest decided ones first', async () => {
  const { subject: first } = await decided('warn');
  const { subject: second } = await decided('warn');
  for (const subject of [first, second]) await appeal(await mailedToken(subject));
  const namesOf = async (state: string) => {
    const names: (string | undefined)[] = [];
    let cursor: string | null = null;
    do {
      const page = await appealsIn(other, { state, limit: '1', ...(cursor && { cursor }) });
      expect(page.appeals.length).toBeLessThanOrEqual(1);
      names.push(...page.appeals.map(({ by }) => by?._id));
      cursor = page.nextCursor;
    } while (cursor);
    return names;
  };
  const waiting = await namesOf('waiting');
  expect(waiting.slice(-2)).toEqual([first.id, second.id]);
  for (const subject of [first, second]) {
    const found = (await openAppeals(other)).find(({ by }) => by?._id === subject.id);
    await settleAppeal(other, found?._id ?? '', { outcome: 'upheld' });
  }
  expect((await namesOf('upheld')).slice(0, 2)).toEqual([second.id, first.id]);
  expect(await namesOf('waiting')).toEqual(waiting.slice(0, -2));
  const [latest] = (await appealsIn(grace, { state: 'upheld' })).appeals;
  expect(latest).toMatchObject({ decidedBy: { _id: other.id }, subject: { _id: second.id } });
});

test('each list says how many appeals are open and had each outcome', async () => {
  const from = new Date().toISOString();
  for (const outcome of [null, 'upheld', 'reversed', 'partly-reversed']) {
    const { subject } = await decided('warn');
    await appeal(await mailedToken(subject));
    const found = (await openAppeals(other)).find(({ by }) => by?._id === subject.id);
    if (outcome) await settleAppeal(other, found?._id ?? '', { outcome });
  }
  const { counts } = await appealsIn(other, { state: 'upheld', limit: '1', from });
  const one = { waiting: 1, upheld: 1, 'partly-reversed': 1, reversed: 1 };
  expect(counts).toEqual({ ...one, changed: 2, all: 4 });
});

test('a reporter has nothing to appeal when the reported member was sanctioned', async () => {
  const { reporter } = await decided('warn');
  const [statement] = await statementsOf(reporter);
  expect(statement?.appealUntil).toBeNull();
  expect((await appeal(statement?.token ?? '')).statusCode).toBe(409);
});

test('what was removed is deleted when it can no longer be appealed, and not before', async () => {
  const { subject } = await (async () => {
    const person = await createPerson(app, { profile: { bio: 'Old words' } });
    const one = await openCase(app, { about: person.id });
    await decideOn(grace, one.id, 'remove-text', { field: 'bio' });
    const two = await openCase(app, { about: person.id });
    await decideOn(grace, two.id, 'remove-photo', { publicId: `test-${person.id}` });
    await endUndo(app);
    return { subject: person };
  })();
  const kept = () => sql`select count(*)::int as count from decision
    where member_id = ${subject.id} and before <> '{}'`;
  const run = async () => {
    await addJob(app.pool, 'delete-removed-content', {});
    await app.jobs.runDue();
  };
  await backdateNotice(subject, 170);
  await run();
  expect(await kept()).toEqual([{ count: 2 }]);
  await backdateNotice(subject, 20);
  await run();
  expect(await kept()).toEqual([{ count: 0 }]);
  expect(await sql`select from photo where member_id = ${subject.id}`).toEqual([]);
});

test('someone without an account sends a notice, gets a receipt, reads the outcome and appeals', async () => {
  const subject = await createPerson(app);
  const email = 'neighbour@elsewhere.example';
  const notice = {
    reason: 'harassment',
    description: 'They show my photo.',
    location: `https://kin.example/people/${subject.id}`,
    name: 'A neighbour',
    email,
    goodFaith: true,
  };
  expect((await post('/content-notices', { ...notice, goodFaith: false })).statusCode).toBe(400);
  const unknown = {
    ...notice,
    location: 'https://kin.example/people/00000000-0000-4000-8000-000000000000',
  };
  const answers = [await post('/content-notices', notice), await post('/content-notices', unknown)];
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
  const rows = await sql<{ report_id: string }>`select s.report_id from notice_sender s
    join report r on r.id = s.report_id where r.reported_id = ${subject.id}`;
  expect(rows.length).toBe(1);
  const found = await readCase(grace, await caseIdOf(app, rows[0]?.report_id ?? ''));
  const { name, location } = notice;
  expect(found.reports[0]?.sender).toEqual({ name, email, language: 'en', location });
  await decideOn(grace, await caseIdOf(app, rows[0]?.report_id ?? ''), 'dismiss', {
    outcome: 'rejected',
    answer: 'Hello {reporter}, we saw nothing.',
  });
  await endUndo(app);
  const mails = (await sentMails(app)).filter(({ to }) => to?.[0]?.address === email);
  expect(mails.map((mail) => mail.subject)).toEqual([
    expect.stringContaining('We received your notice'),
    expect.stringContaining('We received your notice'),
    expect.stringContaining('decision on your notice'),
  ]);
  const token = await mailedToken({ email });
  expect(statementIn(await post('/statements/open', { token }))).toMatchObject({
    party: 'reporter',
    answer: 'Hello, we saw nothing.',
  });
  expect((await appeal(token)).statusCode).toBe(200);
});
