import { downloadArchive } from '@kindred/contract/personal-data/archives';
import { type Route, apiBase } from '@kindred/contract/route';
import { expect, test } from 'vitest';
import { newAddress } from '../../test/members/accounts.ts';
import { testApp } from '../../test/service/app.ts';
import { write } from '../../test/chat/chats.ts';
import { choose } from '../../test/likes/likes.ts';
import { aMan, createPerson } from '../../test/members/people.ts';
import type { Visibility } from '../platform/visibility.ts';
import { listRoutes } from '../../test/requests/routes.ts';
import { rowsOf } from '../../test/database/rows-of.ts';

const app = await testApp();
await app.ready();
const routes = listRoutes(app.routes).map(({ path, ...route }) => ({
  ...route,
  name: `${route.method} ${path.replace(apiBase, '')}`,
}));

type Person = Awaited<ReturnType<typeof createPerson>>;

const secrets = {
  email: 'very.private@member.example',
  birthDate: '1988-11-23',
  lastName: 'Lovelace-Secret',
  latitude: '41.23456',
  photoName: 'at home.jpg',
  complaint: 'It does not work for me alone.',
  message: 'Words for one pair of eyes.',
};

const { message: _written, ...privateToHer } = secrets;

/**
 * Ada, the owner; a member who does not know her; a member whom she has blocked, although they matched; and a member
 * whom she has matched.
 */
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
  const create = () => createPerson(app, aMan());
  const [stranger, blocked, match, lost] = await Promise.all([
    create(),
    create(),
    create(),
    create(),
  ]);
  const messages = [];
  for (const each of [match, lost]) {
    await choose(ada, each);
    await choose(each, ada);
    messages.push((await write(ada, each, secrets.message)).message._id);
  }
  for (const each of [blocked, lost]) await ada.send('PUT', `/blocks/${each.id}`);
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
  const near = { name: 'Hers', filter: {}, sort: 'near', alerts: true };
  const search = (await ada.send('POST', '/searches', near)).json<{
    data: { search: { _id: string } };
  }>().data.search;
  const key = (await ada.get('/notices/preferences')).json<Settings>().data.push.publicKey;
  const browser = { endpoint: 'https://fcm.googleapis.com/fcm/send/hers' };
  await ada.send('PUT', '/notices/push', {
    ...browser,
    keys: { p256dh: key, auth: 'x'.repeat(22) },
  });
  const idIn = async (table: string) =>
    (await app.pool.query<{ id: string }>(`select id from ${table} where member_id = $1`, [ada.id]))
      .rows[0]?.id ?? '';
  const named: Record<string, string> = {
    '{owner}': ada.id,
    '{report}': reportId,
    '{session}': await idIn('session'),
    '{notice}': await idIn('notice'),
    '{browser}': await idIn('push_subscription'),
    '{search}': search._id,
    '{picture}': 'hers',
    '{message}': messages[0] ?? '',
    '{address}': newAddress(),
  };
  return { ada, stranger, blocked, match, lost, named: { ...named, '{lost}': messages[1] ?? '' } };
}

let shared: ReturnType<typeof meet> | undefined;
/** Requests that change nothing share their people. They come first, since each meeting removes the Ada before. */
const meetFor = ({ method }: Pick<Route, 'method'>) =>
  method === 'GET' ? (shared ??= meet()) : meet();
const isChange = ({ route }: Visibility) => Number(route.method !== 'GET');

interface Settings {
  data: { push: { publicKey: string } };
}

const matrix = app.areas.flatMap(({ visibility = [] }) => visibility);
const nameOf = ({ method, url }: Pick<Route, 'method' | 'url'>) =>
  `${method} ${url.replaceAll(/:(\w+)/g, '{$1}')}`;

/** Public routes that belong to no area. */
const platformRoutes = [
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
];

/** Fills in the placeholders of a request. */
const fill = <T>(value: T, named: Record<string, string>) =>
  JSON.parse(
    Object.entries(named).reduce(
      (text, [word, name]) => text.replaceAll(word, name),
      JSON.stringify(value),
    ),
  ) as T;

const ask = (by: Pick<Person, 'headers'> | null, { route, url, body }: Visibility) =>
  app.inject({
    method: route.method,
    url: apiBase + url,
    headers: by?.headers ?? {},
    ...(body && { payload: body }),
  });

const lines = matrix.toSorted((one, other) => isChange(one) - isChange(other));

test.each(lines.map((line) => ({ ...line, name: nameOf(line.route) })))(
  'trust 22: $name answers owner, stranger and blocked with $statuses',
  async ({ name, ...line }) => {
    const { ada, stranger, blocked, match, lost, named } = await meetFor(line.route);
    if (name === nameOf(downloadArchive)) {
      await ada.send('POST', '/archives', {});
      await app.jobs.runDue();
    }
    const request = fill(line, named);
    const before = await rowsOf(app, ada.id, line.writes);
    const statuses = [];
    for (const by of [stranger, blocked]) {
      const untouched = await rowsOf(app, ada.id);
      const { statusCode, body } = await ask(by, request);
      statuses.push(statusCode);
      const afterRefusal = statusCode >= 400 ? await rowsOf(app, ada.id) : untouched;
      expect(afterRefusal).toEqual(untouched);
      for (const secret of Object.values(secrets)) expect(body).not.toContain(secret);
    }
    expect(await rowsOf(app, ada.id, line.writes)).toEqual(before);
    const { statusCode } = await ask(ada, request);
    expect([statusCode, ...statuses]).toEqual(line.statuses);
    const formerly =
      line.match === 200 && line.statuses[2] === 404
        ? await ask(lost, fill(line, { ...named, '{message}': named['{lost}'] ?? '' }))
        : null;
    expect(formerly?.statusCode ?? line.statuses[2]).toBe(line.statuses[2]);
    const known = await ask(match, request);
    expect(known.statusCode).toBe(line.match ?? line.statuses[1]);
    for (const secret of Object.values(privateToHer)) expect(known.body).not.toContain(secret);
  },
);

test('trust 22: a banned member or a visitor gets no response about members', async () => {
  const { ada, named } = await meet();
  const banned = await createPerson(app, aMan());
  await app.pool.query("update member set state = 'banned', state_by = 'staff' where id = $1", [
    banned.id,
  ]);
  await expect.poll(async () => (await banned.get('/auth/profile')).statusCode).toBe(401);
  const before = await rowsOf(app, ada.id);
  for (const asked of matrix) {
    for (const by of [banned, null])
      expect((await ask(by, fill(asked, named))).statusCode, nameOf(asked.route)).toBe(401);
  }
  expect(await rowsOf(app, ada.id)).toEqual(before);
});

test('trust 22: every route is in the matrix of its area, is public there, or is for staff', () => {
  const named = (wanted: (access: unknown) => boolean) =>
    routes
      .filter(({ access }) => wanted(access))
      .map(({ name }) => name)
      .toSorted();
  const members = named((access) => ['member', 'verified', 'vip'].includes(String(access)));
  expect(members).toEqual(matrix.map(({ route }) => nameOf(route)).toSorted());
  const open = app.areas.flatMap(({ publicRoutes = [] }) => publicRoutes).map(nameOf);
  expect(named((access) => access === 'public')).toEqual([...open, ...platformRoutes].toSorted());
  expect(named((access) => access === 'operator')).toEqual(['GET /metrics']);
});
