// @module-tag long
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { long } from '../../../../../e2e/test-size.ts';
import { testApp } from '../../../../test/service/app.ts';
import { type Person, choose, renewed, undo, withPremium } from '../../../../test/likes/likes.ts';
import { createPerson } from '../../../../test/members/people.ts';
import { sqlOf } from '../../../../test/database/sql.ts';

const app = await testApp({ environment: { LIMITS: '1000' } });
const sql = sqlOf(app);
const day = 86_400_000;
// At noon, so that hours go by within one day.
app.advanceClock(day + day / 2 - (Date.now() % day));

const genders = ['woman', 'man'] as const;
/** Degrees north of the first. */
const places = [0, 0.2, 1, 20];
const people: Person[] = [];
for (let count = 0; count < 5; count += 1) {
  const profile = {
    first_name: `Person ${count}`,
    gender: genders[count % 2] ?? 'woman',
    seek_genders: [...genders],
    birth_date: `${1985 + 2 * count}-05-05`,
    latitude: 41 + (places[count % places.length] ?? 0),
    longitude: -8,
  };
  people.push(await withPremium(app, await createPerson(app, { profile })));
}
const ids = people.map(({ id }) => id);

function personAt(index: number): Person {
  const person = people[index];
  if (!person) throw new Error('nobody');
  return person;
}

type Do = (by: Person, to: Person, value: number) => unknown;

const seek = (by: Person, lookingFor: object) =>
  by.send('PUT', '/auth/edit-profile', { lookingFor });
const set = (by: Person, settings: object) => by.send('PUT', '/settings', settings);
const addPhoto: Do = ({ id }) => sql`
  insert into photo (member_id, position, public_id, url, name, size, mime_type, review)
    select ${id}::uuid, 0, ${id}, '/media/x/800.webp', 'x', 1, 'image/webp', 'approved'
    where not exists (select from photo where member_id = ${id}::uuid)`;
const move = ({ id }: Person, north: number) =>
  sql`update profile set latitude = ${41 + north} where member_id = ${id}`;

/** What members and staff do that decides who fits whom, and what takes it back. */
const acts: Record<string, readonly [act: Do, back: Do]> = {
  like: [(by, to) => choose(by, to), (by, to) => undo(by, to)],
  superlike: [(by, to) => choose(by, to, 'superlike'), (by, to) => undo(by, to)],
  pass: [(by, to) => choose(by, to, 'pass'), (by, to) => undo(by, to)],
  match: [
    (by, to) => choose(by, to).then(() => choose(to, by)),
    (by, to) => by.send('DELETE', `/matches/${to.id}`),
  ],
  block: [
    (by, to) => by.send('PUT', `/blocks/${to.id}`),
    (by, to) => by.send('DELETE', `/blocks/${to.id}`),
  ],
  ages: [
    (by, _to, value) => seek(by, { minAge: 20 + value, maxAge: 30 + 2 * value }),
    (by) => seek(by, { minAge: 18, maxAge: 99 }),
  ],
  distance: [
    (by, _to, value) => seek(by, { maxDistance: [10, 50, 400][value % 3] }),
    (by) => seek(by, { maxDistance: null }),
  ],
  genders: [
    (by, _to, value) => seek(by, { genders: [genders[value % 2]] }),
    (by) => seek(by, { genders }),
  ],
  bothWays: [(by) => seek(by, { bothWays: false }), (by) => seek(by, { bothWays: true })],
  pause: [(by) => set(by, { paused: true }), (by) => set(by, { paused: false })],
  incognito: [(by) => set(by, { incognito: true }), (by) => set(by, { incognito: false })],
  incognitoLike: [
    (by) => set(by, { incognito: true }),
    (by, to, value) => choose(by, to, value % 2 ? 'like' : 'superlike'),
  ],
  hide: [(by) => set(by, { showDistance: false }), (by) => set(by, { showDistance: true })],
  move: [(by, _to, value) => move(by, 10 + value), (by) => move(by, 0)],
  leave: [({ id }) => sql`delete from photo where member_id = ${id}`, addPhoto],
};

async function startAgain() {
  for (const table of ['choice', 'match', 'block', 'daily_likes', 'notice', 'deck'])
    await app.owner.query(`delete from ${table} where member_id = any ($1)`, [ids]);
  await sql`update profile set paused = false, incognito = false, both_ways = true, seek_min_age = 18,
    seek_max_age = 99, seek_max_distance = null, seek_genders = ${[...genders]} where member_id = any (${ids})`;
  for (const [index, person] of people.entries()) {
    await addPhoto(person, person, 0);
    people[index] = await renewed(app, person);
  }
}

interface Shown {
  readonly data: { step?: string; people: { person: { _id: string } }[] };
}

async function read(by: Person, url: string) {
  const response = await by.get(url);
  // Without a photo there is no deck.
  if (response.statusCode === 422) return { step: 'yours', ids: [] };
  expect(response.statusCode, response.body).toBe(200);
  const { data } = response.json<Shown>();
  return { step: data.step, ids: data.people.map(({ person }) => person._id).toSorted() };
}

async function expectSame(by: Person) {
  // In the order that reads everyone by one statement. browse-order.test.ts compares who is in the others.
  const list = await read(by, '/browse?limit=60&sort=recent');
  const deck = await read(by, '/deck?limit=30');
  // Only when no one is left, cards have people who were passed on long ago.
  expect(deck.step === 'again' ? [] : deck.ids).toEqual(list.ids);
  return list.ids.length;
}

const kinds = Object.keys(acts);
const anAct = fc.record({
  kind: fc.nat(kinds.length - 1).map((index) => kinds[index] ?? 'pass'),
  who: fc.nat(people.length - 1),
  distance: fc.integer({ min: 1, max: people.length - 1 }),
  value: fc.nat(9),
  /** Decks of both that are made in between lack what comes back. */
  remade: fc.boolean(),
  undone: fc.boolean(),
});

test('cards and Browse show the same people, whatever members do and in whatever order', async () => {
  let shown = 0;
  const check = async (some: readonly Person[]) => {
    for (const person of some) shown += await expectSame(person);
  };
  await fc.assert(
    fc.asyncProperty(
      fc.array(anAct, { minLength: 6, maxLength: 12, size: 'max' }),
      async (done) => {
        await startAgain();
        await check(people);
        for (const { kind, who, distance, value, remade, undone } of done) {
          const [by, to] = [personAt(who), personAt((who + distance) % people.length)];
          const [act, back] = acts[kind] ?? [];
          await act?.(by, to, value);
          if (remade) await sql`delete from deck where member_id in (${by.id}, ${to.id})`;
          await check([by, to]);
          if (undone) await back?.(by, to, value);
          app.advanceClock(1000);
          await check([by, to]);
        }
        await check(people);
      },
    ),
    { numRuns: long ? 300 : 20 },
  );
  // People are shown, or there would be nothing to compare.
  expect(shown).toBeGreaterThan(100);
});
