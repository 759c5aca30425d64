import type { Statement } from '@kindred/contract/desk/statements';
import { expect, test } from 'vitest';
import { testApp } from '../../../../test/service/app.ts';
import { decideOn, openCase } from '../../../../test/desk/desk.ts';
import { createPerson } from '../../../../test/members/people.ts';
import { endUndo, insertReport } from '../../../../test/desk/reports.ts';
import { sqlOf } from '../../../../test/database/sql.ts';
import { createColleague } from '../../../../test/members/staff.ts';

const app = await testApp();
const sql = sqlOf(app);
const grace = await createColleague(app, 'moderator');
const ada = await createPerson(app);

const page = async (query: Record<string, string>) => {
  const answer = await ada.get('/statements', query);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<{ data: { statements: Statement[]; nextCursor: string | null } }>().data;
};

const nameOf = (it: Statement) => (it.party === 'subject' ? it.decisionId : it.reportId);

async function readAll(query: Record<string, string>) {
  const names: string[] = [];
  for (let cursor: string | null = ''; cursor !== null;) {
    const found = await page({ limit: '2', ...query, ...(cursor && { cursor }) });
    names.push(...found.statements.map(nameOf));
    cursor = found.nextCursor;
  }
  return names;
}

test('a member reads every decision about them and about their reports, page by page', async () => {
  const subject: string[] = [];
  const reporter: string[] = [];
  for (let count = 0; count < 3; count += 1) {
    const about = await openCase(app, { about: ada.id });
    subject.push((await decideOn(grace, about.id, 'warn'))._id);
    // One decision about two reports.
    const made = await openCase(app, { by: ada.id });
    reporter.push(...made.reportIds, await insertReport(app, { by: ada.id, about: made.about }));
    await decideOn(grace, made.id, 'dismiss');
  }
  await endUndo(app);
  // As if all had been sent at the same time.
  await sql`update decision set notified_at = '2026-01-01' where notified_at is not null`;
  expect((await readAll({ party: 'subject' })).toSorted()).toEqual(subject.toSorted());
  expect((await readAll({ party: 'reporter' })).toSorted()).toEqual(reporter.toSorted());
  const all = await readAll({});
  expect(all.toSorted()).toEqual([...subject, ...reporter].toSorted());
  expect((await page({})).statements.map(nameOf)).toEqual(all);
  expect((await ada.get('/statements', { cursor: 'x' })).statusCode).toBe(400);
});
