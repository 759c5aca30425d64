// @module-tag long
import { expect, test } from 'vitest';
import { testApp } from '../../../../test/service/app.ts';
import { type Person } from '../../../../test/likes/likes.ts';
import { type Observation, locateAll } from '../../../../test/worlds/locate.ts';
import { aMan, createPerson } from '../../../../test/members/people.ts';
import { sqlOf } from '../../../../test/database/sql.ts';
import { type Position, distanceBetween, snapPosition } from '../../../platform/geo/position.ts';
import { randomFrom } from '../../../../test/random.ts';

const app = await testApp();
const sql = sqlOf(app);
const random = randomFrom(5);
const middle = { latitude: 41.15, longitude: -8.61 };
const [north, east] = [111.2, 83.7];

const around = (kilometres: number): Position => ({
  latitude: middle.latitude + ((random() - 0.5) * 2 * kilometres) / north,
  longitude: middle.longitude + ((random() - 0.5) * 2 * kilometres) / east,
});

/** The distance from the middle at which a circle of this size passes through everyone. */
function onCircle(kilometres: number): Position {
  const [turn, away] = [random() * 2 * Math.PI, kilometres + (random() - 0.5) * 8];
  return {
    latitude: middle.latitude + (Math.cos(turn) * away) / north,
    longitude: middle.longitude + (Math.sin(turn) * away) / east,
  };
}

interface Target {
  readonly id: string;
  readonly at: Position;
}

/** Spread evenly over the squares of the grid, so that chance decides nothing. */
function placeOf(index: number): Position {
  const { latitude, longitude } = snapPosition(around(5));
  const [up, right] = [(index * 0.754_877_67) % 1, (index * 0.569_840_29) % 1];
  return {
    latitude: latitude + (2 * up - 1) / north,
    longitude: longitude + (2 * right - 1) / east,
  };
}

/** Members whose place is stored as the service does, or exactly. */
async function createTargets(count: number, exactly: boolean) {
  const targets: Target[] = [];
  for (let index = 0; index < count; index += 1) {
    const [person, at] = [await createPerson(app, aMan()), placeOf(index)];
    await person.send('PUT', '/auth/location', at);
    if (exactly) await moveTo(person, at);
    targets.push({ id: person.id, at });
  }
  return targets;
}

async function moveTo(
  { id }: Person,
  { latitude, longitude }: Position,
  within: number | null = null,
) {
  await sql`update profile set latitude = ${latitude}, longitude = ${longitude},
    seek_max_distance = ${within} where member_id = ${id}`;
}

interface Found {
  data: {
    nextCursor?: string | null;
    step: string;
    after: string | null;
    people: { person: { _id: string; distance: number } }[];
  };
}

/** Moves around and reads the nearest people each time. */
async function readDistances(by: Person): Promise<Observation[]> {
  const observations: Observation[] = [];
  for (let index = 0; index < 45; index += 1) {
    const from = snapPosition(around(14));
    await moveTo(by, from, 50);
    const distances = new Map<string, number>();
    for (let cursor: string | null = ''; cursor !== null;) {
      const query: Record<string, string> = {
        sort: 'near',
        limit: '60',
        maxDistance: '49',
        ...(cursor && { cursor }),
      };
      const { data }: Found = (await by.get('/browse', query)).json();
      for (const { person } of data.people) distances.set(person._id, person.distance);
      cursor = data.nextCursor ?? null;
    }
    observations.push({ from, distances });
  }
  return observations;
}

/** Reads entire decks, each with another maximum distance: who is in them, and in which order. */
async function readDecks(by: Person): Promise<Observation[]> {
  const observations: Observation[] = [];
  for (let within = 1; within <= 50; within += 1) {
    const from = snapPosition(onCircle(within));
    await moveTo(by, from, within);
    const distances = new Map<string, number>();
    for (let after: string | null = ''; after !== null;) {
      const query: Record<string, string> = { limit: '30', ...(after && { after }) };
      const { data }: Found = (await by.get('/deck', query)).json();
      if (data.step === 'yours')
        for (const { person } of data.people) distances.set(person._id, person.distance);
      after = data.after;
    }
    observations.push({ from, within, distances, order: [...distances.keys()] });
  }
  return observations;
}

const medianOf = (numbers: readonly number[]) =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;

test('a viewer who moves around, sorts by distance and reads decks of every size finds no one more exactly than the grid (trust 24)', async () => {
  const rounded = await createTargets(200, false);
  const exact = await createTargets(40, true);
  // How recently people were active also orders decks, and whether a card knows of a request is a matter of milliseconds.
  await sql`update card set seen_on = '2026-01-01'`;
  const attacker = await createPerson(app);
  const ids = [...rounded, ...exact].map(({ id }) => id);
  const [distances, decks] = [await readDistances(attacker), await readDecks(attacker)];
  expect(distances.every((observation) => observation.distances.size === ids.length)).toBe(true);
  for (const observations of [distances, decks, [...distances, ...decks]]) {
    const places = locateAll(ids, observations, middle);
    const errorOf = ({ id, at }: Target) => distanceBetween(places.get(id) ?? middle, at);
    expect(medianOf(exact.map(errorOf))).toBeLessThan(0.3);
    expect(medianOf(rounded.map(errorOf))).toBeGreaterThan(0.7);
  }
});
