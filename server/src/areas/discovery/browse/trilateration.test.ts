import { expect, test } from 'vitest';
import { testApp } from '../../../../test/app.ts';
import { type Person } from '../../../../test/likes.ts';
import { aMan, createPerson } from '../../../../test/people.ts';
import { randomFrom } from '../../../../test/random-members.ts';
import { sqlOf } from '../../../../test/sql.ts';
import { type Position, distanceBetween, snapPosition } from '../../../platform/geo/position.ts';

const app = await testApp();
const sql = sqlOf(app);
const random = randomFrom(5);

const around = (kilometres: number): Position => ({
  latitude: 41.15 + ((random() - 0.5) * 2 * kilometres) / 111.2,
  longitude: -8.61 + ((random() - 0.5) * 2 * kilometres) / 83.7,
});

interface Target {
  readonly id: string;
  readonly at: Position;
}

/** Spread evenly over the squares of the grid, so that chance decides nothing. */
function placeOf(index: number): Position {
  const { latitude, longitude } = snapPosition(around(5));
  const [north, east] = [(index * 0.754_877_67) % 1, (index * 0.569_840_29) % 1];
  return {
    latitude: latitude + (2 * north - 1) / 111.2,
    longitude: longitude + (2 * east - 1) / 83.7,
  };
}

/** Members whose place is stored as the service does, or as it is. */
async function createTargets(count: number, store: (by: Person, at: Position) => Promise<unknown>) {
  const targets: Target[] = [];
  for (let index = 0; index < count; index += 1) {
    const [person, at] = [await createPerson(app, aMan()), placeOf(index)];
    await store(person, at);
    targets.push({ id: person.id, at });
  }
  return targets;
}

interface Look {
  readonly from: Position;
  readonly distances: ReadonlyMap<string, number>;
}

/** Moves around and reads the nearest people each time. */
async function lookAround(by: Person): Promise<Look[]> {
  const looks: Look[] = [];
  for (let index = 0; index < 45; index += 1) {
    const from = snapPosition(around(14));
    await sql`update profile set latitude = ${from.latitude}, longitude = ${from.longitude}
      where member_id = ${by.id}`;
    const answer = await by.get('/browse', { sort: 'near', limit: '60', maxDistance: '49' });
    const { people } = answer.json<{
      data: { people: { person: { _id: string; distance: number } }[] };
    }>().data;
    looks.push({
      from,
      distances: new Map(people.map(({ person }) => [person._id, person.distance])),
    });
  }
  return looks;
}

/** The point that fits all distances of a member best. */
function locate(id: string, looks: readonly Look[]): Position {
  const told = looks.flatMap(({ from, distances }) => {
    const distance = distances.get(id);
    return distance === undefined ? [] : [{ from, distance }];
  });
  const misfit = (at: Position) =>
    told.reduce((sum, { from, distance }) => {
      const real = distanceBetween(from, at);
      return sum + (distance === 1 && real < 2 ? 0 : (real - distance) ** 2);
    }, 0);
  let best = { latitude: 41.15, longitude: -8.61 };
  for (let step = 0.04; step > 0.0002; step /= 2)
    for (let north = -3; north <= 3; north += 1)
      for (let east = -3; east <= 3; east += 1) {
        const at = {
          latitude: best.latitude + north * step,
          longitude: best.longitude + east * step,
        };
        if (misfit(at) < misfit(best)) best = at;
      }
  return best;
}

function medianError(targets: readonly Target[], looks: readonly Look[]) {
  const errors = targets
    .map(({ id, at }) => distanceBetween(locate(id, looks), at))
    .toSorted((a, b) => a - b);
  return errors[Math.floor(errors.length / 2)] ?? 0;
}

test('whoever moves around and sorts by distance finds nobody closer than the grid (trust 24)', async () => {
  const rounded = await createTargets(40, (person, at) => person.send('PUT', '/auth/location', at));
  const exact = await createTargets(
    15,
    (person, { latitude, longitude }) =>
      sql`update profile set latitude = ${latitude}, longitude = ${longitude}
        where member_id = ${person.id}`,
  );
  const attacker = await createPerson(app, { profile: { seek_max_distance: 50 } });
  const looks = await lookAround(attacker);
  expect(looks.every(({ distances }) => distances.size === 55)).toBe(true);
  expect(medianError(exact, looks)).toBeLessThan(0.3);
  expect(medianError(rounded, looks)).toBeGreaterThan(0.7);
});
