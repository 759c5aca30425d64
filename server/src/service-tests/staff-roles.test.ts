import type { Dashboard } from '@kindred/contract/statistics';
import { permissions } from '@kindred/contract/permissions';
import type { Report } from '@kindred/contract/reports';
import { apiBase, staffRoles } from '@kindred/contract/route';
import type { MemberFile } from '@kindred/contract/user-admin/member-file';
import { describe, expect, test } from 'vitest';
import { testApp } from '../../test/service/app.ts';
import { createPerson } from '../../test/members/people.ts';
import { insertReport } from '../../test/desk/reports.ts';
import { listRoutes } from '../../test/requests/routes.ts';
import { sqlOf } from '../../test/database/sql.ts';
import { createColleague } from '../../test/members/staff.ts';

const app = await testApp({ site: { 'switches.photoReview': true } });
const sql = sqlOf(app);
await app.ready();
const routes = listRoutes(app.routes);
const [lead, administrator, moderator, support, analyst] = [
  await createColleague(app),
  await createColleague(app),
  await createColleague(app, 'moderator'),
  await createColleague(app, 'support'),
  await createColleague(app, 'analyst'),
];
const ada = await createPerson(app);
type Person = typeof ada;

test('trust 18: every staff route takes a permission of the table, or is open to all roles before the second factor', () => {
  const known = new Set<unknown>(Object.values(permissions));
  const others = app.routes.filter(
    ({ config }) =>
      Array.isArray(config?.access) && !known.has(config.access) && !config.beforeSecondFactor,
  );
  expect(others.map(({ url }) => url)).toEqual([]);
  expect(routes.filter(({ access }) => known.has(access)).length).toBeGreaterThan(25);
});

test('trust 18: an administrator has every permission, and an analyst only figures', () => {
  for (const roles of Object.values(permissions)) expect(roles).toContain('administrator');
  const ofAnalyst = Object.entries(permissions).filter(([, roles]) =>
    (roles as readonly string[]).includes('analyst'),
  );
  expect(ofAnalyst.map(([name]) => name)).toEqual([
    'readFigures',
    'readDeskNumbers',
    'readTransparency',
    'readRevenue',
  ]);
});

test('trust 18: an analyst gets figures, and no person in them', async () => {
  const recentFor = async (by: Person) =>
    (await by.get('/statistics/dashboard')).json<{ data: Dashboard }>().data.recent.length;
  expect([await recentFor(support), await recentFor(analyst)]).toEqual([5, 0]);
  expect((await analyst.get('/reports/report/stats/statistics')).statusCode).toBe(200);
  const report = await insertReport(app, { by: ada.id, description: 'Only for the desk' });
  const answers = [
    await analyst.get('/auth/users'),
    await analyst.get('/auth/search-users'),
    await analyst.get(`/users/${ada.id}`),
    await analyst.get('/reports/reports'),
    await analyst.get('/views', { screen: 'users' }),
    await analyst.get(`/reports/report/${report}`),
    await analyst.get(`/reports/report/${report}/conversation`),
    await analyst.get(`/reports/report/${report}/replies`),
  ];
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([
    403, 403, 403, 403, 403, 404, 404, 404,
  ]);
  for (const { body } of answers) {
    expect(body).not.toContain(ada.email);
    expect(body).not.toContain('Only for the desk');
  }
});

/** The input of each route about one account, so that only the account is a reason to refuse it. */
const bodies: Record<string, object> = {
  'PUT /users/{id}': { firstName: 'Other' },
  'PUT /users/{id}/state': { state: 'deactivated', reason: 'x' },
  'PUT /users/{id}/vip': { until: new Date(Date.now() + 86_400_000).toISOString(), reason: 'x' },
  'POST /users/{id}/notes': { body: 'x' },
  'POST /users/{id}/refunds': { invoiceId: 'in_unknown', reason: 'x' },
  'POST /users/{id}/subscription-end': {
    subscriptionId: 'sub_unknown',
    atPeriodEnd: true,
    refund: 'none',
    reason: 'x',
  },
};
const aboutOne = routes
  .filter(({ path }) => path.startsWith('/api/v1/users/{id}'))
  .map(({ method, path, access }) => ({ method, path: path.replace('/api/v1', ''), access }));

async function ask(by: Person, { method, path }: { method: string; path: string }, id: string) {
  const url = path.replace('{id}', id).replaceAll(/\{\w+\}/g, ada.id);
  const { headers } = by;
  const payload = bodies[`${method} ${path}`];
  const answer = await app.inject({
    method: method as 'GET',
    url: `/api/v1${url}`,
    headers,
    ...(payload && { payload }),
  });
  return answer.statusCode;
}

describe.each(aboutOne)('$method $path', (route) => {
  test('trust 18: no one acts on their own account', async () => {
    for (const by of [lead, moderator, support]) expect(await ask(by, route, by.id)).toBe(403);
  });

  test("trust 18: only an administrator opens or changes a colleague's account", async () => {
    for (const colleague of [administrator, analyst])
      for (const by of [moderator, support]) expect(await ask(by, route, colleague.id)).toBe(403);
    // What it names besides the account does not exist, or it is done.
    expect([200, 404]).toContain(await ask(lead, route, (await createColleague(app)).id));
  });
});

test('trust 18: support cannot give itself premium', async () => {
  const until = new Date(Date.now() + 86_400_000).toISOString();
  await support.send('PUT', `/users/${support.id}/vip`, { until, reason: 'For me' });
  expect(await sql`select from vip_grant where member_id = ${support.id}`).toEqual([]);
});

test('trust 18: no one decides on a photo of their own, and only an administrator on one of a colleague', async () => {
  await sql`update photo set review = 'waiting' where member_id = any (${[moderator.id, administrator.id]})`;
  const decide = async (by: Person, { id }: Person) =>
    (await by.send('PUT', `/photo-review/${id}/test-${id}`, { decision: 'approve' })).statusCode;
  expect(await decide(moderator, moderator)).toBe(403);
  expect(await decide(moderator, administrator)).toBe(403);
  expect(await decide(administrator, administrator)).toBe(403);
  expect(await decide(lead, administrator)).toBe(200);
});

test.each(['by', 'about'] as const)(
  'trust 18: no one works on a report %s them, and no one assigns it to them',
  async (part) => {
    const people = { by: ada.id, about: ada.id, [part]: lead.id };
    const id = await insertReport(app, people);
    const path = `/reports/report/${id}`;
    const answers = [
      await lead.send('PUT', `${path}/status`, { status: 'rejected' }),
      await lead.send('PUT', `${path}/priority`, { priority: 'critical' }),
      await lead.send('PUT', `${path}/assignee`, { assigneeId: null }),
      await lead.send('POST', `${path}/reply`, { message: 'x', isInternal: true }),
      await lead.send('DELETE', `/reports/delete-report/${id}`),
      await administrator.send('PUT', `${path}/assignee`, { assigneeId: lead.id }),
      await administrator.send('PUT', `${path}/status`, { status: 'rejected' }),
    ];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([
      403, 403, 403, 403, 403, 422, 200,
    ]);
  },
);

test('trust 18: a reported member of staff cannot see by whom, in which words, or what colleagues noted', async () => {
  const hidden = ['Zenobia', 'zenobia@member.example', 'He shouted at me', 'Talk to him'];
  const [name = '', email = '', description = '', note = ''] = hidden;
  const reporter = await createPerson(app, { member: { email }, profile: { first_name: name } });
  const id = await insertReport(app, { by: reporter.id, about: moderator.id, description });
  await administrator.send('POST', `/reports/report/${id}/reply`, {
    message: note,
    isInternal: true,
  });
  const reportOf = async (by: Person) =>
    (await by.get(`/reports/report/${id}`)).json<{ data: { report: Report } }>().data.report;
  expect(await reportOf(administrator)).toMatchObject({ user: { name }, description });
  const answers = [
    await moderator.get(`/reports/report/${id}`),
    await moderator.get(`/reports/report/${id}/conversation`),
    await moderator.get(`/reports/report/${id}/replies`),
    await moderator.get('/reports/reports', { limit: '1000' }),
    await moderator.get('/reports/reports', { search: 'shouted' }),
  ];
  for (const { statusCode, body } of answers) {
    expect(statusCode).toBe(200);
    for (const word of hidden) expect(body).not.toContain(word);
  }
  expect(answers[3]?.body).toContain(id);
  const inGerman = await app.inject({
    url: `${apiBase}/reports/report/${id}`,
    headers: { ...moderator.headers, 'accept-language': 'de' },
  });
  expect([answers[0]?.body, inGerman.body]).toEqual([
    expect.stringContaining('This report is about you'),
    expect.stringContaining('In dieser Meldung geht es um dich'),
  ]);
  expect(answers[4]?.body).not.toContain(id);
  const file = (await moderator.get(`/users/${reporter.id}/file`)).json<{ data: MemberFile }>();
  expect(file.data.reportsBy).toEqual({ total: 0, open: 0, latest: [] });
  expect(file.data.timeline.events.map(({ kind }) => kind)).not.toContain('reported');
});

test('trust 18: a reporter on the team reads no internal note about their report', async () => {
  const id = await insertReport(app, { by: support.id });
  for (const isInternal of [true, false])
    await lead.send('POST', `/reports/report/${id}/reply`, {
      message: `${isInternal}`,
      isInternal,
    });
  const { replies } = (await support.get(`/reports/report/${id}`)).json<{
    data: { report: Report };
  }>().data.report;
  expect(replies.map(({ message }) => message)).toEqual(['false']);
});

test("trust 18: only an administrator's export contains accounts of staff", async () => {
  const team = [lead, administrator, moderator, support, analyst];
  const ids = [...team, ada].map(({ id }) => id);
  const filter = { status: 'all' };
  for (const by of [lead, support]) {
    for (const { statusCode, body } of [
      await by.get('/users/export', filter),
      await by.send('POST', '/users/export-selection', { ids }),
    ]) {
      expect(statusCode).toBe(200);
      expect(body).toContain(ada.email);
      for (const { email } of team) expect(body.includes(email)).toBe(by === lead);
    }
  }
});

test('every staff role is in the table', () => {
  expect(new Set(Object.values(permissions).flat())).toEqual(new Set(staffRoles));
});
