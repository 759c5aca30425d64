import { expect, test } from 'vitest';
import { long } from '../../../../../e2e/test-size.ts';
import { testApp } from '../../../../test/app.ts';
import { createWorld } from '../../../../test/create-world.ts';
import {
  naiveDeck,
  naiveFunnel,
  ownPreferences,
  qualifying,
  rankFor,
} from '../../../../test/naive-deck.ts';
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
    for (const me of world.members.slice(0, viewers)) {
      const wanted = { after: undefined, limit: 1000 };
      const { ids, step } = await findDeckPage(app.pool, me.id, wanted, presentMoment(app));
      const naive = naiveDeck(world, me);
      steps.set(naive.step, (steps.get(naive.step) ?? 0) + 1);
      expect({ step, size: ids.length }).toEqual({
        step: naive.step,
        size: Math.min(500, naive.people.length),
      });
      const rank = new Map(naive.people.map((them) => [them.id, rankFor(world, me, them)]));
      const ranks = ids.map((id) => rank.get(id) ?? Number.NaN);
      // Ranks that differ only after the ninth digit may change places.
      const rounded = (each: number) => Number(each.toFixed(9));
      const best = [...rank.values()].toSorted((a, b) => b - a).slice(0, 500);
      expect(ranks.map(rounded)).toEqual(best.map(rounded));
      expect(new Set(ids).size).toBe(ids.length);
    }
    expect([...steps.keys()].toSorted()).toEqual(['again', 'ages', 'farther', 'yours']);
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
    const { ages, distance, bothWays } = wider;
    expect(ages.more).toBe(more({ ages: [ages.minAge, ages.maxAge] }));
    expect(bothWays?.more).toBe(me.bothWays ? more({ bothWays: false }) : undefined);
    expect(distance?.more).toBe(
      me.maxDistance === null ? undefined : more({ distance: distance?.kilometres ?? null }),
    );
    const farther = [2, 10]
      .map((times) => times * Number(me.maxDistance))
      .filter((kilometres) => kilometres <= 20_000);
    expect(distance?.kilometres).toBe(
      me.maxDistance === null
        ? undefined
        : (farther.find((kilometres) => more({ distance: kilometres }) > 0) ?? null),
    );
  }
});
