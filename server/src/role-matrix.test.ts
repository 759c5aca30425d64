import { consentVersion } from '@kindred/contract/accounts';
import { apiBase } from '@kindred/contract/route';
import { expect, test, vi } from 'vitest';
import { newAddress } from '../test/accounts.ts';
import { testApp } from '../test/app.ts';
import { aMan, createPerson } from '../test/people.ts';
import { listRoutes } from '../test/routes.ts';
import { rowsOf } from '../test/rows-of.ts';

const app = await testApp();
await app.ready();
const routes = listRoutes(app.routes).map(({ path, ...route }) => ({
  ...route,
  name: `${route.method} ${path.replace(apiBase, '')}`,
}));

type Person = Awaited<ReturnType<typeof createPerson>>;
type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

const secrets = {
  email: 'very.private@member.example',
  birthDate: '1988-11-23',
  lastName: 'Lovelace-Secret',
  latitude: '41.23456',
  photoName: 'at home.jpg',
  complaint: 'It does not work for me alone.',
};

/** Ada, whose things are asked for, somebody who does not know her, and somebody whom she has blocked. */
async function meet() {
  await app.pool.query('delete from member where email = $1', [secrets.email]);
  const ada = await createPerson(app, {
    member: { email: secrets.email },
    profile: {
      birth_date: secrets.birthDate,
      last_name: secrets.lastName,
      seek_min_age: 18,
      latitude: Number(secrets.latitude),
    },
  });
  const [stranger, blocked] = [await createPerson(app, aMan()), await createPerson(app, aMan())];
  await ada.send('PUT', `/blocks/${blocked.id}`);
  await app.pool.query(
    `insert into photo (member_id, position, public_id, url, name, size, mime_type)
      values ($1, 1, 'hers', '/favicon.svg', $2, 1, 'image/webp')`,
    [ada.id, secrets.photoName],
  );
  await app.pool.query(
    `insert into upload (public_id, member_id, url, name, size, created_at)
      values ('waiting', $1, '/media/waiting.a/800.webp', $2, 1, now())`,
    [ada.id, secrets.photoName],
  );
  const complaint = { problem_type: 'Bug Report', description: secrets.complaint };
  const made = await ada.send('POST', '/reports/create-reports', complaint);
  const reportId = made.json<{ data: { report: { _id: string } } }>().data.report._id;
  await ada.send('PUT', '/answers/tidy', { mine: 0, accepted: [0], importance: 'little' });
  const { rows } = await app.pool.query<{ id: string }>(
    'select id from session where member_id = $1',
    [ada.id],
  );
  const named: Record<string, string> = {
    '{ada}': ada.id,
    '{report}': reportId,
    '{session}': rows[0]?.id ?? '',
    '{picture}': 'hers',
    '{address}': newAddress(),
  };
  return { ada, stranger, blocked, named };
}

type Told = readonly [owner: number, stranger: number, blocked: number];
interface Asked {
  readonly route: string;
  readonly told: Told;
  readonly url: string;
  readonly payload?: object | undefined;
}

/** About whoever asks, or about nobody. */
const own = (route: string, payload?: object, status = 200): Asked => ({
  route,
  told: [status, status, status],
  url: route.replace(/^\S+ /, ''),
  payload,
});

/** About something of Ada's. */
const hers = (route: string, told: Told, url: string, payload?: object): Asked => ({
  route,
  told,
  url,
  payload,
});

const password = 'a horse that counts staples';

/** What each of the three is answered who asks for Ada's. What names nobody is about whoever asks. */
const matrix: readonly Asked[] = [
  own('GET /auth/profile'),
  own('POST /auth/logout'),
  own('POST /auth/deactivate', { password }),
  own('PUT /auth/change-password', { password, newPassword: 'quite another set of words' }),
  own('POST /auth/change-email', { email: '{address}', password: 'not the password' }, 422),
  own('PUT /auth/change-email', { presentCode: '000000', newCode: '000000' }, 422),
  own('GET /auth/sessions'),
  hers('DELETE /auth/sessions/{id}', [200, 404, 404], '/auth/sessions/{session}'),
  own('DELETE /auth/sessions'),
  own('GET /auth/account'),
  own('PUT /auth/consent', { version: consentVersion }),
  own('POST /auth/leave/code', {}, 422),
  own('POST /auth/leave', { password }),
  own('POST /archives', {}),
  own('GET /archives'),
  hers('GET /archives/file', [200, 404, 404], '/archives/file'),
  own('POST /auth/complete-profile', {}),
  own('PUT /auth/edit-profile', { bio: 'Mine alone' }),
  own('PUT /auth/show-last-active', { showLastActive: false }),
  own('PUT /auth/pause', { paused: true }),
  own('PUT /auth/location', { city: 'Paris', country: 'FR' }),
  hers('GET /places', [200, 200, 200], '/places?search=porto'),
  own('GET /answers'),
  hers('PUT /answers/{question}', [200, 200, 200], '/answers/tidy', {
    mine: 1,
    accepted: [1],
    importance: 'very',
  }),
  hers('DELETE /answers/{question}', [200, 200, 200], '/answers/tidy'),
  hers('GET /auth/user/{id}', [200, 200, 404], '/auth/user/{ada}'),
  own('GET /auth/users'),
  own('GET /auth/search-users'),
  own('GET /auth/pictures'),
  own('POST /uploads', {}, 415),
  hers('PUT /auth/upload-profile-picture', [200, 422, 422], '/auth/upload-profile-picture', {
    imageData: { publicId: '{picture}', url: '/favicon.svg' },
  }),
  hers('PUT /auth/upload-pictures', [200, 422, 422], '/auth/upload-pictures', {
    imagesData: [{ publicId: 'waiting', url: '/media/waiting.a/800.webp' }],
  }),
  hers('PUT /auth/pictures/order', [409, 409, 409], '/auth/pictures/order', {
    publicIds: ['{picture}'],
  }),
  hers('DELETE /auth/picture/{publicId}', [200, 404, 404], '/auth/picture/{picture}'),
  own('DELETE /auth/delete-profile-picture'),
  own('GET /blocks'),
  hers('PUT /blocks/{id}', [422, 200, 200], '/blocks/{ada}'),
  hers('DELETE /blocks/{id}', [200, 200, 200], '/blocks/{ada}'),
  own('GET /notices'),
  hers('PUT /notices/read', [200, 200, 200], '/notices/read', { upTo: '{report}' }),
  own('GET /notices/preferences'),
  own('PUT /notices/preferences', { kind: 'report.reply', channel: 'app', on: false }),
  hers('POST /reports/create-reports', [404, 200, 404], '/reports/create-reports', {
    problem_type: 'Harassment',
    description: 'x',
    reportedUserId: '{ada}',
  }),
  own('GET /reports/my-reports'),
  hers('GET /reports/report/{id}', [200, 404, 404], '/reports/report/{report}'),
  hers(
    'GET /reports/report/{id}/conversation',
    [200, 404, 404],
    '/reports/report/{report}/conversation',
  ),
  hers('GET /reports/report/{id}/replies', [200, 404, 404], '/reports/report/{report}/replies'),
  own('PUT /auth/invitation', { token: 'made up' }, 404),
];

/** Where somebody else writes what is kept under her id: their side of a block, their report about her. */
const felt: Record<string, string[]> = {
  'PUT /blocks/{id}': ['block', 'photo'],
  'POST /reports/create-reports': ['report_case'],
};

/** What whoever is not signed in may ask for too. */
const open = new Set([
  'GET /api/docs/',
  'GET /api/docs/json',
  'GET /api/docs/static/index.html',
  'GET /api/docs/static/swagger-initializer.js',
  'GET /api/docs/static/{path}',
  'GET /api/docs/yaml',
  'GET /openapi.json',
  'GET /healthz',
  'GET /readyz',
  'GET /{path}',
  'GET /portraits/{file}',
  'GET /media/{address}/{file}',
  'GET /notices/unsubscribe',
  'POST /notices/unsubscribe',
  'POST /archives/open',
  'POST /auth/come-back',
  'POST /auth/facebook',
  'POST /auth/forgot-password',
  'POST /auth/google',
  'POST /auth/invitation',
  'POST /auth/join',
  'POST /auth/login',
  'POST /auth/refresh-token',
  'POST /auth/register',
  'POST /auth/resend-verification',
  'POST /auth/reset-password',
  'POST /auth/second-factor',
  'POST /auth/verify-email',
]);

/** The words that a request has for things of Ada's, filled in. */
const fill = <T>(value: T, named: Record<string, string>) =>
  JSON.parse(
    Object.entries(named).reduce(
      (text, [word, name]) => text.replaceAll(word, name),
      JSON.stringify(value),
    ),
  ) as T;

const ask = (by: Pick<Person, 'headers'> | null, { route, url, payload }: Asked) =>
  app.inject({
    method: route.split(' ')[0] as Method,
    url: apiBase + url,
    headers: by?.headers ?? {},
    ...(payload && { payload }),
  });

test.each(matrix)(
  'trust 22: $route answers owner, stranger and blocked with $told',
  async (asked) => {
    const { ada, stranger, blocked, named } = await meet();
    const { route, told } = asked;
    if (route === 'GET /archives/file') {
      await ada.send('POST', '/archives', {});
      await app.jobs.runDue();
    }
    const request = fill(asked, named);
    const before = await rowsOf(app, ada.id, felt[route]);
    const statuses = [];
    for (const by of [stranger, blocked]) {
      const { statusCode, body } = await ask(by, request);
      statuses.push(statusCode);
      for (const secret of Object.values(secrets)) expect(body).not.toContain(secret);
    }
    expect(await rowsOf(app, ada.id, felt[route])).toEqual(before);
    const { statusCode } = await ask(ada, request);
    expect([statusCode, ...statuses]).toEqual(told);
  },
);

test('trust 22: who is banned or not signed in is answered nothing of what members are', async () => {
  const { ada, named } = await meet();
  const banned = await createPerson(app, aMan());
  await app.pool.query("update member set state = 'banned', state_by = 'staff' where id = $1", [
    banned.id,
  ]);
  await vi.waitUntil(async () => (await banned.get('/auth/profile')).statusCode === 401);
  const before = await rowsOf(app, ada.id);
  for (const asked of matrix) {
    for (const by of [banned, null])
      expect((await ask(by, fill(asked, named))).statusCode, asked.route).toBe(401);
  }
  expect(await rowsOf(app, ada.id)).toEqual(before);
});

test('trust 22: every route there is stands in the matrix, is open to all, or is for the team', () => {
  const named = (wanted: (access: unknown) => boolean) =>
    routes
      .filter(({ access }) => wanted(access))
      .map(({ name }) => name)
      .toSorted();
  const members = named((access) => ['member', 'verified', 'vip'].includes(String(access)));
  expect(members).toEqual(matrix.map(({ route }) => route).toSorted());
  expect(named((access) => access === 'public')).toEqual([...open].toSorted());
  expect(named((access) => access === 'operator')).toEqual(['GET /metrics']);
});
