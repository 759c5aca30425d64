import type { SavedSearch } from '@kindred/contract/saved-searches';
import { beforeAll, expect, test } from 'vitest';
import { aMan, createPerson } from '../../../../test/members/people.ts';
import { createColleague } from '../../../../test/members/staff.ts';
import { findWrongCards } from '../../../../test/members/cards.ts';
import { testApp } from '../../../../test/service/app.ts';
import { dataOf } from '../../../../test/site/editing.ts';
import { ownField, publishFields } from '../../../../test/site/own-fields.ts';

const app = await testApp();
const owner = await createColleague(app);
const smoking = ownField(17);
const languages = ownField(18, { kind: 'several' });
const height = ownField(19, { kind: 'number' });
const hidden = ownField(20, { seenBy: 'matches' });
const fields = [smoking, languages, height, hidden];

type Person = Awaited<ReturnType<typeof createPerson>>;
const here = { latitude: -20, longitude: 50, seek_max_distance: 50 };
const ada = await createPerson(app, { profile: here });
const men: Record<string, Person> = {};

async function write(by: Person, body: object) {
  const answer = await by.send('PUT', '/own-fields', body);
  expect(answer.statusCode, answer.body).toBe(200);
}

async function found(by: Person, query: Record<string, string> = {}, url = '/browse') {
  const answer = await by.get(url, query);
  expect(answer.statusCode, answer.body).toBe(200);
  const { people } = dataOf<{ people: { person: { firstName: string } }[] }>(answer);
  return people.map(({ person }) => person.firstName).toSorted();
}

beforeAll(async () => {
  await publishFields(owner, fields);
  const given: Record<string, object[]> = {
    Al: [
      { field: 17, choices: [1] },
      { field: 18, choices: [1, 2] },
      { field: 19, figure: 170 },
    ],
    Bo: [
      { field: 17, choices: [3] },
      { field: 18, choices: [2] },
      { field: 19, figure: 190 },
      { field: 20, choices: [1] },
    ],
    Cy: [],
  };
  for (const [first_name, values] of Object.entries(given)) {
    const person = await createPerson(app, aMan({ ...here, first_name }));
    await write(person, { values });
    men[first_name] = person;
  }
});

test.each([
  ['one of the choices', 'f17.1.2', ['Al']],
  ['one of several', 'f18.2', ['Al', 'Bo']],
  ['a number in a range', 'f19-160-180', ['Al']],
  ['a number from one on', 'f19-171-', ['Bo']],
  ['a number up to one', 'f19--189', ['Al']],
  ['two conditions', 'f18.2~f19-180-220', ['Bo']],
  ['no one', 'f17.2', []],
  ['an unknown field, which filters nothing', 'f99.1', ['Al', 'Bo', 'Cy']],
  ['an unknown choice, which filters nothing', 'f17.44', ['Al', 'Bo', 'Cy']],
  ['what cannot be read, which filters nothing', 'drop table', ['Al', 'Bo', 'Cy']],
])('the list has whom a filter by fields leaves: %s', async (_what, filter, names) => {
  expect(await found(ada, { fields: filter })).toEqual(names);
});

test('trust 122: no one is found by a field that they do not show to everyone', async () => {
  expect(await found(ada, { fields: 'f20.1' })).toEqual(['Al', 'Bo', 'Cy']);
  await publishFields(owner, [{ ...smoking, seenBy: 'self', filter: false }, ...fields.slice(1)]);
  expect(await found(ada, { fields: 'f17.1' })).toEqual(['Al', 'Bo', 'Cy']);
  await publishFields(owner, fields);
});

test('the funnel counts what filters by fields leave, and what removing them brings', async () => {
  type Counts = { notSeen: number; filtered: number | null; without: object };
  const counts = async (filter: string) =>
    dataOf<Counts>(await ada.get('/deck/funnel', { fields: filter }));
  expect(await counts('f17.1')).toMatchObject({
    notSeen: 3,
    filtered: 1,
    without: { fields: { more: 2 } },
  });
  // What filters nothing is not named either.
  expect(await counts('f99.1')).toMatchObject({ filtered: null, without: { fields: null } });
});

test('a saved search keeps its filter by fields, and is without it once the field is gone', async () => {
  const body = { name: 'Tall', filter: { fields: 'f19-180-' }, sort: 'recent', alerts: false };
  expect((await ada.send('POST', '/searches', body)).statusCode).toBe(200);
  const saved = async () =>
    dataOf<{ searches: SavedSearch[] }>(await ada.get('/searches')).searches[0]?.filter;
  expect(await saved()).toEqual({ fields: 'f19-180-' });
  await publishFields(owner, [smoking]);
  expect(await saved()).toEqual({});
  await publishFields(owner, fields);
});

test.each(['/browse', '/deck'])(
  'trust 124: what a member requires is who %s shows, and they are shown to no one who asks for something else',
  async (url) => {
    const query: Record<string, string> = url === '/deck' ? { limit: '30' } : {};
    const bea = await createPerson(app, { profile: here });
    await write(bea, { requires: [{ field: 17, choices: [1, 2] }] });
    expect(await found(bea, query, url)).toEqual(['Al']);
    await write(bea, { requires: [{ field: 17 }, { field: 19, from: 180 }] });
    expect(await found(bea, query, url)).toEqual(['Bo']);
    await write(bea, { requires: [{ field: 19 }] });
    const { Cy } = men;
    if (!Cy) throw new Error('There is no Cy');
    await write(Cy, {
      requires: [
        { field: 18, choices: [3] },
        { field: 19, to: 175 },
      ],
    });
    expect(await found(bea, query, url)).toEqual(['Al', 'Bo']);
    await write(bea, {
      values: [
        { field: 18, choices: [1, 3] },
        { field: 19, figure: 175 },
      ],
    });
    expect(await found(bea, query, url)).toEqual(['Al', 'Bo', 'Cy']);
    await write(Cy, { requires: [{ field: 18 }, { field: 19 }] });
    expect(await findWrongCards(app)).toEqual([]);
  },
);

test('a person who does not have what a member requires does not fit, on their profile too', async () => {
  const bea = await createPerson(app, { profile: here });
  const fits = async (name: string) =>
    dataOf<{ fits: boolean }>(await bea.get(`/auth/user/${men[name]?.id}`)).fits;
  await write(bea, { requires: [{ field: 17, choices: [1] }] });
  expect([await fits('Al'), await fits('Bo')]).toEqual([true, false]);
});
