import type { ReferredCase } from '@kindred/contract/desk/references';
import { expect, test } from 'vitest';
import { openCase } from '../../../../test/desk/desk.ts';
import { sqlOf } from '../../../../test/database/sql.ts';
import { createColleague } from '../../../../test/members/staff.ts';
import { createMember } from '../../../../test/members/members.ts';
import { testApp } from '../../../../test/service/app.ts';

const app = await testApp();
const sql = sqlOf(app);
const grace = await createColleague(app, 'support');

async function find(id: string, by = grace) {
  const answer = await by.get(`/desk/references/${id.slice(-6)}`);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<{ data: { cases: ReferredCase[] } }>().data.cases;
}

test('the last characters of a report or of a case find the case, also once it is closed', async () => {
  const { id: about } = await createMember(app, { profile: { first_name: 'Amara' } });
  const { id, reportIds } = await openCase(app, { about, type: 'Harassment' });
  const [reportId = ''] = reportIds;
  const found = { _id: id, name: 'Amara', types: ['Harassment'], closedAt: null };
  expect(await find(reportId)).toEqual([{ ...found, reportId }]);
  expect(await find(id)).toEqual([{ ...found, reportId: null }]);
  await sql`update report_case set closed_at = now() where id = ${id}`;
  const [closed] = await find(reportId);
  expect(closed?.closedAt).toMatch(/^\d{4}-/);
  expect(await find('000000000000')).toEqual([]);
});

test('a reference in the text of another report finds nothing', async () => {
  const { reportIds } = await openCase(app, { description: 'As in abc123.' });
  expect(await find('abc123')).toEqual([]);
  expect(reportIds).toHaveLength(1);
});

test('no one finds a case that they are part of', async () => {
  const about = await openCase(app, { about: grace.id });
  const by = await openCase(app, { by: grace.id });
  for (const { id, reportIds } of [about, by])
    for (const each of [id, ...reportIds]) expect(await find(each)).toEqual([]);
  expect(await find(about.id, await createColleague(app, 'moderator'))).toHaveLength(1);
});

test('only six characters of an ID are a reference, and each search is logged', async () => {
  for (const wrong of ['abc12', 'abc1234', 'ABC12G', '%%%%%%'])
    expect((await grace.get(`/desk/references/${encodeURIComponent(wrong)}`)).statusCode).toBe(400);
  const analyst = await createColleague(app, 'analyst');
  expect((await analyst.get('/desk/references/abc123')).statusCode).toBe(403);
  await find('fb3392');
  expect(
    await sql`select details from audit where actor_id = ${grace.id} and action = 'report.list'
      order by id desc limit 1`,
  ).toEqual([{ details: { part: 'reference', reference: 'fb3392', total: 0 } }]);
});
