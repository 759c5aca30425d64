import { apiBase } from '@kindred/contract/route';
import { expect, test } from 'vitest';
import { testApp } from '../../../../test/service/app.ts';
import { createMember, createStaff, signIn } from '../../../../test/members/members.ts';
import { aMan, createPerson, personOf, usersIn } from '../../../../test/members/people.ts';
import { sqlOf } from '../../../../test/database/sql.ts';
import { addJob } from '../../../platform/jobs/jobs.ts';

const hour = 3_600_000;
const day = 24 * hour;

/** The limits of people seen: 10 in an hour and 24 in a day, and for newcomers 5 and 10. The same one is shown 4 times. */
const environment = { LIMITS: '0.04' };
const app = await testApp({ environment });
const twin = await testApp({ environment, databaseUrl: app.databaseUrl });
const roomy = await testApp({ databaseUrl: app.databaseUrl });
const apps = [app, twin, roomy];
const sql = sqlOf(app);
await app.ready();

const looks = 4;
const total = 40;
const ids: string[] = [];
for (let index = 0; index < total; index += 1)
  ids.push((await createMember(app, aMan({ latitude: 41.15 + index / 1000 }))).id);

/** Until the start of the next day, in UTC. */
function nextDay() {
  const rest = day - (app.now().getTime() % day);
  for (const each of apps) each.advanceClock(rest);
}

function advance(milliseconds: number) {
  for (const each of apps) each.advanceClock(milliseconds);
}

/** A member who joined this many hours ago, signed in at this time. */
async function createViewer(hours = 72) {
  const created_at = new Date(app.now().getTime() - hours * hour);
  const member = await createMember(app, { member: { created_at } });
  return { ...member, ...(await signedIn(member)) };
}

async function signedIn(member: Parameters<typeof personOf>[1]) {
  const session = await signIn(roomy, member);
  return {
    here: personOf(app, member, session),
    there: personOf(twin, member, session),
    again: () => signedIn(member),
  };
}

type Person = ReturnType<typeof personOf>;
const look = async (by: Person, id: string) => (await by.get(`/auth/user/${id}`)).statusCode;

async function page(by: Person, query: Record<string, string>, url = '/auth/search-users') {
  const answer = await by.get(url, query);
  return {
    status: answer.statusCode,
    ids: answer.statusCode === 200 ? usersIn(answer).map(({ _id }) => _id) : [],
  };
}

test('trust 43: nothing shows more people than the budget', { tags: ['long'] }, async () => {
  nextDay();
  const viewer = await createViewer();
  const seen = new Set<string>();
  const perHour = [];
  for (let round = 0; round < 4; round += 1) {
    const { here, there } = await viewer.again();
    const before = seen.size;
    for (let step = 0; step < 5; step += 1) {
      const by = step % 2 ? here : there;
      await sql`update profile set seek_max_age = ${40 + step} where member_id = ${viewer.id}`;
      const found = [
        await page(by, { limit: '3', page: String(round * 5 + step + 1) }),
        await page(
          by,
          { limit: '4', page: String(step + 1), maxDistance: '3' },
          '/auth/search-users',
        ),
        await page(by, { limit: '2', page: String(20 - step) }, '/auth/users'),
      ];
      for (const id of found.flatMap((each) => each.ids)) seen.add(id);
      const id = ids[(round * 7 + step) % total] ?? '';
      if ((await look(by, id)) === 200) seen.add(id);
      advance(60_000);
    }
    perHour.push(seen.size - before);
    advance(hour);
  }
  expect(Math.max(...perHour)).toBeLessThanOrEqual(10);
  expect(perHour[0]).toBeGreaterThan(5);
  expect(seen.size).toBeLessThanOrEqual(24);
  expect(seen.size).toBeGreaterThan(20);
});

test('trust 43: many parallel requests, to several processes, do not exceed it together', async () => {
  nextDay();
  const viewer = await createViewer();
  const answers = await Promise.all(
    ids.slice(0, 20).map(async (id, index) => look(index % 2 ? viewer.here : viewer.there, id)),
  );
  expect(answers.filter((status) => status === 200)).toHaveLength(10);
  expect(answers.filter((status) => status === 429)).toHaveLength(10);
});

test('trust 43: a person seen today costs nothing, and can be seen again when it is used up', async () => {
  nextDay();
  const { here } = await createViewer();
  const first = await page(here, { limit: '10' });
  expect(first.ids).toHaveLength(10);
  for (const id of first.ids.slice(0, 4)) expect(await look(here, id)).toBe(200);
  const unseen = ids.find((id) => !first.ids.includes(id)) ?? '';
  expect(await look(here, unseen)).toBe(429);
  advance(hour - (app.now().getTime() % hour));
  const again = await createViewer();
  expect(await look(again.here, unseen)).toBe(200);
});

test('trust 43: when it is used up every route that shows people refuses every request', async () => {
  nextDay();
  const { here, headers } = await createViewer().then((viewer) => ({
    ...viewer,
    headers: viewer.here.headers,
  }));
  const { ids: shown } = await page(here, { limit: '10' });
  const hidden = ids.find((id) => !shown.includes(id)) ?? '';
  const routes = app.areas
    .flatMap(({ visibility = [] }) => visibility)
    .filter(({ route, about, statuses: [, stranger] }) =>
      [route.method === 'GET', about === 'owner', stranger === 200].every(Boolean),
    );
  expect(routes.map(({ route }) => route.url).toSorted()).toEqual([
    '/auth/search-users',
    '/auth/user/:id',
    '/auth/users',
    '/browse',
    '/deck',
  ]);
  for (const { url } of routes) {
    const answer = await app.inject({ url: apiBase + url.replace('{owner}', hidden), headers });
    expect(answer.statusCode, url).toBe(429);
    expect(answer.json()).toMatchObject({
      code: 'people_of_hour_seen',
      message: expect.stringMatching(
        /^You've seen a lot of people in a short time\. Try again in \d+ minutes\.$/,
      ) as string,
    });
    expect(Number(answer.headers['retry-after'])).toBeLessThanOrEqual(3600);
  }
  const unseen = [hidden, '00000000-0000-4000-8000-000000000000', (await createMember(app)).id];
  for (const id of unseen) expect(await look(here, id)).toBe(429);
  // Neither a filter that fits no one nor one that fits only known people reveals anything.
  const filters: Record<string, string>[] = [
    { searchTerm: 'no one at all' },
    { limit: '10' },
    { page: '99' },
  ];
  for (const query of filters) expect((await page(here, query)).status).toBe(429);
  const counts = await here.get('/deck/funnel', { searchTerm: 'no one at all' });
  expect(counts.statusCode).toBe(429);
});

test('trust 43: an account that is a few hours old sees fewer people', async () => {
  nextDay();
  const { here } = await createViewer(1);
  const statuses = [];
  for (const id of ids.slice(0, 7)) statuses.push(await look(here, id));
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429]);
});

test('the headers say how much is left, and the own profile is free', async () => {
  nextDay();
  const { here, id } = await createViewer();
  const left = async (of: string) =>
    (await here.get(`/auth/user/${of}`)).headers['ratelimit-remaining'];
  expect(await left(ids[0] ?? '')).toBe('9');
  expect(await left(ids[1] ?? '')).toBe('8');
  for (let index = 2; index < 10; index += 1) await look(here, ids[index] ?? '');
  expect(await look(here, ids[10] ?? '')).toBe(429);
  expect(await look(here, id)).toBe(200);
});

test('trust 20: staff see who reached the limit, in the list and the file, and each read is logged', async () => {
  nextDay();
  const { here, id } = await createViewer();
  for (const other of ids.slice(0, 13)) await look(here, other);
  const staff = await createStaff(app);
  const grace = personOf(roomy, staff, await signIn(roomy, staff));
  const found = await grace.get('/auth/search-users', { limits: 'reached', limit: '1000' });
  expect(usersIn(found).map(({ _id }) => _id)).toContain(id);
  expect(usersIn(found).map(({ _id }) => _id)).not.toContain(ids[0]);
  const { events } = (await grace.get(`/users/${id}/timeline`)).json<{
    data: { events: { kind: string; detail: string }[] };
  }>().data;
  expect(events).toContainEqual(
    expect.objectContaining({ kind: 'limit-people', detail: '3 times' }),
  );
  const rows = await sql<{ action: string }>`select action from audit where actor_id = ${staff.id}
    and (details ->> 'limits' = 'reached' or subject_id = ${id}) order by id`;
  expect(rows.map(({ action }) => action)).toEqual(['member.list', 'member.read']);
  const member = await createPerson(roomy);
  expect((await member.get('/auth/search-users', { limits: 'reached' })).statusCode).toBe(400);
});

test('usage of earlier days is deleted, and reached limits after thirty days', async () => {
  nextDay();
  const { here, id } = await createViewer();
  for (const other of ids.slice(0, 11)) await look(here, other);
  const rows = async () => [
    (await sql`select from daily_use where member_id = ${id}`).length,
    (await sql`select from limit_reached where member_id = ${id}`).length,
  ];
  const after = async (days: number) => {
    advance(days * day);
    await addJob(app.pool, 'delete-old-rows-hourly', {});
    await app.jobs.runDue();
    return rows();
  };
  expect(await after(0)).toEqual([1, 1]);
  expect(await after(1)).toEqual([0, 1]);
  expect(await after(30)).toEqual([0, 0]);
});

test('trust 43: bookmarks count too, and no response reveals who exists when the budget is used up', async () => {
  nextDay();
  const viewer = await createViewer();
  const { here } = await viewer.again();
  await sql`insert into bookmark (member_id, other_id, created_at) select ${viewer.id}, id, now()
    from unnest(${ids.slice(0, 12)}::uuid[]) as id`;
  const [seen = ''] = usersOf(await here.get('/bookmarks', { limit: '10' }));
  const more = await here.get('/bookmarks', { limit: '20' });
  expect(more.statusCode).toBe(429);
  for (const [url, kind] of [
    ['/likes/passed', 'pass'],
    ['/likes/sent', 'like'],
  ] as const) {
    await sql`insert into choice (member_id, other_id, kind, chosen_at, stored_at)
      select ${viewer.id}, id, ${kind}, now(), now() from unnest(${ids.slice(12, 24)}::uuid[]) as id
      on conflict (member_id, other_id) do update set kind = excluded.kind`;
    expect((await here.get(url)).statusCode, url).toBe(429);
  }
  const [unseen = ''] = ids.slice(-1);
  const noOne = '00000000-0000-4000-8000-000000000000';
  for (const id of [unseen, noOne]) {
    expect((await here.send('PUT', `/bookmarks/${id}`)).statusCode).toBe(429);
    expect((await here.send('PUT', `/choices/${id}`, { choice: 'like' })).statusCode).toBe(429);
  }
  expect((await here.send('PUT', `/choices/${seen}`, { choice: 'like' })).statusCode).toBe(200);
});

const usersOf = (answer: { json: <T>() => T }) =>
  answer
    .json<{ data: { bookmarks: { person: { _id: string } }[] } }>()
    .data.bookmarks.map(({ person }) => person._id);

test('trust 43: a count of people uses the budget, also on a page past the last', async () => {
  nextDay();
  const viewer = await createViewer();
  const { here } = await viewer.again();
  const past = { page: '900', limit: '1' };
  const counted = await here.get('/auth/search-users', past);
  expect(counted.json()).toMatchObject({ data: { users: [] } });
  expect(Number(counted.headers['ratelimit-remaining'])).toBeLessThan(10);
});

test('trust 43: the same profile is shown so many times a day, and everyone else still', async () => {
  nextDay();
  const { here } = await createViewer();
  const [one = '', two = ''] = ids;
  const statuses = [];
  for (let index = 0; index < looks; index += 1) statuses.push(await look(here, one));
  expect(statuses).toEqual(Array.from({ length: looks }, () => 200));
  const refused = await here.get(`/auth/user/${one.toUpperCase()}`);
  expect(refused.json()).toMatchObject({
    code: 'profile_looks_used_up',
    message: expect.stringMatching(
      /^You've looked at this profile many times today\. Try again in \d+ hours\.$/,
    ) as string,
  });
  expect(await look(here, two)).toBe(200);
});

test('trust 43: newcomers of one network share a budget', async () => {
  nextDay();
  const statuses = [];
  for (let index = 0; index < 30; index += 1) {
    const { again } = await createViewer(1);
    const { here } = await again();
    statuses.push(
      (await here.get('/auth/users', { limit: '4', page: String(1 + (index % 5)) })).statusCode,
    );
  }
  expect(statuses.slice(0, 20)).toEqual(Array.from({ length: 20 }, () => 200));
  expect(statuses.at(-1)).toBe(429);
});
