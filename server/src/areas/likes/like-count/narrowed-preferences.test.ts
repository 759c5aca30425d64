import { expect, test } from 'vitest';
import { sqlOf } from '../../../../test/database/sql.ts';
import { type Person, announceLikes, choose, renewed, undo } from '../../../../test/likes/likes.ts';
import { aMan, createPerson } from '../../../../test/members/people.ts';
import { testApp } from '../../../../test/service/app.ts';

const app = await testApp();
const sql = sqlOf(app);
const day = 86_400_000;
const names = ['Alan', 'Bob', 'Carl'] as const;

/** On a day from which the age stays the same for most of a year. */
const bornYearsAgo = (age: number) =>
  new Date(app.now().getTime() - (age * 365.25 + 60) * day).toISOString().slice(0, 10);

let latitude = -60;
/** A woman who looks for men of any age, and three men of 30, 33 and 36 years. */
async function createWorld() {
  latitude += 3;
  const here = { latitude, longitude: 20, seek_max_distance: 50 };
  const men: Record<string, Person> = {};
  for (const [index, first_name] of names.entries())
    men[first_name] = await createPerson(
      app,
      aMan({ ...here, first_name, birth_date: bornYearsAgo(30 + 3 * index) }),
    );
  return {
    ada: await createPerson(app, { profile: { ...here, seek_min_age: 18, seek_max_age: 60 } }),
    men,
  };
}

const looksFor = (ada: Person, minAge: number, maxAge: number) =>
  ada.send('PUT', '/auth/edit-profile', { lookingFor: { minAge, maxAge } });

async function numbersOf(ada: Person) {
  const { count, outside, notes } = (await ada.get('/likes')).json<{
    data: { count: number; outside: number; notes: string[] };
  }>().data;
  return { count, outside, notes };
}

test.each(names)(
  'trust 22: looking for someone of 33 years only while likes are announced does not reveal that %s likes her',
  { tags: ['long'] },
  async (name) => {
    const { ada, men } = await createWorld();
    await numbersOf(ada);
    await choose(men[name] as Person, ada, 'like', { note: 'Hello' });
    expect((await looksFor(ada, 33, 33)).statusCode).toBe(200);
    await announceLikes(app, ada);
    expect(await numbersOf(ada)).toEqual({ count: 1, outside: 0, notes: ['Hello'] });
    app.advanceClock(day);
    expect(await numbersOf(await renewed(app, ada))).toMatchObject({ count: 1, outside: 0 });
  },
);

test('trust 22: narrowing for a day does not compare earlier likes again, and 30 days without a change do', async () => {
  const { ada, men } = await createWorld();
  for (const name of names) await choose(men[name] as Person, ada);
  await announceLikes(app, ada);
  expect(await numbersOf(ada)).toMatchObject({ count: 3, outside: 0 });
  let her: Person = ada;
  for (const days of [31, 29]) {
    app.advanceClock(days * day);
    her = await renewed(app, ada);
    await looksFor(her, 33, 33);
    expect(await numbersOf(her)).toMatchObject({ count: 3, outside: 0 });
    app.advanceClock(day);
    her = await renewed(app, ada);
    expect(await numbersOf(her)).toMatchObject({ count: 3, outside: 0 });
    await looksFor(her, 18, 60);
  }
  await looksFor(her, 33, 33);
  app.advanceClock(day);
  await numbersOf(await renewed(app, ada));
  app.advanceClock(30 * day);
  expect(await numbersOf(await renewed(app, ada))).toMatchObject({ count: 1, outside: 2 });
});

test.each([
  ['takes the like back', (bob: Person, ada: Person) => undo(bob, ada)],
  ['passes', (bob: Person, ada: Person) => choose(bob, ada, 'pass')],
  [
    'has another name',
    (bob: Person) => bob.send('PUT', '/auth/edit-profile', { firstName: 'Rob', lastName: 'Bobs' }),
  ],
])(
  'trust 22: the notes that someone reads without premium stay until midnight UTC if their sender %s',
  async (_, act) => {
    const { ada, men } = await createWorld();
    const { Alan: alan, Bob: bob } = men as { Alan: Person; Bob: Person };
    await numbersOf(ada);
    await choose(bob, ada, 'like', { note: 'Bob and Robs here, hello' });
    await choose(alan, ada, 'like', { note: 'Nice smile' });
    await announceLikes(app, ada);
    const notes = ['Nice smile', '… and Robs here, hello'];
    expect(await numbersOf(ada)).toEqual({ count: 2, outside: 0, notes });
    await act(bob, ada);
    expect(await numbersOf(ada)).toEqual({ count: 2, outside: 0, notes });
  },
);

test('trust 22: a note that was removed or written again is the present one after midnight UTC', async () => {
  const { ada, men } = await createWorld();
  const { Alan: alan, Bob: bob } = men as { Alan: Person; Bob: Person };
  await choose(bob, ada, 'like', { note: 'First' });
  await choose(alan, ada, 'like', { note: 'Gone' });
  await announceLikes(app, ada);
  await undo(bob, ada);
  await choose(bob, ada, 'like', { note: 'Second' });
  await undo(alan, ada);
  expect((await numbersOf(ada)).notes).toEqual(['First', 'Gone']);
  await announceLikes(app, ada);
  app.advanceClock(day);
  expect(await numbersOf(await renewed(app, ada))).toEqual({
    count: 1,
    outside: 0,
    notes: ['Second'],
  });
  expect(await sql`select from choice where shown_note = 'Gone'`).toEqual([]);
});
