import { expect, test } from 'vitest';
import { long } from '../../../../../e2e/test-size.ts';
import { testApp } from '../../../../test/app.ts';
import {
  type World,
  naiveDeck,
  naiveFunnel,
  ownWishes,
  qualifying,
  rankFor,
} from '../../../../test/naive-deck.ts';
import {
  type RandomChoice,
  insertRandomMembers,
  randomFrom,
  randomMembers,
} from '../../../../test/random-members.ts';
import { presentMoment } from '../../../platform/time/moment.ts';
import { findViewer } from '../viewer.ts';
import { findDeckPage } from './deck-page.ts';
import { readFunnel } from './funnel.ts';

const [count, viewers] = long ? [20_000, 200] : [2000, 50];
const day = 86_400_000;

const app = await testApp();
const world = await createWorld(8);

async function createWorld(seed: number): Promise<World> {
  const random = randomFrom(seed);
  const now = app.now();
  const members = randomMembers(count, random, now);
  await insertRandomMembers(app, members);
  const other = (than: string) => {
    const found = members[Math.floor(random() * members.length)];
    return found && found.id !== than ? found.id : '';
  };
  const choices = new Map<string, RandomChoice>();
  const blocked = new Set<string>();
  for (const { id: by } of members.slice(0, viewers)) {
    for (let index = 0; index < count / 8; index += 1) {
      const [of, reverse] = [other(by), random() < 0.3];
      if (!of) continue;
      const kind = (['like', 'superlike', 'pass', 'pass', 'none'] as const)[
        Math.floor(random() * 5)
      ];
      const at = new Date(now.getTime() - Math.floor(random() * 60) * day);
      const choice = { by: reverse ? of : by, of: reverse ? by : of, kind: kind ?? 'pass', at };
      choices.set(`${choice.by} ${choice.of}`, choice);
    }
    for (let index = 0; index < count / 50; index += 1) {
      const id = other(by);
      if (id) blocked.add(`${by} ${id}`).add(`${id} ${by}`);
    }
  }
  // Two who passed on everyone, long ago.
  for (const { id: by } of members.slice(viewers - 2, viewers))
    for (const { id: of } of members.filter(({ id }) => id !== by))
      choices.set(`${by} ${of}`, { by, of, kind: 'pass', at: new Date(now.getTime() - 40 * day) });
  await app.pool.query(
    `insert into choice (member_id, other_id, kind, chosen_at, stored_at)
      select by, of, kind, at, at from json_to_recordset($1) as c (by uuid, of uuid, kind text, at timestamptz)`,
    [JSON.stringify([...choices.values()])],
  );
  await app.pool.query(
    `insert into block (member_id, other_id, mine, theirs)
      select split_part(p, ' ', 1)::uuid, split_part(p, ' ', 2)::uuid, true, true from unnest($1::text[]) as p`,
    [[...blocked]],
  );
  await app.pool.query('analyze');
  return { members, choices, blocked, now };
}

async function viewerOf(id: string) {
  const moment = presentMoment(app);
  const viewer = await findViewer(app.pool, id, moment.today);
  if (!viewer) throw new Error('no viewer');
  return { viewer, moment };
}

test('a deck is the best of everyone who qualifies, in the order of the rank', async () => {
  const steps = new Map<string, number>();
  for (const me of world.members.slice(0, viewers)) {
    const { viewer, moment } = await viewerOf(me.id);
    const wanted = { after: undefined, limit: 1000 };
    const { ids, step } = await findDeckPage(app.pool, viewer, wanted, moment);
    const naive = naiveDeck(world, me);
    steps.set(naive.step, (steps.get(naive.step) ?? 0) + 1);
    expect({ step, size: ids.length }).toEqual({
      step: naive.step,
      size: Math.min(500, naive.people.length),
    });
    const rank = new Map(naive.people.map((them) => [them.id, rankFor(world, me, them)]));
    const ranks = ids.map((id) => rank.get(id) ?? Number.NaN);
    // What is as good to the ninth digit may change places.
    const rounded = (each: number) => Number(each.toFixed(9));
    const best = [...rank.values()].toSorted((a, b) => b - a).slice(0, 500);
    expect(ranks.map(rounded)).toEqual(best.map(rounded));
    expect(new Set(ids).size).toBe(ids.length);
  }
  expect([...steps.keys()].toSorted()).toEqual(['again', 'ages', 'farther', 'yours']);
});

test('the counts of the funnel are those of the same rules', async () => {
  for (const me of world.members.slice(0, viewers)) {
    const { viewer, moment } = await viewerOf(me.id);
    const { wider, ...steps } = await readFunnel(app.pool, viewer, moment);
    expect(steps).toEqual(naiveFunnel(world, me));
    const own = ownWishes(me);
    const more = (change: Partial<typeof own>) =>
      qualifying(world, me, { ...own, ...change }).length - steps.notSeen;
    const { ages, distance, bothWays } = wider;
    expect(ages.more).toBe(more({ ages: [ages.minAge, ages.maxAge] }));
    expect(bothWays?.more).toBe(me.bothWays ? more({ bothWays: false }) : undefined);
    expect(distance?.more).toBe(
      me.maxDistance === null ? undefined : more({ distance: distance?.kilometres ?? null }),
    );
  }
});
