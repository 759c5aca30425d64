import type { CannedText } from '@kindred/contract/desk/texts';
import { expect, test } from 'vitest';
import { testApp } from '../../../../test/service/app.ts';
import { decideOn, ground, openCase, sendDecision } from '../../../../test/desk/desk.ts';
import { createMember } from '../../../../test/members/members.ts';
import { createColleague } from '../../../../test/members/staff.ts';
import { sqlOf } from '../../../../test/database/sql.ts';

const app = await testApp();
const sql = sqlOf(app);
const [lead, grace] = [await createColleague(app), await createColleague(app, 'moderator')];

const text = {
  kind: 'answer',
  title: 'Thanks',
  body: 'Hello {reporter}, about {reference}.',
  problem_type: 'Harassment',
  action: 'warn',
  clause: null,
};
const list = async (query: Record<string, string>) =>
  (await grace.get('/desk/texts', query)).json<{ data: { texts: CannedText[] } }>().data.texts;

test('administrators write canned texts, and the team sees those that fit first', async () => {
  const made = await lead.send('POST', '/desk/texts', text);
  const { _id } = made.json<{ data: { text: CannedText } }>().data.text;
  const [first] = await list({ kind: 'answer', problem_type: 'Harassment', action: 'warn' });
  expect(first).toEqual({ _id, ...text });
  expect((await grace.send('POST', '/desk/texts', { ...text, title: 'Mine' })).statusCode).toBe(
    403,
  );
  expect((await lead.send('POST', '/desk/texts', text)).statusCode).toBe(409);
  const wrong = { ...text, title: 'Tells too much', body: 'We banned {name}.' };
  expect((await lead.send('POST', '/desk/texts', wrong)).statusCode).toBe(422);
  const changed = { ...text, body: 'Thank you.' };
  expect((await lead.send('PUT', `/desk/texts/${_id}`, changed)).json()).toMatchObject({
    data: { text: changed },
  });
  expect((await lead.send('DELETE', `/desk/texts/${_id}`)).statusCode).toBe(200);
  expect((await lead.send('DELETE', `/desk/texts/${_id}`)).statusCode).toBe(404);
  const entries = await sql<{ details: object }>`
    select details from audit where action = 'desk.text' order by id`;
  expect(entries.map(({ details }) => details)).toMatchObject([
    { after: text },
    { before: text, after: changed },
    { before: changed },
  ]);
});

test('a decision fills in the text for each reader, and refuses one with an empty placeholder', async () => {
  const member = await createMember(app, { profile: { first_name: 'Zed' } });
  const { id, reportIds } = await openCase(app, { about: member.id, reports: 2 });
  const reason = 'Hello {name}, until {until}.';
  const open = await sendDecision(grace, id, 'warn', { ground: { ...ground, reason } });
  expect(open.statusCode).toBe(422);
  await decideOn(grace, id, 'suspend', { ground: { ...ground, reason }, answer: text.body });
  const answers = await sql<{
    answer: string;
  }>`select answer from decision_report order by report_id`;
  expect(answers.map(({ answer }) => answer)).toEqual(
    reportIds.toSorted().map((each) => `Hello Ada, about #${each.slice(-6)}.`),
  );
  const [{ state_reason: shown } = { state_reason: '' }] = await sql<{ state_reason: string }>`
    select state_reason from member where id = ${member.id}`;
  expect(shown).toMatch(/^Hello Zed, until \w+ \d+, \d{4}\.$/);
});
