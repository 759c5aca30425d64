import { staffRoles } from '@kindred/contract/route';
import { expect, test } from 'vitest';
import { testApp } from '../../../test/service/app.ts';
import { createPerson } from '../../../test/members/people.ts';
import { insertReport } from '../../../test/desk/reports.ts';
import { createColleague } from '../../../test/members/staff.ts';

const app = await testApp();
const colleagues = {
  administrator: await createColleague(app),
  moderator: await createColleague(app, 'moderator'),
  support: await createColleague(app, 'support'),
  analyst: await createColleague(app, 'analyst'),
};
const member = await createPerson(app);
const id = '00000000-0000-7000-8000-000000000000';
type Person = (typeof colleagues)['support'];
const query = { year: '2026', month: '1' };

const answering = ['administrator', 'moderator', 'support'];
const deciding = ['administrator', 'moderator'];
const configuring = ['administrator'];
const analysing = ['administrator', 'analyst'];
const measuring = ['administrator', 'moderator', 'analyst'];

/** Support reads and answers, moderators decide, administrators configure, and analysts get only numbers. */
const routes: Readonly<Record<string, readonly string[]>> = {
  'GET /desk/cases': answering,
  'GET /desk/cases/:id': answering,
  'GET /desk/cases/count': answering,
  'PUT /desk/cases/:id/claim': answering,
  'DELETE /desk/cases/:id/claim': answering,
  'PUT /desk/cases/:id/escalation': answering,
  'POST /desk/cases/:id/danger': answering,
  'GET /desk/cases/:id/danger': answering,
  'GET /desk/references/:reference': answering,
  'GET /desk/colleagues': answering,
  'GET /desk/dangers': answering,
  'GET /desk/appeals': answering,
  'GET /desk/texts': answering,
  'GET /desk/ladder': answering,
  'POST /desk/cases/:id/decisions': deciding,
  'POST /desk/decisions': deciding,
  'POST /desk/decisions/:id/undo': deciding,
  'PUT /desk/appeals/:id': deciding,
  'PUT /desk/picture-requests/:id/place': deciding,
  'PUT /desk/picture-requests/:id/question': deciding,
  'PUT /desk/reporters/:id': deciding,
  'GET /desk/approvals': deciding,
  'PUT /desk/approvals/:id': deciding,
  'GET /desk/holds': deciding,
  'POST /desk/holds/:id/case': deciding,
  'POST /desk/holds/:id/release': deciding,
  'GET /desk/safety-rules': deciding,
  'PUT /desk/ladder': configuring,
  'POST /desk/texts': configuring,
  'PUT /desk/texts/:id': configuring,
  'DELETE /desk/texts/:id': configuring,
  'GET /desk/transparency/report/:part': configuring,
  'GET /desk/transparency/statements': configuring,
  'GET /desk/transparency/figures': analysing,
  'GET /desk/numbers': measuring,
};

/** Access is checked before the body, so a request without a body is enough. */
async function isTurnedAway(route: string, { headers }: typeof member) {
  const [method, path = ''] = route.split(' ');
  const url = `/api/v1${path.replace(':id', id).replace(':reference', 'fb3392').replace(':part', '4_notices')}`;
  const options = { method: method as 'GET', url, headers };
  const answer = await app.inject({ ...options, ...(method === 'GET' && { query }) });
  return answer.statusCode === 403;
}

test.each(Object.entries(routes))(
  'trust 68: %s is for the roles of its work',
  async (route, roles) => {
    for (const role of staffRoles)
      expect(await isTurnedAway(route, colleagues[role]), role).toBe(!roles.includes(role));
    expect(await isTurnedAway(route, member)).toBe(true);
  },
);

test('trust 68: staff who do not decide cases settle reports about the service, and none about a person', async () => {
  const settle = async (by: Person, about: string | null, status: string) => {
    const report = await insertReport(app, { about });
    const answer = await by.send('PUT', `/reports/report/${report}/status`, { status });
    return answer.statusCode;
  };
  const { support, moderator } = colleagues;
  for (const status of ['resolved', 'closed', 'rejected']) {
    expect(await settle(support, member.id, status)).toBe(403);
    expect(await settle(support, null, status)).toBe(200);
    expect(await settle(moderator, member.id, status)).toBe(200);
  }
  expect(await settle(support, member.id, 'in_progress')).toBe(200);
});

test('trust 68: every route of the desk has its roles here', () => {
  const found = app.routes
    .filter(({ url, method }) => url.startsWith('/api/v1/desk/') && method !== 'HEAD')
    .map(({ url, method }) => `${String(method)} ${url.replace('/api/v1', '')}`);
  expect(found.toSorted()).toEqual(Object.keys(routes).toSorted());
});
