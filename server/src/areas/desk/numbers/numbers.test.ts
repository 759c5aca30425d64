import type { DeskNumbers } from '@kindred/contract/desk/numbers';
import { expect, test } from 'vitest';
import { testApp } from '../../../../test/app.ts';
import { decideOn, listQueue, openCase } from '../../../../test/desk.ts';
import { createPerson } from '../../../../test/people.ts';
import { endUndo } from '../../../../test/reports.ts';
import { sqlOf } from '../../../../test/sql.ts';
import { createColleague } from '../../../../test/staff.ts';
import { createStatementTokens } from '../../members/statement-token.ts';

const app = await testApp();
const sql = sqlOf(app);
const [grace, other, analyst] = [
  await createColleague(app, 'moderator'),
  await createColleague(app, 'moderator'),
  await createColleague(app, 'analyst'),
];

async function numbers(days = 30) {
  const answer = await analyst.get('/desk/numbers', { days: `${days}` });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<{ data: DeskNumbers }>().data;
}
const ofType = ({ types }: DeskNumbers, name: string) => types.find(({ type }) => type === name);
const of = ({ moderators }: DeskNumbers, { id }: { id: string }) =>
  moderators.find(({ _id }) => _id === id);
const age = (ids: string[], hours: number) =>
  sql`update report set created_at = created_at - make_interval(hours => ${hours}) where id = any (${ids})`;

test('the numbers are medians by type and by colleague, only for the period', async () => {
  for (const hours of [2, 10, 60]) {
    const { id, reportIds } = await openCase(app, { type: 'Harassment' });
    await age(reportIds, hours);
    await decideOn(grace, id, 'warn', { answer: 'We acted.' });
  }
  const old = await openCase(app, { type: 'Harassment' });
  await age(old.reportIds, 24 * 60);
  await openCase(app, { type: 'Harassment' });
  await endUndo(app);
  const found = await numbers();
  expect(ofType(found, 'Harassment')).toMatchObject({ received: 4, open: 1 });
  expect(ofType(found, 'Harassment')?.decisionHours).toBeCloseTo(10, 1);
  expect(ofType(found, 'Harassment')?.firstAnswerHours).toBeCloseTo(10, 1);
  expect(of(found, grace)).toMatchObject({ answers: 3, decisions: 3, appealed: 0 });
  expect(of(found, grace)?.decisionHours).toBeCloseTo(10, 1);
  expect(of(found, grace)?.firstAnswerHours).toBeCloseTo(10, 1);
  expect(ofType(await numbers(365), 'Harassment')).toMatchObject({ received: 5, open: 2 });
});

test('open and claimed are the rows of the queue, and an appeal counts for the first decider', async () => {
  const { id } = await openCase(app);
  await openCase(app);
  await grace.send('PUT', `/desk/cases/${id}/claim`);
  await grace.send('PUT', `/desk/cases/${id}/escalation`, { escalated: true });
  const before = await numbers();
  expect(before.open).toBe((await listQueue(other)).cases.length);
  expect(before.claimed).toBe((await listQueue(other, { holder: 'others' })).cases.length);
  expect(before.escalated).toBe((await listQueue(other, { escalated: 'true' })).cases.length);

  const bearer = await createPerson(app);
  const contested = await openCase(app, { about: bearer.id });
  const { _id: decisionId } = await decideOn(grace, contested.id, 'warn');
  await endUndo(app);
  const token = createStatementTokens(app.secret).make({ decisionId, reportId: null });
  await bearer.send('POST', '/statements/appeal', { token, message: 'Please look again.' });
  expect(await numbers()).toMatchObject({ waitingAppeals: 1, appealed: 1, reversed: 0 });
  const appeal = await sql.one<{ id: string }>`select id from appeal`;
  const body = { outcome: 'reversed', answer: 'You are right.' };
  expect((await other.send('PUT', `/desk/appeals/${appeal.id}`, body)).statusCode).toBe(200);
  const after = await numbers();
  expect(after).toMatchObject({ waitingAppeals: 0, appealed: 1, reversed: 1 });
  expect(of(after, grace)).toMatchObject({ appealed: 1, reversed: 1 });
  expect(of(after, other)?.reversed ?? 0).toBe(0);
});

test('trust 18: the numbers name colleagues and no member, and moderators and support do not get them', async () => {
  const member = await createPerson(app);
  const { id } = await openCase(app, { about: member.id });
  await decideOn(grace, id, 'ban');
  const answer = await analyst.get('/desk/numbers');
  for (const word of [member.id, member.email]) expect(answer.body).not.toContain(word);
  for (const by of [grace, await createColleague(app, 'support'), member])
    expect((await by.get('/desk/numbers')).statusCode).not.toBe(200);
});
