import { apiBase } from '@kindred/contract/route';
import { describe, expect, test } from 'vitest';
import { testApp } from '../../test/service/app.ts';
import { createStaff, signIn } from '../../test/members/members.ts';
import { aMan, createPerson, personOf } from '../../test/members/people.ts';
import { insertReport } from '../../test/desk/reports.ts';
import { sendCheck } from '../../test/files/photo-checks.ts';
import { readQueries, unloggedReads } from '../../test/requests/staff-reads.ts';
import { listRoutes } from '../../test/requests/routes.ts';
import { insertRow, sqlOf } from '../../test/database/sql.ts';

const app = await testApp({
  environment: { LOG_LEVEL: 'silent' },
  site: { 'switches.photoReview': true },
});
const sql = sqlOf(app);
await app.ready();

const secrets = {
  email: 'very.private@member.example',
  lastName: 'Lovelace-Secret',
  complaint: 'It does not work for me alone.',
};
const staff = await createStaff(app);
const { headers } = await signIn(app, staff);
const ada = await createPerson(app, {
  member: { email: secrets.email },
  profile: { last_name: secrets.lastName },
});
const other = await createPerson(app, aMan());
const report = await insertReport(app, {
  by: ada.id,
  about: other.id,
  description: secrets.complaint,
});
const { id: caseId } = await sql.one<{
  id: string;
}>`select case_id as id from report where id = ${report}`;
const bulk = await beginBulk();
const acceptedText = '00000000-0000-4000-8000-000000000001';
await insertRow(app, 'accepted_text', {
  id: acceptedText,
  slug: 'rules',
  version: 1,
  language: 'en',
  title: 'Rules',
  body: 'Be kind',
  stored_at: new Date(),
});

await insertRow(app, 'webhook', {
  id: acceptedText,
  url: 'https://bot.example/',
  events: ['member.created'],
  with_names: false,
  secret: 'sealed',
  created_at: new Date(),
});
await insertRow(app, 'import', {
  id: acceptedText,
  name: 'members.csv',
  created_at: new Date(),
  state: 'received',
  size: 1,
  heads: ['Email'],
});
await insertRow(app, 'subscription', {
  id: 'sub_old',
  member_id: ada.id,
  customer_id: 'cus_old',
  item_id: 'si_old',
  plan: 'monthly',
  status: 'active',
  amount: 999,
  currency: 'usd',
  period_start: new Date(),
  period_end: new Date(),
  cancel_at_period_end: false,
  created_at: new Date(),
  updated_at: new Date(),
});
await insertRow(app, 'import_line', {
  import_id: acceptedText,
  line: 2,
  cells: [secrets.email],
  faults: JSON.stringify([{ column: 'Email', value: secrets.email, code: 'is-member' }]),
});

await insertRow(app, 'invitation_code', {
  id: acceptedText,
  code: 'ABCDEFGHJKLM',
  member_id: other.id,
  created_at: new Date(),
});
await insertRow(app, 'joined_by_code', {
  member_id: ada.id,
  code_id: acceptedText,
  joined_at: new Date(),
});

async function beginBulk() {
  const grace = personOf(app, staff, { headers, token: '', refreshToken: '' });
  const body = { action: 'activate', reason: 'x', ids: [ada.id] };
  const begun = await grace.send('POST', '/users/bulk', body);
  await app.jobs.runDue();
  return begun.json<{ data: { bulk: { _id: string } } }>().data.bulk._id;
}

interface Reading {
  readonly method: 'GET' | 'POST' | 'PUT';
  readonly route: string;
  readonly action: string;
  readonly payload?: object;
}

const get = (route: string, action: string): Reading => ({ method: 'GET', route, action });
const put = (route: string, action: string, payload: object): Reading => ({
  method: 'PUT',
  route,
  action,
  payload,
});

/** All routes by which staff read private data. */
const readings: readonly Reading[] = [
  get('/auth/users', 'member.list'),
  get('/auth/search-users', 'member.list'),
  get('/users/{id}', 'member.read'),
  get('/users/{id}/file', 'member.read'),
  get('/users/{id}/timeline', 'member.read'),
  get('/users/{id}/fraud-warnings', 'member.read'),
  get('/users/{id}/payments', 'payment.read'),
  get('/subscriptions', 'payment.list'),
  get('/users/export', 'member.export'),
  get('/users/bulk/{bulk}/rows', 'member.list'),
  get('/users/bulk/{bulk}/export', 'member.export'),
  get('/statistics/dashboard', 'member.list'),
  get('/statistics/export', 'figures.export'),
  get('/reports/reports', 'report.list'),
  get('/reports/report/{report}', 'report.read'),
  get('/reports/report/{report}/conversation', 'report.read'),
  get('/reports/report/{report}/replies', 'report.read'),
  get('/desk/cases', 'report.list'),
  get('/desk/cases/{case}', 'report.read'),
  get('/desk/cases/{case}/danger', 'report.read'),
  get('/desk/references/{reference}', 'report.list'),
  get('/desk/dangers', 'report.list'),
  get('/desk/holds', 'report.list'),
  get('/desk/approvals', 'member.list'),
  get('/desk/appeals', 'report.list'),
  get('/invitation-codes', 'member.list'),
  get('/invitation-codes/{code}/members', 'member.list'),
  get('/invitation-codes/export', 'code.export'),
  get('/imports/{import}/lines', 'member.list'),
  get('/imports/{import}/faults', 'member.export'),
  get('/staff', 'staff.list'),
  get('/audit', 'audit.read'),
  get('/audit/export', 'audit.export'),
  get('/site/acceptances/export', 'acceptance.export'),
  {
    method: 'POST',
    route: '/users/export-selection',
    action: 'member.export',
    payload: { ids: [ada.id] },
  },
];

/** Changes without effect return the current data. */
const idle: readonly Reading[] = [
  put('/users/{id}', 'member.read', {}),
  put('/users/{id}/state', 'member.read', { state: 'active', reason: 'x' }),
  put('/users/{id}/vip', 'member.read', { until: null, reason: 'x' }),
  put('/reports/report/{report}/status', 'report.read', { status: 'pending' }),
  put('/reports/report/{report}/priority', 'report.read', { priority: 'other' }),
  put('/reports/report/{report}/assignee', 'report.read', { assigneeId: null }),
];

/** Each in its own session: a repeated read in one session is not logged again. */
async function look({ method, route, payload }: Reading, more: Record<string, string> = {}) {
  const { headers: fresh } = await signIn(app, staff);
  const url = route
    .replace('{id}', ada.id)
    .replace('{report}', report)
    .replace('{bulk}', bulk)
    .replace('{import}', acceptedText)
    .replace('{code}', acceptedText)
    .replace('{text}', acceptedText)
    .replace('{case}', caseId)
    .replace('{reference}', report.slice(-6))
    .replace('{number}', '1')
    .replace('{name}', 'faith')
    .replace('{duty}', 'uk.fee')
    .replace('{part}', '4_notices');
  return app.inject({
    method,
    url: apiBase + url + (readQueries[route] ?? ''),
    headers: { ...fresh, ...more },
    ...(payload && { payload }),
  });
}

await sql`insert into site_version (number, document, changes, published_at) values (1, '{}', '[]', now())`;

const written = async (action: string) =>
  (await sql<{ id: string }>`select id from audit where action = ${action}`).length;

/** While the log accepts no rows. */
async function withoutLog<T>(work: () => Promise<T>) {
  await app.owner.query('alter table audit add constraint shut check (false) not valid');
  try {
    return await work();
  } finally {
    await app.owner.query('alter table audit drop constraint shut');
  }
}

describe.each([...readings, ...idle])('trust 20: $method $route', (reading) => {
  test('is logged, and contains no password', async () => {
    const before = await written(reading.action);
    const answer = await look(reading);
    expect(answer.statusCode, answer.body).toBe(200);
    expect(answer.body).not.toMatch(/argon2|password_hash/);
    expect(await written(reading.action)).toBe(before + 1);
  });

  test('shows nothing when logging fails', async () => {
    const answer = await withoutLog(() => look(reading));
    expect(answer.statusCode).toBe(500);
    for (const secret of Object.values(secrets)) expect(answer.body).not.toContain(secret);
  });
});

test.each(idle)('trust 20: $route too late is a read that is logged', async (change) => {
  const stale = { 'if-match': '"of yesterday"' };
  const before = await written(change.action);
  const answer = await look(change, stale);
  expect(answer.statusCode).toBe(412);
  expect(await written(change.action)).toBe(before + 1);
  const unseen = await withoutLog(() => look(change, stale));
  expect(unseen.statusCode).toBe(500);
  for (const secret of Object.values(secrets)) expect(unseen.body).not.toContain(secret);
});

test('trust 20: waiting photos are claimed by name, or not shown', async () => {
  await app.pool.query(`update photo set review = 'waiting' where member_id = $1`, [ada.id]);
  const claim = put('/photo-review/claims', 'photo.read', { count: 1 });
  const unseen = await withoutLog(() => look(claim));
  expect(unseen.statusCode).toBe(500);
  expect(unseen.body).not.toContain(ada.id);
  const before = await written('photo.read');
  expect((await look(claim)).body).toContain(ada.id);
  expect(await written('photo.read')).toBe(before + 1);
});

test('trust 20: photo checks are claimed by name, and each look at a picture is logged, or not shown', async () => {
  await sendCheck(ada);
  const claim = put('/photo-checks/claims', 'check.read', { count: 1 });
  const unseen = await withoutLog(() => look(claim));
  expect(unseen.statusCode).toBe(500);
  expect(unseen.body).not.toContain(ada.id);
  const before = await written('check.read');
  const taken = await look(claim);
  expect(taken.body).toContain(ada.id);
  const { checks } = taken.json<{ data: { checks: { _id: string }[] } }>().data;
  const picture = get(checkPicture.replace('{id}', checks[0]?._id ?? ''), 'check.read');
  expect((await withoutLog(() => look(picture))).statusCode).toBe(500);
  expect((await look(picture)).headers['content-type']).toBe('image/webp');
  expect(await written('check.read')).toBe(before + 2);
});

const checkPicture = '/photo-checks/{id}/picture';
const named = (path: string) => path.replace(apiBase, '');

test('trust 20: there is no other route by which staff read', () => {
  const shared = ['/auth/users', '/auth/search-users'];
  const own = readings.filter(({ method }) => method === 'GET').map(({ route }) => route);
  const known = own.map((route) => route.replace(/\{(?:report|case|bulk|import|code)\}/, '{id}'));
  const there = listRoutes(app.routes)
    .filter(({ method, access }) => method === 'GET' && Array.isArray(access))
    .map(({ path }) => named(path));
  // These two, and a report, answer members as well, with their own data.
  const both = [...shared, ...known.filter((route) => route.startsWith('/reports/report/{id}'))];
  expect([...there, ...both].toSorted()).toEqual(
    [...known, checkPicture, ...unloggedReads].toSorted(),
  );
});

test.each(unloggedReads)('the response of %s contains nothing about a member', async (route) => {
  const id = route.startsWith('/users/bulk') ? '{bulk}' : '{text}';
  const answer = await look(get(route.replace('{id}', id), ''));
  expect(answer.statusCode, answer.body).toBe(200);
  for (const secret of [...Object.values(secrets), ada.id])
    expect(answer.body).not.toContain(secret);
});
