import type { PublicUser } from '@kindred/contract/members';
import { beforeAll, expect, test } from 'vitest';
import { testApp } from '../../../../test/service/app.ts';
import { createMember, createStaff, signIn } from '../../../../test/members/members.ts';
import { findWrongCards } from '../../../../test/members/cards.ts';
import { aMan, createPerson, personOf, usersIn } from '../../../../test/members/people.ts';
import { distanceBetween } from '../../../platform/geo/position.ts';
import { sqlOf } from '../../../../test/database/sql.ts';
import { lockMember } from '../../../db/locks.ts';
import { inTransaction } from '../../../db/transaction.ts';

interface Known {
  id: string;
  name: string;
  gender: string;
  seeks: string[];
  age: number;
  ages: [number, number];
  latitude: number;
  meetable: boolean;
}

const app = await testApp();
const sql = sqlOf(app);
const ada = await createPerson(app, { profile: { seek_genders: ['man', 'other'] } });
const here = { latitude: 41.15, longitude: -8.61 };
const people: Known[] = [];
const today = app.now();

const names = ['Alan', 'Zoltán', 'Ali 100%', "O'Neill", 'Bo', '李', 'alana'];

beforeAll(async () => {
  for (let index = 0; index < 72; index += 1) {
    const gender = ['man', 'woman', 'nonbinary', 'agender'][index % 4] ?? 'man';
    const seeks = index % 3 ? ['woman'] : ['man', 'nonbinary'];
    const age = 20 + (index % 31);
    const ages: [number, number] = index % 5 ? [18, 60] : [50, 60];
    const name = names[index % names.length] ?? 'Bo';
    const latitude = 41.15 + (index % 10) / 10;
    const hidden = index % 11 === 0;
    const { id } = await createMember(app, {
      member: {
        created_at: new Date(Date.UTC(2026, 0, 1 + (index % 7))),
        ...(hidden && { state: 'deactivated', state_by: 'staff' }),
      },
      profile: {
        first_name: name,
        gender,
        birth_date: `${today.getUTCFullYear() - age}-01-01`,
        seek_genders: seeks,
        seek_min_age: ages[0],
        seek_max_age: ages[1],
        latitude,
      },
    });
    people.push({ id, name, gender, seeks, age, ages, latitude, meetable: !hidden });
  }
});

const adaAge = () => today.getUTCFullYear() - 1990 - (today.getUTCMonth() < 4 ? 1 : 0);

/** The rule again, in another language. */
const couldMeet = ({ gender, seeks, age, ages, meetable }: Known) =>
  meetable &&
  ['man', 'agender'].includes(gender) &&
  seeks.includes('woman') &&
  age >= 25 &&
  age <= 45 &&
  ages[0] <= adaAge() &&
  adaAge() <= ages[1];

const ids = (users: PublicUser[]) => users.map(({ _id }) => _id).toSorted();
const expected = (fits: (known: Known) => boolean = () => true) =>
  people
    .filter((known) => couldMeet(known) && fits(known))
    .map(({ id }) => id)
    .toSorted();

async function search(query: Record<string, string>) {
  const answer = await ada.get('/auth/search-users', { limit: '100', ...query });
  expect(answer.statusCode, answer.body).toBe(200);
  return usersIn(answer);
}

test('the list has exactly the people who fit both ways, and no staff', async () => {
  expect(expected().length).toBeGreaterThan(5);
  const answer = await ada.get('/auth/users', { limit: '100' });
  expect(ids(usersIn(answer))).toEqual(expected());
  expect(answer.json()).toMatchObject({
    data: { pagination: { page: 1, limit: 100, total: expected().length, pages: 1 } },
  });
});

test('pages follow each other without gap or repetition, newest first', async () => {
  const pages = [];
  for (let page = 1; page <= 9; page++) {
    pages.push(...usersIn(await ada.get('/auth/users', { page: String(page), limit: '2' })));
  }
  const all = usersIn(await ada.get('/auth/users', { limit: '100' }));
  expect(pages.map(({ _id }) => _id)).toEqual(all.slice(0, 18).map(({ _id }) => _id));
  const past = await ada.get('/auth/users', { page: '500', limit: '100' });
  expect(usersIn(past)).toEqual([]);
});

test('trust 22: the newest come first by the day when they joined, and nothing shows the order of those of one day', async () => {
  const place = { latitude: -40, longitude: 20, seek_max_distance: 50 };
  const days = new Map<string, number>();
  for (let index = 0; index < 16; index += 1) {
    const day = index % 2;
    const created_at = new Date(Date.UTC(2026, 2, 3 + day, 0, 30 * index));
    const { id } = await createMember(app, { ...aMan(place), member: { created_at } });
    days.set(id, day);
  }
  const orders = [];
  for (let count = 0; count < 3; count += 1) {
    const viewer = await createPerson(app, { profile: place });
    for (const read of [
      async () => usersIn(await viewer.get('/auth/users')).map(({ _id }) => _id),
      async () =>
        (await viewer.get('/browse', { sort: 'new' }))
          .json<{ data: { people: { person: PublicUser }[] } }>()
          .data.people.map(({ person: { _id } }) => _id),
    ]) {
      const order = await read();
      expect(order.map((id) => days.get(id))).toEqual([
        ...Array<number>(8).fill(1),
        ...Array<number>(8).fill(0),
      ]);
      expect(await read()).toEqual(order);
      orders.push(order.join());
    }
  }
  // By the time when they joined, everyone's list would be the same.
  expect(new Set(orders).size).toBe(3);
});

test('a search returns its parameters, and whether there is more', async () => {
  const answer = await ada.get('/auth/search-users', { minAge: '30', limit: '1', page: '2' });
  expect(answer.json()).toMatchObject({
    data: {
      searchParams: { minAge: 30 },
      pagination: { page: 2, limit: 1, hasNext: true, hasPrev: true },
    },
  });
});

test.each([
  'alan',
  'ALAN',
  'zolt',
  'ÁN',
  '100%',
  "o'n",
  'li',
  'bo',
  '%',
  '_',
  '\\',
  '李',
  'nobody',
])(
  'a search for %j finds first names that contain it, and short terms those that start with it',
  async (searchTerm) => {
    const term = searchTerm.toLowerCase();
    const inside = Array.from(term).length >= 3;
    const fits = ({ name }: Known) =>
      inside ? name.toLowerCase().includes(term) : name.toLowerCase().startsWith(term);
    expect(ids(await search({ searchTerm }))).toEqual(expected(fits));
  },
);

test('a search narrows by gender, age and distance', async () => {
  expect(ids(await search({ gender: 'man' }))).toEqual(expected(({ gender }) => gender === 'man'));
  expect(ids(await search({ gender: 'other' }))).toEqual(
    expected(({ gender }) => gender === 'agender'),
  );
  expect(await search({ gender: 'nonbinary' })).toEqual([]);
  expect(ids(await search({ minAge: '30', maxAge: '40' }))).toEqual(
    expected(({ age }) => age >= 30 && age <= 40),
  );
  expect(ids(await search({ maxDistance: '40' }))).toEqual(
    expected(({ latitude }) => distanceBetween(here, { latitude, longitude: -8.61 }) <= 40),
  );
});

test('the own maximum distance applies to the list too, and a search can only narrow it', async () => {
  const within = (kilometres: number) =>
    expected(({ latitude }) => distanceBetween(here, { latitude, longitude: -8.61 }) <= kilometres);
  await ada.send('PUT', '/auth/edit-profile', { lookingFor: { maxDistance: 40 } });
  expect(within(40).length).toBeLessThan(expected().length);
  expect(ids(await search({}))).toEqual(within(40));
  expect(ids(await search({ maxDistance: '20000' }))).toEqual(within(40));
  expect(ids(await search({ maxDistance: '10' }))).toEqual(within(10));
  await ada.send('PUT', '/auth/edit-profile', { lookingFor: { maxDistance: null } });
  expect(ids(await search({}))).toEqual(expected());
});

test('a search never returns people outside the list', async () => {
  expect(ids(await search({ minAge: '18', maxAge: '120' }))).toEqual(expected());
  expect(await search({ searchTerm: 'member.example' })).toEqual([]);
});

test.each([
  ['more than a hundred per page', '/auth/users', { limit: '101' }],
  ['what only staff may filter by', '/auth/search-users', { status: 'online' }],
  ['what only staff may sort by', '/auth/search-users', { sortBy: 'email' }],
])('members are refused %s', async (_what, url, query) => {
  const answer = await ada.get(url, query as Record<string, string>);
  expect(answer.statusCode).toBe(400);
  expect(answer.json()).toMatchObject({ errors: [{ field: Object.keys(query)[0] }] });
});

test('staff still get the list of everyone, and not the members’ filters', async () => {
  const staff = await createStaff(app);
  const { get } = personOf(app, staff, await signIn(app, staff));
  const answer = await get('/auth/search-users', { limit: '1000' });
  expect(answer.body).toContain('@member.example');
  expect((await get('/auth/search-users', { minAge: '20' })).statusCode).toBe(400);
});

test('a member with an incomplete profile sees no one yet', async () => {
  const newcomer = await createPerson(app, { photo: false });
  expect(usersIn(await newcomer.get('/auth/users'))).toEqual([]);
});

test('people who pause, change or leave disappear from the list right away, and come back when they do', async () => {
  const alan = await createPerson(app, aMan({ first_name: 'Quentin' }));
  const found = async () => (await search({ searchTerm: 'quentin' })).length;
  expect(await found()).toBe(1);
  await alan.send('PUT', '/settings', { paused: true });
  expect(await found()).toBe(0);
  await alan.send('PUT', '/settings', { paused: false });
  expect(await found()).toBe(1);
  await alan.send('PUT', '/auth/edit-profile', { lookingFor: { genders: ['man'] } });
  expect(await found()).toBe(0);
  await alan.send('PUT', '/auth/edit-profile', { lookingFor: { genders: ['woman'] } });
  expect(await found()).toBe(1);
  await sql`delete from photo where member_id = ${alan.id}`;
  expect(await found()).toBe(0);
});

test('cards equal their source, also when account and profile change in parallel', async () => {
  const some = people.slice(0, 24);
  await Promise.all(
    some.flatMap(({ id }, index) => [
      index % 2
        ? sql`update member set state = 'active', state_by = null where id = ${id}`
        : sql`update member set state = 'banned', state_by = 'staff', state_reason = 'x'
            where id = ${id}`,
      inTransaction(app.pool, async (client) => {
        await lockMember(client, id);
        await sqlOf({ pool: client })`update profile
          set paused = ${index % 3 === 0}, first_name = ${`Name ${index}`} where member_id = ${id}`;
      }),
    ]),
  );
  expect(await findWrongCards(app)).toEqual([]);
});
