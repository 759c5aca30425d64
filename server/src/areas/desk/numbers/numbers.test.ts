import type { DeskNumbers } from '@kindred/contract/desk/numbers';
import { expect, test } from 'vitest';
import { testApp } from '../../../../test/service/app.ts';
import { decideOn, listQueue, openCase } from '../../../../test/desk/desk.ts';
import { createPerson } from '../../../../test/members/people.ts';
import { endUndo } from '../../../../test/desk/reports.ts';
import { sqlOf } from '../../../../test/database/sql.ts';
import { createColleague } from '../../../../test/members/staff.ts';
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

  const subject = await createPerson(app);
  const contested = await openCase(app, { about: subject.id });
  const { _id: decisionId } = await decideOn(grace, contested.id, 'warn');
  await endUndo(app);
  const token = createStatementTokens(app.secret).make({ decisionId, reportId: null });
  await subject.send('POST', '/statements/appeal', { token, message: 'Please look again.' });
  expect(await numbers()).toMatchObject({ waitingAppeals: 1, appealed: 1, reversed: 0 });
  const appeal = await sql.one<{ id: string }>`select id from appeal`;
  const body = { outcome: 'reversed', answer: 'You are right.' };
  expect((await other.send('PUT', `/desk/appeals/${appeal.id}`, body)).statusCode).toBe(200);
  const after = await numbers();
  expect(after).toMatchObject({ waitingAppeals: 0, appealed: 1, reversed: 1 });
  expect(of(after, grace)).toMatchObject({ appealed: 1, reversed: 1 });
  expect(of(after, other)?.reversed ?? 0).toBe(0);
});

test('each number is the total of the list that it links to', async () => {
  const subject = await createPerson(app);
  const weeks = await openCase(app, { type: 'Technical Issue', about: null });
  await age(weeks.reportIds, 24 * 20);
  const months = await openCase(app, { type: 'Technical Issue', about: null });
  await age(months.reportIds, 24 * 45);
  await openCase(app, { type: 'Technical Issue', about: null });
  for (const outcome of ['partly-reversed', 'reversed', 'upheld', null]) {
    const { id } = await openCase(app, { about: subject.id, type: 'Harassment' });
    const { _id: decisionId } = await decideOn(grace, id, 'suspend', { days: 9 });
    await endUndo(app);
    const token = createStatementTokens(app.secret).make({ decisionId, reportId: null });
    await subject.send('POST', '/statements/appeal', { token, message: 'Please look again.' });
    const appeal = await sql.one<{
      id: string;
    }>`select id from appeal where decision_id = ${decisionId}`;
    if (!outcome) continue;
    const body = {
      outcome,
      answer: 'We looked.',
      ...(outcome === 'partly-reversed' && { days: 2 }),
    };
    const answer = await other.send('PUT', `/desk/appeals/${appeal.id}`, body);
    expect(answer.statusCode, answer.body).toBe(200);
    if (outcome === 'upheld')
      await sql`update appeal set made_at = made_at - interval '45 days',
        decided_at = decided_at - interval '45 days' where id = ${appeal.id}`;
  }
  const held = await openCase(app);
  await other.send('PUT', `/desk/cases/${held.id}/claim`);

  const reports = async (query: Record<string, string>) =>
    (await other.get('/reports/reports', query)).json<{ data: { pagination: { total: number } } }>()
      .data.pagination.total;
  const appeals = async (query: Record<string, string>) =>
    (await other.get('/desk/appeals', { limit: '100', ...query })).json<{
      data: { appeals: object[] };
    }>().data.appeals.length;
  const cases = async (query: Record<string, string> = {}) =>
    (await listQueue(other, query)).cases.length;

  for (const days of [7, 30, 90, 365]) {
    const found = await numbers(days);
    const { from } = found;
    for (const { type, received, open } of found.types) {
      const ofPeriod = { problem_type: type, from };
      expect(await reports(ofPeriod), `${type} in ${days} days`).toBe(received);
      expect(await reports({ ...ofPeriod, status: 'open' }), `open ${type}`).toBe(open);
    }
    expect(found.types.find(({ type }) => type === 'Technical Issue')?.received).toBe(
      { 7: 1, 30: 2 }[days] ?? 3,
    );
    expect({
      open: await cases(),
      claimed: await cases({ holder: 'anyone' }),
      escalated: await cases({ escalated: 'true' }),
      waitingAppeals: await appeals({}),
      appealed: await appeals({ state: 'all', from }),
      reversed: await appeals({ state: 'changed', from }),
    }).toEqual({
      open: found.open,
      claimed: found.claimed,
      escalated: found.escalated,
      waitingAppeals: found.waitingAppeals,
      appealed: found.appealed,
      reversed: found.reversed,
    });
    expect(found.claimed).toBeGreaterThan(0);
    expect(found.reversed).toBeGreaterThan(1);
  }
});

test('trust 18, trust 68: the numbers name colleagues and no member, moderators get their own, and support gets none', async () => {
  const member = await createPerson(app);
  const { id } = await openCase(app, { about: member.id });
  await decideOn(grace, id, 'ban');
  await decideOn(other, (await openCase(app)).id, 'warn');
  const answer = await analyst.get('/desk/numbers');
  for (const word of [member.id, member.email]) expect(answer.body).not.toContain(word);
  const { moderators, ...own } = (await grace.get('/desk/numbers')).json<{ data: DeskNumbers }>()
    .data;
  const { moderators: all, ...others } = answer.json<{ data: DeskNumbers }>().data;
  expect({ ...own, from: '' }).toEqual({ ...others, from: '' });
  expect(all.length).toBeGreaterThan(1);
  expect(moderators).toEqual(all.filter(({ _id }) => _id === grace.id));
  for (const by of [await createColleague(app, 'support'), member])
    expect((await by.get('/desk/numbers')).statusCode).not.toBe(200);
});
