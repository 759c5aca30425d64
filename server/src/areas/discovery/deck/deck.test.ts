import { expect, test } from 'vitest';
import { long } from '../../../../../e2e/test-size.ts';
import { testApp } from '../../../../test/service/app.ts';
import { createWorld } from '../../../../test/worlds/create-world.ts';
import {
  bandFor,
  naiveDeck,
  naiveFunnel,
  naiveWiderAges,
  ownPreferences,
  qualifying,
  rankFor,
} from '../../../../test/worlds/naive-deck.ts';
import { sqlOf } from '../../../../test/database/sql.ts';
import { presentMoment } from '../../../platform/time/moment.ts';
import { findViewer } from '../matching/viewer.ts';
import { findDeckPage } from './deck-page.ts';
import { readFunnel } from './funnel.ts';

const [count, viewers] = long ? [20_000, 200] : [2000, 50];
const timeout = long ? 900_000 : 60_000;

const app = await testApp();
const world = await createWorld(app, { count, viewers, seed: 8 });

async function viewerOf(id: string) {
  const moment = presentMoment(app);
  const viewer = await findViewer(app.pool, id, moment.today);
  if (!viewer) throw new Error('no viewer');
  return { viewer, moment };
}

test(
  'a deck is the best of everyone who qualifies, in the order of the rank',
  { timeout },
  async () => {
    const steps = new Map<string, number>();
    const bandsSeen = new Set<number | undefined>();
    for (const me of world.members.slice(0, viewers)) {
      const wanted = { after: undefined, limit: 1000 };
      const { ids, step } = await findDeckPage(
        { pool: app.pool, reader: app.pool },
        me.id,
        wanted,
        presentMoment(app),
      );
      const naive = naiveDeck(world, me);
      steps.set(naive.step, (steps.get(naive.step) ?? 0) + 1);
      // People who sent a super like come first.
      const rows = await sqlOf(app)<{ id: string }>`
        select member_id as id from choice where other_id = ${me.id} and kind = 'superlike'`;
      const superlikers = new Set(rows.map(({ id }) => id));
      const first = ids.filter((id) => superlikers.has(id)).length;
      expect(step).toBe(naive.step);
      const size = Math.min(500, naive.people.length);
      expect(ids.length).toBeGreaterThanOrEqual(size);
      expect(ids.length).toBeLessThanOrEqual(Math.min(size + first, naive.people.length));
      expect(ids.slice(0, first).every((id) => superlikers.has(id))).toBe(true);
      // Ranks that differ only after the ninth digit may change places.
      const rank = new Map(
        naive.people.flatMap((them) =>
          superlikers.has(them.id)
            ? []
            : [
                [
                  them.id,
                  [bandFor(me, them), Number(rankFor(world, me, them).toFixed(9))] as const,
                ] as const,
              ],
        ),
      );
      const ranks = ids.slice(first).map((id) => rank.get(id));
      const best = [...rank.values()]
        .toSorted(([a, p], [b, q]) => a - b || q - p)
        .slice(0, ids.length - first);
      expect(ranks).toEqual(best);
      bandsSeen.add(best.at(-1)?.[0]);
      expect(new Set(ids).size).toBe(ids.length);
    }
    expect([...steps.keys()].toSorted()).toEqual(['again', 'yours']);
    expect(bandsSeen.size).toBeGreaterThan(2);
  },
);

test('the counts of the funnel are those of the same rules', { timeout }, async () => {
  for (const me of world.members.slice(0, viewers)) {
    const { viewer, moment } = await viewerOf(me.id);
    const {
      wider,
      filtered: _filtered,
      without: _without,
      ...steps
    } = await readFunnel(app.pool, viewer, moment, { filter: {}, hasAllFilters: true });
    expect(steps).toEqual(naiveFunnel(world, me));
    const own = ownPreferences(me);
    const more = (change: Partial<typeof own>) =>
      qualifying(world, me, { ...own, ...change }).length - steps.notSeen;
    const atLeastOne = (people: number) => (people > 0 ? people : undefined);
    const { ages, distance, bothWays } = wider;
    expect(bothWays?.more).toBe(me.bothWays ? atLeastOne(more({ bothWays: false })) : undefined);
    expect(ages).toEqual(naiveWiderAges(world, me));
    const farther =
      me.maxDistance === null
        ? []
        : [2 * me.maxDistance, 10 * me.maxDistance, null].map((kilometres) => ({
            kilometres,
            more: more({ distance: kilometres }),
          }));
    expect(distance).toEqual(farther.find((each) => each.more > 0) ?? null);
  }
});
