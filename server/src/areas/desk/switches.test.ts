import type { Statement } from '@kindred/contract/desk/statements';
import { apiBase } from '@kindred/contract/route';
import { expect, test } from 'vitest';
import { testApp } from '../../../test/service/app.ts';
import { decideOn, openCase } from '../../../test/desk/desk.ts';
import { sentMails } from '../../../test/service/mails.ts';
import { createPerson } from '../../../test/members/people.ts';
import { endUndo } from '../../../test/desk/reports.ts';
import { createColleague } from '../../../test/members/staff.ts';

const app = await testApp({ site: { 'switches.appeals': false, 'switches.transparency': false } });
const [lead, grace] = [await createColleague(app), await createColleague(app, 'moderator')];
const post = (url: string, payload: object) =>
  app.inject({ method: 'POST', url: `${apiBase}${url}`, payload });

test('trust 67: with every optional duty of small operators off, receipt, answer, statement and the record for the police stay', async () => {
  const [subject, reporter] = [await createPerson(app), await createPerson(app)];
  const { id } = await openCase(app, { about: subject.id, by: reporter.id });
  const email = 'neighbour@elsewhere.example';
  const notice = {
    reason: 'harassment',
    description: 'They show my photo.',
    location: `https://kin.example/people/${subject.id}`,
    name: 'A neighbour',
    email,
    goodFaith: true,
  };
  expect((await post('/content-notices', notice)).statusCode).toBe(200);
  const record = {
    suspicion: 'A threat to kill',
    passedTo: 'Police',
    passedWhat: 'The messages',
    passedAt: '2026-01-01T00:00:00Z',
  };
  const key = { 'idempotency-key': 'one' };
  const made = await grace.send('POST', `/desk/cases/${id}/danger`, record, key);
  expect(made.statusCode, made.body).toBe(200);
  await decideOn(grace, id, 'warn', { answer: 'We acted.' });
  await endUndo(app);

  const textsTo = async (to: string) =>
    (await sentMails(app)).filter((mail) => mail.to?.[0]?.address === to).map(({ text }) => text);
  const [receipt, answer] = await textsTo(email);
  expect(receipt).toContain('#');
  expect(answer).toContain('We acted.');
  const [statementMail] = await textsTo(subject.email);
  expect(statementMail).toContain('You threatened someone.');
  for (const text of [answer, statementMail]) expect(text).not.toMatch(/contest/i);
  const [statement] = (await subject.get('/statements')).json<{
    data: { statements: Statement[] };
  }>().data.statements;
  expect(statement).toMatchObject({ action: 'warn', appealUntil: null });
  const appeal = { token: statement?.token, message: 'It was a joke.' };
  expect((await post('/statements/appeal', appeal)).statusCode).toBe(409);
});

test('without a transparency report its routes do not exist', async () => {
  for (const path of ['figures', 'statements', 'report/4_notices'])
    expect(
      (
        await lead.get(`/desk/transparency/${path}`, {
          year: '2026',
          ...(path === 'statements' && { month: '5' }),
        })
      ).statusCode,
    ).toBe(404);
});
