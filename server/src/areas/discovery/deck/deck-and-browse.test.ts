import fc from 'fast-check';
import { expect, test } from 'vitest';
import { long } from '../../../../../e2e/test-size.ts';
import { testApp } from '../../../../test/app.ts';
import { type Person, choose, renewed, undo, withPremium } from '../../../../test/likes.ts';
import { createPerson } from '../../../../test/people.ts';
import { sqlOf } from '../../../../test/sql.ts';

const app = await testApp({ environment: { LIMITS: '1000' } });
const sql = sqlOf(app);
const day = 86_400_000;
// At noon, so that hours go by within one day.
app.advanceClock(day + day / 2 - (Date.now() % day));

const genders = ['woman', 'man'] as const;
/** Degrees north of the first. */
const places = [0, 0.2, 1, 20];
const people: Person[] = [];
for (let count = 0; count < 7; count += 1) {
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

interface Act {
  readonly kind: string;
  readonly who: number;
  readonly other: number;
  readonly value: number;
}

const seek = (by: Person, lookingFor: object) =>
  by.send('PUT', '/auth/edit-profile', { lookingFor });

/** What members and staff do that decides who fits whom. */
const acts: Record<string, (by: Person, to: Person, value: number) => Promise<unknown>> = {
  like: (by, to) => choose(by, to),
  superlike: (by, to) => choose(by, to, 'superlike'),
  pass: (by, to) => choose(by, to, 'pass'),
  undo: (by, to) => undo(by, to),
  unmatch: (by, to) => by.send('DELETE', `/matches/${to.id}`),
  block: (by, to) => by.send('PUT', `/blocks/${to.id}`),
  unblock: (by, to) => by.send('DELETE', `/blocks/${to.id}`),
  ages: (by, _to, value) => seek(by, { minAge: 20 + value, maxAge: 30 + 2 * value }),
  distance: (by, _to, value) => seek(by, { maxDistance: [10, 50, 400, null][value % 4] }),
  genders: (by, _to, value) => seek(by, { genders: genders.slice(value % 2) }),
  bothWays: (by, _to, value) => seek(by, { bothWays: value % 2 === 0 }),
  pause: (by) => by.send('PUT', '/settings', { paused: true }),
  return: (by) => by.send('PUT', '/settings', { paused: false }),
  incognito: (by, _to, value) => by.send('PUT', '/settings', { incognito: value % 2 === 0 }),
  hide: (by, _to, value) => by.send('PUT', '/settings', { showDistance: value % 2 === 0 }),
  move: ({ id }, _to, value) =>
    sql`update profile set latitude = ${41 + value / 10} where member_id = ${id}`,
  leave: ({ id }) => sql`delete from photo where member_id = ${id}`,
  join: ({
    id,
  }) => sql`insert into photo (member_id, position, public_id, url, name, size, mime_type, review)
    select ${id}::uuid, 0, ${id}, '/media/x/800.webp', 'x', 1, 'image/webp', 'approved'
    where not exists (select from photo where member_id = ${id}::uuid)`,
  refill: (by) =>
    sql`update deck set made_at = made_at - interval '13 hours' where member_id = ${by.id}`,
  wait: () => Promise.resolve(app.advanceClock(60_000)),
};

async function startAgain() {
  for (const table of ['choice', 'match', 'block', 'daily_likes', 'notice', 'deck'])
    await app.owner.query(`delete from ${table} where member_id = any ($1)`, [ids]);
  await sql`update profile set paused = false, incognito = false, both_ways = true, seek_min_age = 18,
    seek_max_age = 99, seek_max_distance = null, seek_genders = ${[...genders]} where member_id = any (${ids})`;
  for (const [index, person] of people.entries()) {
    await acts['join']?.(person, person, 0);
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
  const [deck, list] = [await read(by, '/deck?limit=30'), await read(by, '/browse?limit=60')];
  // Only when no one is left, cards have people who were passed on long ago.
  expect(deck.step === 'again' ? [] : deck.ids).toEqual(list.ids);
  return list.ids.length;
}

const kinds = Object.keys(acts);
const anAct = fc.record({
  kind: fc.nat(kinds.length - 1).map((index) => kinds[index] ?? 'wait'),
  who: fc.nat(people.length - 1),
  other: fc.nat(people.length - 1),
  value: fc.nat(9),
}) satisfies fc.Arbitrary<Act>;

test(
  'cards and Browse show the same people, whatever members do and in whatever order',
  { timeout: long ? 900_000 : 120_000 },
  async () => {
    let shown = 0;
    await fc.assert(
      fc.asyncProperty(
        fc.array(anAct, { minLength: 12, maxLength: 30, size: 'max' }),
        async (done) => {
          await startAgain();
          for (const person of people) shown += await expectSame(person);
          for (const { kind, who, other, value } of done) {
            const [by, to] = [personAt(who), personAt(other)];
            if (by !== to) await acts[kind]?.(by, to, value);
            for (const each of new Set([by, to])) shown += await expectSame(each);
          }
          for (const person of people) shown += await expectSame(person);
        },
      ),
      { numRuns: long ? 150 : 8 },
    );
    // People are shown, or there would be nothing to compare.
    expect(shown).toBeGreaterThan(100);
  },
);
