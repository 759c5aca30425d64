import { beforeEach, expect, test } from 'vitest';
import { testApp } from '../../../../test/service/app.ts';
import { listQueue, openCase } from '../../../../test/desk/desk.ts';
import { createMember } from '../../../../test/members/members.ts';
import { insertReport } from '../../../../test/desk/reports.ts';
import { sqlOf } from '../../../../test/database/sql.ts';
import { createColleague } from '../../../../test/members/staff.ts';

const app = await testApp();
const sql = sqlOf(app);
const [grace, other] = [
  await createColleague(app, 'moderator'),
  await createColleague(app, 'moderator'),
];
const { id: by } = await createMember(app);

beforeEach(async () => {
  await sql`delete from report`;
});

const total = async (query: Record<string, string> = {}, reader = grace) => {
  const answer = await reader.get('/desk/cases/count', query);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<{ data: { total: number } }>().data.total;
};

/** Every page of the queue, with an event between the pages. */
async function readAll(
  limit: number,
  between: (last: string) => Promise<unknown> = async () => {},
) {
  const ids: string[] = [];
  for (let cursor: string | null = ''; cursor !== null;) {
    const query = { limit: String(limit), ...(cursor && { cursor }) };
    const page = await listQueue(grace, query);
    ids.push(...page.cases.map(({ _id }) => _id));
    cursor = page.nextCursor;
    await between(ids.at(-1) ?? '');
  }
  return ids;
}

/** Opens cases a second apart, oldest first. */
async function openMany(number: number) {
  const ids: string[] = [];
  for (let count = number; count > 0; count -= 1) {
    const at = new Date(Date.now() - count * 1000);
    ids.push((await openCase(app, { about: null, by, priority: 'high', at })).id);
  }
  return ids;
}

test('the pages contain every case once, also those that were opened within one millisecond', async () => {
  const ids = await openMany(7);
  for (const [index, id] of ids.entries())
    await sql`update report_case set opened_at = '2026-01-01'::timestamptz + ${index} * interval '10 microseconds'
      where id = ${id}`;
  for (const limit of [1, 2, 3, 7]) expect(await readAll(limit)).toEqual(ids);
  expect(await total()).toBe(7);
});

test('a page starts where the last ended, whatever happened to the case there', async () => {
  const ids = await openMany(9);
  const found = await readAll(3, async (last) => {
    if (last === ids[2]) await sql`delete from report where case_id = ${last}`;
    if (last === ids[5]) await sql`update report_case set urgency = 0 where id = ${last}`;
  });
  expect(found).toEqual(ids);
});

test('a cursor that we did not create is refused', async () => {
  for (const cursor of ['1', 'x.1.00000000-0000-7000-8000-000000000000', '1.1.x']) {
    const { statusCode } = await grace.get('/desk/cases', { cursor });
    expect(statusCode).toBe(400);
  }
});

test('the total is that of all pages, for every filter', async () => {
  const about = (await createMember(app)).id;
  const { id: person } = await openCase(app, {
    about,
    by,
    type: 'Harassment',
    priority: 'critical',
  });
  await insertReport(app, { about, by, type: 'Other' });
  const { id: service } = await openCase(app, {
    about: null,
    by,
    type: 'Bug Report',
    priority: 'other',
  });
  const { id: aside } = await openCase(app, { by, type: 'Other', priority: 'other' });
  await sql`update report set set_aside = true where case_id = ${aside}`;
  // One that is partly set aside is in both queues.
  const { id: both, reportIds } = await openCase(app, {
    by,
    type: 'Account Issue',
    reports: 2,
    priority: 'medium',
  });
  await sql`update report set set_aside = true where id = ${reportIds[0] ?? ''}`;
  await openCase(app, { path: ['resolved'] });
  await openCase(app, { about: grace.id });
  await openCase(app, { by: grace.id });
  await grace.send('PUT', `/desk/cases/${service}/claim`);
  await grace.send('PUT', `/desk/cases/${person}/escalation`, { escalated: true });
  const expected: [Record<string, string>, string[]][] = [
    [{}, [person, both, service]],
    [{ setAside: 'true' }, [both, aside]],
    [{ kind: 'person' }, [person, both]],
    [{ kind: 'service' }, [service]],
    [{ problem_type: 'Other' }, [person]],
    [{ priority: 'medium' }, [both]],
    [{ holder: 'me' }, [service]],
    [{ holder: 'none' }, [person, both]],
    [{ holder: 'others' }, []],
    [{ escalated: 'true' }, [person]],
    [{ escalated: 'false', kind: 'person' }, [both]],
  ];
  for (const [query, ids] of expected) {
    const { cases } = await listQueue(grace, query);
    expect([query, cases.map(({ _id }) => _id)]).toEqual([query, ids]);
    expect([query, await total(query)]).toEqual([query, ids.length]);
  }
  // A reader who is part of none of them sees those about and by others.
  expect(await total({}, other)).toBe(5);
});
