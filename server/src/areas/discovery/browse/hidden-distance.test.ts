// @module-tag long
import { expect, test } from 'vitest';
import { long } from '../../../../../e2e/test-size.ts';
import { testApp } from '../../../../test/service/app.ts';
import { type Person, choose, matchOf, withPremium } from '../../../../test/likes/likes.ts';
import { aMan, createPerson } from '../../../../test/members/people.ts';
import { sqlOf } from '../../../../test/database/sql.ts';
import { type Position, distanceBetween } from '../../../platform/geo/position.ts';

const app = await testApp();
const sql = sqlOf(app);

/** Corners of one square of 20 km. */
const corners = [
  { latitude: 41.02, longitude: -8.74 },
  { latitude: 41.18, longitude: -8.51 },
  { latitude: 41.18, longitude: -8.74 },
] as const;
const views = [
  { latitude: 41.15, longitude: -8.61 },
  { latitude: 41.02, longitude: -8.51 },
  { latitude: 41.3, longitude: -8.3 },
];
const circles = long ? [1, 3, 5, 8, 10, 13, 15, 18, 20, 25, 30, 40, 50] : [1, 8, 13, 18, 25];

const moveTo = ({ id }: Person, { latitude, longitude }: Position, within: number | null = null) =>
  sql`update profile set latitude = ${latitude}, longitude = ${longitude}, seek_max_distance = ${within}
    where member_id = ${id}`;

/** Everything that lists, decks and counts show to a viewer who tries every distance from several places. */
async function lookEverywhere(by: Person) {
  const looks: string[] = [];
  for (const view of views)
    for (const within of circles) {
      await moveTo(by, view, within);
      for (const [url, query] of [
        ['/browse', { sort: 'near' }],
        ['/browse', { sort: 'match', maxDistance: `${Math.ceil(within / 2)}` }],
        ['/deck', {}],
        ['/deck/funnel', {}],
      ] as const) {
        const { data } = (await by.get(url, query)).json<{ data: object }>();
        looks.push(JSON.stringify({ url, query, view, within, data }));
      }
    }
  return looks;
}

test('a member who hides their distance looks the same from everywhere, wherever they are in a square of 20 km (trust 24)', async () => {
  const ada = await createPerson(app);
  // The time of their last activity changes during the test, and is left out.
  const alan = await createPerson(app, aMan({ show_last_active: false }));
  for (const [index, view] of [...views, ...corners].entries())
    await moveTo(
      await createPerson(app, aMan({ first_name: `Man ${index}`, show_last_active: false })),
      view,
    );
  // Presence is written without waiting for it, and orders decks by the month. Everyone has been here this month.
  await sql`update presence set last_active = now()`;
  await sql`update card set seen_on = seen_on(member_id)`;
  const lookAt = async (corner: Position) => {
    await moveTo(alan, corner);
    return lookEverywhere(ada);
  };
  const differences = async () => {
    const looks = [];
    for (const corner of corners) looks.push(await lookAt(corner));
    const [first = [], ...others] = looks;
    return others.map((each) => each.filter((look, index) => look !== first[index]).length);
  };
  expect(distanceBetween(corners[0], corners[1])).toBeGreaterThan(25);
  for (const count of await differences()) expect(count).toBeGreaterThan(10);
  await alan.send('PUT', '/settings', { showDistance: false });
  expect(await differences()).toEqual([0, 0]);
});

/** Villages and positions of the square, as a member types them or as a browser finds them. */
const homes = [
  { city: 'Porto', country: 'PT' },
  { city: 'Espinho', country: 'PT' },
  { city: 'Valongo', country: 'PT' },
  { city: 'Gondomar', country: 'PT' },
  ...Array.from({ length: 12 }, (_, index) => ({
    latitude: 41.01 + 0.18 * ((index * 0.37) % 1),
    longitude: -8.73 + 0.2 * ((index * 0.61) % 1),
  })),
];

const profile = (by: Person, { id }: Person) => by.get(`/auth/user/${id}`);

test('the city of a member who hides their distance is the same from every home in the square, on every page (trust 24)', async () => {
  const [ada, alan] = await matchOf(app);
  const grace = await withPremium(app, await createPerson(app));
  await choose(alan, grace);
  await alan.send('PUT', '/auth/show-last-active', { showLastActive: false });
  const cities = async (home: object) => {
    expect((await alan.send('PUT', '/auth/location', home)).statusCode).toBe(200);
    const pages = [
      await profile(ada, alan),
      await profile(alan, alan),
      await ada.get('/matches'),
      await ada.get('/chats'),
      await ada.get('/likes/sent'),
      await grace.get('/likes'),
      await grace.get('/browse', { sort: 'near' }),
      await grace.get('/deck'),
      await grace.get('/auth/users'),
      await grace.get('/auth/search-users', { searchTerm: 'alan' }),
    ];
    for (const page of pages) expect(page.statusCode, page.body).toBe(200);
    return pages.map((page) => locationsOf(alan, page.json()));
  };
  const seen = async () =>
    new Set((await collect(homes, cities)).map((all) => JSON.stringify(all)));
  await sql`delete from daily_use`;
  expect((await seen()).size).toBeGreaterThan(5);
  await sql`delete from daily_use`;
  await alan.send('PUT', '/settings', { showDistance: false });
  const porto = { city: 'Porto', country: 'Portugal' };
  const [only = '', ...others] = await seen();
  expect(others).toEqual([]);
  const places = (JSON.parse(only) as object[][]).flat();
  expect(places).toEqual(Array.from({ length: 8 }, () => porto));
});

function locationsOf(person: Person, value: unknown): unknown[] {
  if (typeof value !== 'object' || value === null) return [];
  if ('_id' in value && value._id === person.id && 'location' in value) return [value.location];
  return Object.values(value).flatMap((each) => locationsOf(person, each));
}

async function collect<T, R>(items: readonly T[], read: (item: T) => Promise<R>) {
  const found: R[] = [];
  for (const item of items) found.push(await read(item));
  return found;
}
