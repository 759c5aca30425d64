import { beforeAll, describe, expect, test, vi } from 'vitest';
import { testApp } from '../../test/service/app.ts';
import { write } from '../../test/chat/chats.ts';
import { choose } from '../../test/likes/likes.ts';
import { aMan, createPerson } from '../../test/members/people.ts';
import { insertRow, sqlOf } from '../../test/database/sql.ts';

/** The viewers of another member's data. */
const viewers = [
  'owner',
  'match',
  'stranger',
  'blocked',
  'unverified',
  'banned',
  'anonymous',
] as const;
type Viewer = (typeof viewers)[number];

const app = await testApp();
const sql = sqlOf(app);
await app.ready();

const secrets = {
  email: 'very.private@member.example',
  birthDate: '1988-11-23',
  lastName: 'Lovelace-Secret',
  photoName: 'ada lovelace at home.jpg',
};

interface Sight {
  status: number;
  body: string;
  keys: string[];
}

const ask: Partial<Record<Viewer, Record<string, string>>> = {};
let reportId = '';
let ada: Awaited<ReturnType<typeof createPerson>>;

beforeAll(async () => {
  ada = await createPerson(app, {
    member: { email: secrets.email },
    profile: {
      birth_date: secrets.birthDate,
      last_name: secrets.lastName,
      seek_min_age: 18,
      latitude: 41.23456,
      longitude: -8.65432,
      interests: ['tea'],
      bio: 'Hello',
    },
  });
  await sql`update photo set name = ${secrets.photoName} where member_id = ${ada.id}`;
  const extra = { public_id: 'extra', url: '/favicon.svg', size: 1, mime_type: 'image/webp' };
  await insertRow(app, 'photo', {
    member_id: ada.id,
    position: 1,
    name: secrets.photoName,
    ...extra,
  });
  const answer = { accepted: 1, importance: 50 };
  await insertRow(app, 'answer', { member_id: ada.id, question: 'a-question', mine: 3, ...answer });
  const [match, stranger, blocked, unverified, banned] = [
    await createPerson(app, aMan()),
    await createPerson(app, aMan()),
    await createPerson(app, aMan()),
    await createPerson(app, { ...aMan(), member: { email_verified_at: null } }),
    await createPerson(app, aMan()),
  ];
  const report = { problem_type: 'Bug Report', description: 'It does not.' };
  const made = await ada.send('POST', '/reports/create-reports', report);
  reportId = made.json<{ data: { report: { _id: string } } }>().data.report._id;
  for (const each of [match, blocked]) {
    await choose(ada, each);
    await choose(each, ada);
    await write(each, ada, 'Hello');
    await write(ada, each, 'See you then', { replyTo: 1 });
  }
  await ada.send('PUT', `/blocks/${blocked.id}`);
  await sql`update member set state = 'banned', state_by = 'staff' where id = ${banned.id}`;
  await sql`delete from session where member_id = ${banned.id}`;
  Object.assign(ask, {
    owner: ada.headers,
    match: match.headers,
    stranger: stranger.headers,
    blocked: blocked.headers,
    unverified: unverified.headers,
    banned: banned.headers,
    anonymous: {},
  });
  await vi.waitUntil(async () => (await look('banned', '/auth/profile')).status === 401, {
    timeout: 240_000,
  });
});

async function look(viewer: Viewer, url: string): Promise<Sight> {
  const answer = await app.inject({ url: `/api/v1${url}`, headers: ask[viewer] ?? {} });
  const body = answer.body;
  const json = String(answer.headers['content-type']).includes('json');
  return { status: answer.statusCode, body, keys: json ? keysOf(answer.json()) : [] };
}

/** Every path of names in a response, lists without their indexes. */
function keysOf(value: unknown, path = ''): string[] {
  if (Array.isArray(value)) return [...new Set(value.flatMap((each) => keysOf(each, `${path}[]`)))];
  if (typeof value !== 'object' || value === null) return [path];
  const inner = Object.entries(value).map(([name, each]) =>
    keysOf(each, path ? `${path}.${name}` : name),
  );
  return inner.flat();
}

/** The allowed response keys of another member's calls, whatever the handlers return. */
const lines = app.areas.flatMap(({ visibility = [] }) => visibility);
const readings = lines.filter(({ route }) => route.method === 'GET');
const named = readings.flatMap((line) => (line.keys ? [{ ...line, allowed: line.keys }] : []));

test('trust 22: every read that shows a stranger or a match something of the owner lists the keys of its response', () => {
  const tells = readings.filter(
    ({ about, statuses: [, stranger], match = stranger }) =>
      about === 'owner' && [stranger, match].includes(200),
  );
  expect(tells.length).toBeGreaterThan(5);
  expect(tells.filter(({ keys }) => !keys).map(({ url }) => url)).toEqual([]);
});

/** What the line says about this viewer; the others are refused everywhere. */
function statusFor(viewer: Viewer, { statuses, match }: (typeof named)[number]) {
  const [owner, stranger, blocked] = statuses;
  const own: Partial<Record<Viewer, number>> = {
    owner,
    stranger,
    blocked,
    match: match ?? stranger,
  };
  return own[viewer] ?? (viewer === 'unverified' ? 403 : 401);
}

/** Chats contain matches, and the lists of people contain possible ones. */
const isListed = (viewer: Viewer, url: string) =>
  viewer === (url.startsWith('/chats') ? 'match' : 'stranger');

describe.each(viewers)('trust 22: the %s', (viewer) => {
  test.each(named)('sees at $url only what the list says', async (line) => {
    const { url, allowed } = line;
    const { status, body, keys } = await look(viewer, url.replace('{owner}', ada.id));
    expect(status).toBe(statusFor(viewer, line));
    expect(url.includes('{owner}') || body.includes(ada.id) === isListed(viewer, url)).toBe(true);
    const refused = ['message', 'code', 'requestId'];
    const names = new Set(['success', ...(status === 200 ? allowed : refused)]);
    expect(keys.filter((key) => !names.has(key) && !names.has(key.replace(/\[\]$/, '')))).toEqual(
      [],
    );
  });
});

test('trust 22: no response to another member contains private fields', async () => {
  const ids = { '{owner}': ada.id, '{report}': reportId };
  const urls = readings.map(({ url }) =>
    Object.entries(ids).reduce((text, [word, id]) => text.replace(word, id), url),
  );
  expect(urls.filter((url) => url.includes('{'))).toEqual([]);
  const lastActive = (
    await sql.one<{ last_active: Date | null }>`select last_active from presence
      where member_id = ${ada.id}`
  ).last_active;
  const hidden = [
    ...Object.values(secrets),
    '41.23456',
    '-8.65432',
    '"mine":3',
    lastActive?.toISOString() ?? 'never',
  ];
  for (const viewer of ['match', 'stranger', 'blocked', 'unverified'] as const) {
    for (const url of urls) {
      const { body } = await look(viewer, url);
      for (const secret of hidden) expect(body, `${viewer}: ${url}`).not.toContain(secret);
    }
  }
  expect((await look('owner', '/auth/profile')).body).toContain(secrets.birthDate);
});

test('trust 22: what members may do to themselves, no one else can do to them', async () => {
  const before = (await look('owner', '/auth/profile')).body;
  const stranger = ask.stranger ?? {};
  for (const [method, url, payload] of [
    ['PUT', '/auth/edit-profile', { bio: 'Not hers' }],
    ['PUT', '/auth/show-last-active', { showLastActive: false }],
    ['PUT', '/settings', { paused: true }],
    ['PUT', '/auth/location', { city: 'Paris', country: 'FR' }],
  ] as const) {
    const path = `/api/v1${url}`;
    expect((await app.inject({ method, url: path, payload, headers: stranger })).statusCode).toBe(
      200,
    );
    expect((await app.inject({ method, url: path, payload })).statusCode).toBe(401);
  }
  const after = JSON.parse((await look('owner', '/auth/profile')).body) as Profile;
  const { user } = (JSON.parse(before) as Profile).userData;
  expect(after.userData.user).toMatchObject({ bio: user.bio, location: user.location });
  expect(after.userData.user.settings).toMatchObject({ showLastActive: true, paused: false });
});

test.each(['', '/conversation', '/replies'])(
  'trust 22: a report%s is only for its owner',
  async (path) => {
    const statuses = [];
    for (const viewer of viewers)
      statuses.push((await look(viewer, `/reports/report/${reportId}${path}`)).status);
    expect(statuses).toEqual([200, 404, 404, 404, 404, 401, 401]);
  },
);

interface Profile {
  userData: { user: { bio: string; location: object; settings: object } };
}
