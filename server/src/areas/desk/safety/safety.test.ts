import { expect, test } from 'vitest';
import { testApp } from '../../../../test/service/app.ts';
import { listQueue, openCase, readCase } from '../../../../test/desk/desk.ts';
import { createPerson } from '../../../../test/members/people.ts';
import { insertReport } from '../../../../test/desk/reports.ts';
import { sentMails } from '../../../../test/service/mails.ts';
import { withOpenTransaction } from '../../../../test/database/with-open-transaction.ts';
import { createColleague } from '../../../../test/members/staff.ts';

const app = await testApp();
const grace = await createColleague(app, 'moderator');

const aDanger = () => ({
  suspicion: 'Wrote that he will hurt her tonight.',
  passedTo: 'Police of Porto',
  passedWhat: 'Both accounts and the messages',
  passedAt: app.now().toISOString(),
});

test('reports are set aside only after a warning that did not help, for a limited time, and never where a life may be in danger', async () => {
  const reporter = await createPerson(app);
  const change = async (body: object) =>
    (await grace.send('PUT', `/desk/reporters/${reporter.id}`, { reason: 'Made up', ...body }))
      .statusCode;
  expect(await change({ step: 'set-aside', days: 30 })).toBe(409);
  expect(await change({ step: 'warn' })).toBe(200);
  await insertReport(app, { by: reporter.id, path: ['rejected'], at: app.now(), about: null });
  expect(await change({ step: 'set-aside' })).toBe(422);
  app.advanceClock(1000);
  await insertReport(app, { by: reporter.id, path: ['rejected'], at: app.now(), about: null });
  expect(await change({ step: 'set-aside', days: 30 })).toBe(200);
  const open = async () => openCase(app, { by: reporter.id, at: app.now() });
  const aside = await open();
  const critical = await openCase(app, { by: reporter.id, at: app.now(), priority: 'critical' });
  const ids = async (query = {}) => (await listQueue(grace, query)).cases.map(({ _id }) => _id);
  expect(await ids()).toEqual([critical.id]);
  expect(await ids({ setAside: 'true' })).toEqual([aside.id]);
  expect(
    (await readCase(grace, aside.id)).reports[0]?.reporter?.standing?.asideUntil,
  ).not.toBeNull();
  await app.pool.query('update reporter_standing set aside_until = $1', [app.now()]);
  app.advanceClock(1000);
  const after = await open();
  expect(await ids()).toContain(after.id);
  expect(
    (await sentMails(app))
      .filter(({ to }) => to?.[0]?.address === reporter.email)
      .map(({ subject }) => subject),
  ).toEqual(['Please report only what happened', 'Your reports are on hold']);
});

test('a suspected danger to life is recorded with what was passed on and to whom', async () => {
  const subject = await createPerson(app);
  const { id } = await openCase(app, { about: subject.id });
  const danger = aDanger();
  const made = await grace.send('POST', `/desk/cases/${id}/danger`, danger);
  expect(made.statusCode, made.body).toBe(200);
  const { data } = (await grace.get(`/desk/cases/${id}/danger`)).json<{
    data: { records: object[] };
  }>();
  expect(data.records).toMatchObject([
    {
      ...danger,
      caseId: id,
      person: { _id: subject.id },
      reference: null,
      recordedBy: { _id: grace.id },
    },
  ]);
});

test('a danger is not recorded for a case that is deleted at that moment', async () => {
  const { id } = await openCase(app);
  const erase = `with reports as (delete from report where case_id = $1)
    delete from report_case where id = $1`;
  const { statusCode, body } = await withOpenTransaction(app, erase, id, async () =>
    grace.send('POST', `/desk/cases/${id}/danger`, aDanger()),
  );
  expect(statusCode, body).toBe(404);
});

test('the records of all cases are listed page by page, the latest first, without those of a case that the reader is part of', async () => {
  const reporter = await createColleague(app, 'support');
  const record = {
    suspicion: 'A threat',
    passedTo: 'Police',
    passedWhat: 'The report',
  };
  const hour = 3_600_000;
  const cases = [
    { ...(await openCase(app)), hours: 2 },
    { ...(await openCase(app, { by: reporter.id })), hours: 0 },
    { ...(await openCase(app)), hours: 1 },
  ];
  for (const { id, hours } of cases) {
    const passedAt = new Date(app.now().getTime() + hours * hour).toISOString();
    const made = await grace.send('POST', `/desk/cases/${id}/danger`, { ...record, passedAt });
    expect(made.statusCode, made.body).toBe(200);
    expect(made.json<{ data: { record: object } }>().data.record).toMatchObject({ caseId: id });
  }
  const listed = async (by: typeof grace) => {
    const found: string[] = [];
    let cursor: string | null = null;
    do {
      const answer = await by.get('/desk/dangers', { limit: '1', ...(cursor && { cursor }) });
      const { data } = answer.json<{
        data: { records: { caseId: string }[]; nextCursor: string | null };
      }>();
      found.push(...data.records.map(({ caseId }) => caseId));
      cursor = data.nextCursor;
    } while (cursor);
    return found;
  };
  const [first, second, third] = cases.map(({ id }) => id);
  expect((await listed(grace)).slice(0, 2)).toEqual([first, third]);
  expect(await listed(grace)).toContain(second);
  expect((await listed(reporter)).slice(0, 2)).toEqual([first, third]);
  expect(await listed(reporter)).not.toContain(second);
});
