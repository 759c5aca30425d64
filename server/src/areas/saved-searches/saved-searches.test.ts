import { type SavedSearch, maxSavedSearches } from '@kindred/contract/saved-searches';
import { expect, test } from 'vitest';
import { testApp } from '../../../test/service/app.ts';
import { createPerson } from '../../../test/members/people.ts';

const app = await testApp();

type Person = Awaited<ReturnType<typeof createPerson>>;

const save = (by: Person, name: string, more: object = {}) =>
  by.send('POST', '/searches', { name, filter: {}, sort: 'recent', alerts: true, ...more });
const searchIn = (answer: { json: <T>() => T }) =>
  answer.json<{ data: { search: SavedSearch } }>().data.search;
const listed = async (by: Person) =>
  (await by.get('/searches')).json<{ data: { searches: SavedSearch[] } }>().data.searches;

test('a search is stored, renamed and deleted, and only its owner sees it', async () => {
  const [ada, other] = [await createPerson(app), await createPerson(app)];
  const filter = { searchTerm: 'al', minAge: 30, maxDistance: 20, bothWays: false };
  const saved = searchIn(await save(ada, 'Near', { filter, sort: 'near' }));
  expect(saved).toMatchObject({ name: 'Near', filter, sort: 'near', alerts: true });
  expect(await listed(ada)).toEqual([saved]);
  expect(await listed(other)).toEqual([]);
  const url = `/searches/${saved._id}`;
  const changed = await ada.send('PUT', url, { name: 'Around here', alerts: false });
  expect(searchIn(changed)).toEqual({ ...saved, name: 'Around here', alerts: false });
  expect((await other.send('PUT', url, { name: 'Mine' })).statusCode).toBe(404);
  expect((await other.send('PUT', `${url}/opened`)).statusCode).toBe(404);
  expect((await other.send('DELETE', url)).statusCode).toBe(404);
  expect((await ada.send('DELETE', url)).statusCode).toBe(200);
  expect(await listed(ada)).toEqual([]);
});

test('each member uses a name once, also in parallel', async () => {
  const ada = await createPerson(app);
  const answers = await Promise.all([1, 2, 3].map(() => save(ada, 'Twice')));
  const count = (status: number) =>
    answers.filter(({ statusCode }) => statusCode === status).length;
  expect([count(200), count(409)]).toEqual([1, 2]);
  const other = searchIn(await save(ada, 'Another'));
  const renamed = await ada.send('PUT', `/searches/${other._id}`, { name: 'Twice' });
  expect(renamed.statusCode).toBe(409);
  expect(renamed.json()).toMatchObject({ errors: [{ field: 'name' }] });
});

test('there are at most ten, also in parallel', async () => {
  const ada = await createPerson(app);
  const names = Array.from({ length: maxSavedSearches + 3 }, (_, index) => `Search ${index}`);
  const answers = await Promise.all(names.map((name) => save(ada, name)));
  expect(answers.filter(({ statusCode }) => statusCode === 422)).toHaveLength(3);
  expect(await listed(ada)).toHaveLength(10);
});

test.each([
  ['an unknown filter', { filter: { height: 180 } }],
  ['an unknown order', { sort: 'rich' }],
  ['an empty name', { name: ' ' }],
])('%s is refused', async (_what, body) => {
  const ada = await createPerson(app);
  expect((await save(ada, 'Near', body)).statusCode).toBe(400);
});
