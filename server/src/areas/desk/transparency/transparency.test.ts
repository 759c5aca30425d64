import { EuropeanStatement, type TransparencyFigures } from '@kindred/contract/desk/transparency';
import { Value } from 'typebox/value';
import { expect, test } from 'vitest';
import { testApp } from '../../../../test/service/app.ts';
import { decideOn, ground, openCase } from '../../../../test/desk/desk.ts';
import { createMember } from '../../../../test/members/members.ts';
import { endUndo } from '../../../../test/desk/reports.ts';
import { createColleague } from '../../../../test/members/staff.ts';

const app = await testApp();
const [lead, grace, analyst] = [
  await createColleague(app),
  await createColleague(app, 'moderator'),
  await createColleague(app, 'analyst'),
];
const year = app.now().getUTCFullYear();
const month = app.now().getUTCMonth() + 1;

test('statements have the shape of the European database, and name no one', async () => {
  const member = await createMember(app, { profile: { bio: 'Words' } });
  const law = { ...ground, kind: 'law', law: 'Criminal Code, section 1', clause: undefined };
  for (const [action, fields] of [
    ['warn', {}],
    ['remove-text', { field: 'bio' }],
    ['remove-photo', { publicId: `test-${member.id}` }],
    ['suspend', { ground: law }],
    ['ban', {}],
  ] as const)
    await decideOn(grace, (await openCase(app, { about: member.id })).id, action, fields);
  await endUndo(app);
  const query = { year: `${year}`, month: `${month}` };
  const answer = await lead.get('/desk/transparency/statements', query);
  const { statements } = answer.json<{ data: { statements: EuropeanStatement[] } }>().data;
  expect(statements.map((each) => [...Value.Errors(EuropeanStatement, each)])).toEqual([
    [],
    [],
    [],
    [],
  ]);
  expect(statements.map((each) => each.decision_account ?? each.decision_visibility[0])).toEqual([
    'DECISION_VISIBILITY_CONTENT_REMOVED',
    'DECISION_VISIBILITY_CONTENT_REMOVED',
    'DECISION_ACCOUNT_SUSPENDED',
    'DECISION_ACCOUNT_TERMINATED',
  ]);
  expect(new Set(statements.map(({ puid }) => puid)).size).toBe(4);
  for (const word of [ground.reason, member.id, member.email])
    expect(answer.body).not.toContain(word);
});

test('the figures of a year count notices by outcome, and appeals by party', async () => {
  const figures = async () =>
    (await analyst.get('/desk/transparency/figures', { year: `${year}` })).json<{
      data: TransparencyFigures;
    }>().data;
  const before = await figures();
  await decideOn(grace, (await openCase(app, { reports: 2 })).id, 'warn');
  await decideOn(grace, (await openCase(app, { type: 'Harassment' })).id, 'dismiss');
  const after = await figures();
  const count = ({ notices }: TransparencyFigures, name: string) =>
    notices.find(({ category }) => category === name)?.received ?? 0;
  const more = (name: string) => count(after, name) - count(before, name);
  expect([more('CYBER_VIOLENCE'), more('Harassment')]).toEqual([2, 1]);
});
