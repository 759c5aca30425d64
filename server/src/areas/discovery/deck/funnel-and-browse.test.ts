// @module-tag long
import type { BrowseFilter } from '@kindred/contract/discovery';
import { narrowingGroups, withoutGroup } from '@kindred/contract/discovery/filters';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { long } from '../../../../../e2e/test-size.ts';
import { testApp } from '../../../../test/service/app.ts';
import { type Person, withPremium } from '../../../../test/likes/likes.ts';
import { createPerson } from '../../../../test/members/people.ts';
import { createColleague } from '../../../../test/members/staff.ts';
import { ownField, publishFields } from '../../../../test/site/own-fields.ts';
import { sqlOf } from '../../../../test/database/sql.ts';
import type { readFunnel } from './funnel.ts';

type Funnel = Awaited<ReturnType<typeof readFunnel>>;

const app = await testApp({ environment: { LIMITS: '1000' } });
const sql = sqlOf(app);
const day = 86_400_000;
// At noon, so that no one gets older in between.
app.advanceClock(day + day / 2 - (Date.now() % day));

await publishFields(await createColleague(app), [ownField(17), ownField(19, { kind: 'number' })]);

const genders = ['woman', 'man'] as const;
const people = 12;
const others: Person[] = [];
for (let count = 0; count < people; count += 1)
  others.push(await createPerson(app, { profile: { first_name: `Person ${count}` } }));
const me = await withPremium(
  app,
  await createPerson(app, { profile: { latitude: 41, longitude: -8 } }),
);

const anAge = fc.integer({ min: 18, max: 60 });
const someAges: fc.Arbitrary<readonly number[]> = fc
  .tuple(anAge, anAge)
  .map((ages) => ages.toSorted((a, b) => a - b));
const someGenders: fc.Arbitrary<readonly string[]> = fc.constantFrom(
  ['woman'],
  ['man'],
  [...genders],
);
const aDistance: fc.Arbitrary<number | null> = fc.constantFrom(10, 50, 400, null);

const filters = {
  searchTerm: fc.constantFrom('Person', 'Person 1', 'nobody'),
  gender: fc.constantFrom(...genders),
  minAge: fc.integer({ min: 18, max: 40 }),
  maxAge: fc.integer({ min: 25, max: 60 }),
  maxDistance: fc.constantFrom(10, 50, 400),
  bothWays: fc.boolean(),
  fields: fc.constantFrom('f17.1.2', 'f17.3~f19-150-180', 'f19--170', 'f99.1'),
};

/** What people wrote into fields of the owner, and what they ask of others. */
const someFields = {
  own: fc.constantFrom<object>({ 17: [1], 19: 165 }, { 17: [1] }, { 17: [3], 19: 160 }, {}),
  asked: fc.constantFrom<object>({}, {}, {}, { 17: [1] }, { 17: [1, 3], 19: { from: 160 } }),
};

const aPerson = fc.record({
  gender: fc.constantFrom<string>(...genders),
  age: anAge,
  /** Degrees north of the member. */
  north: fc.constantFrom<number>(0, 0, 0.2, 1, 20),
  seek: someGenders,
  ages: fc.oneof({ weight: 3, arbitrary: fc.constant<readonly number[]>([18, 99]) }, someAges),
  distance: fc.oneof({ weight: 3, arbitrary: fc.constant<number | null>(null) }, aDistance),
  passed: fc.integer({ min: 0, max: 4 }).map((value) => value === 0),
  ...someFields,
});
const aWorld = fc.record({
  people: fc.array(aPerson, { minLength: people, maxLength: people }),
  looking: fc.record({
    genders: someGenders,
    minAge: fc.integer({ min: 18, max: 30 }),
    maxAge: fc.integer({ min: 30, max: 60 }),
    maxDistance: aDistance,
    bothWays: fc.boolean(),
    dealBreakers: fc.subarray(['ages', 'distance', 'bothWays']),
  }),
  mine: fc.record(someFields),
  filter: fc.oneof(
    fc.constant({}),
    ...Object.entries(filters).map(([name, value]) => fc.record({ [name]: value })),
    fc.record(filters, { requiredKeys: [] }),
  ) as fc.Arbitrary<BrowseFilter>,
});
type World = typeof aWorld extends fc.Arbitrary<infer Given> ? Given : never;

const fitting = {
  gender: 'man',
  age: 35,
  north: 0,
  seek: ['woman'],
  ages: [18, 99],
  distance: null,
  passed: false,
  own: {},
  asked: {},
};
/** One change of each kind brings someone: persons 0, 1, 10 and 11. */
const everyKind: World = {
  people: Array.from({ length: people }, (_, index) => ({
    ...fitting,
    ...(index === 1 && { north: 1 }),
    ...(index === 10 && { age: 45 }),
    ...(index === 11 && { seek: ['man'] }),
  })),
  looking: {
    genders: ['man'],
    minAge: 30,
    maxAge: 40,
    maxDistance: 50,
    bothWays: true,
    dealBreakers: [],
  },
  mine: { own: {}, asked: {} },
  filter: { searchTerm: 'Person 1' },
};

async function settle({ people: given, looking, mine }: World) {
  const year = app.now().getFullYear();
  const rows = given.map(({ age, north, ages: [least, most], ...person }, index) => ({
    ...person,
    id: others[index]?.id,
    born: `${year - age - 1}-12-31`,
    latitude: 41 + north,
    least,
    most,
  }));
  await sql`update profile set gender = p.gender, birth_date = p.born, latitude = p.latitude, longitude = -8,
      seek_genders = p.seek, seek_min_age = p.least, seek_max_age = p.most, seek_max_distance = p.distance,
      own_fields = p.own, asked_fields = p.asked
    from jsonb_to_recordset(${JSON.stringify(rows)}) as p (id uuid, gender text, born date, latitude float8,
      seek text[], least integer, most integer, distance integer, own jsonb, asked jsonb) where member_id = p.id`;
  await sql`update profile set own_fields = ${JSON.stringify(mine.own)}, asked_fields = ${JSON.stringify(mine.asked)}
    where member_id = ${me.id}`;
  await sql`delete from choice where member_id = ${me.id}`;
  const passed = rows.flatMap(({ id, passed: isPassed }) => (isPassed && id ? [id] : []));
  await sql`insert into choice (member_id, other_id, kind, chosen_at, stored_at)
    select ${me.id}, other_id, 'pass', now(), now() from unnest(${passed}::uuid[]) as other_id`;
  await look(looking);
}

async function look(lookingFor: object) {
  const response = await me.send('PUT', '/auth/edit-profile', { lookingFor });
  expect(response.statusCode, response.body).toBe(200);
}

async function read<Data>(url: string, filter: BrowseFilter): Promise<Data> {
  const given = Object.entries(filter).filter(([, value]) => value !== undefined);
  const query = Object.fromEntries(given.map(([name, value]) => [name, String(value)]));
  const response = await me.get(url, query);
  expect(response.statusCode, response.body).toBe(200);
  return response.json<{ data: Data }>().data;
}

async function listed(filter: BrowseFilter) {
  const { people: shown } = await read<{ people: { person: { _id: string } }[] }>(
    '/browse',
    filter,
  );
  return shown.map(({ person }) => person._id);
}

test('trust 124: what the funnel says of each change is what the list shows after it, in random worlds', async () => {
  const offered = { without: 0, distance: 0, ages: 0, bothWays: 0 };
  await fc.assert(
    fc.asyncProperty(aWorld, async (world) => {
      await settle(world);
      const { looking, filter } = world;
      const { notSeen, filtered, wider, without } = await read<Funnel>('/deck/funnel', filter);
      const before = await listed(filter);
      expect(filtered ?? notSeen).toBe(before.length);
      const after = async (change: object, given: BrowseFilter = filter) => {
        await look({ ...looking, ...change });
        const shown = await listed(given);
        return shown.filter((id) => !before.includes(id)).length;
      };
      const count = (kind: keyof typeof offered, more: number) => {
        offered[kind] += Math.sign(more);
        return more;
      };
      const [said, found]: [number[], number[]] = [[], []];
      for (const group of narrowingGroups) {
        const removed = without[group];
        if (removed === null) continue;
        said.push(count('without', removed.more));
        found.push(await after({}, withoutGroup(filter, group)));
      }
      const { distance, ages, bothWays } = wider;
      const may = (name: string) => !looking.dealBreakers.includes(name);
      if (distance ?? may('distance')) {
        said.push(count('distance', distance?.more ?? 0));
        found.push(await after({ maxDistance: distance?.kilometres ?? null }));
      }
      if (ages ?? may('ages')) {
        said.push(count('ages', ages?.more ?? 0));
        found.push(await after({ minAge: ages?.minAge ?? 18, maxAge: ages?.maxAge ?? 99 }));
      }
      if (bothWays) {
        said.push(count('bothWays', bothWays.more));
        found.push(await after({}, { ...filter, bothWays: false }));
      }
      expect(said).toEqual(found);
      const widened = Object.entries(wider).flatMap(([name, offer]) => (offer ? [name] : []));
      expect(widened.every(may)).toBe(true);
    }),
    { numRuns: long ? 500 : 20, examples: [[everyKind]] },
  );
  // Each kind of statement was there, or it would not have been compared.
  expect(Math.min(...Object.values(offered)), JSON.stringify(offered)).toBeGreaterThan(0);
});
