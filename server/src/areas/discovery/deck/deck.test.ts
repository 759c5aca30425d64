// @module-tag long
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
import { fartherThan } from './farther.ts';
import { readFunnel } from './funnel.ts';
import { deckSize, makeDeck } from './make-deck.ts';
import { mostFirst } from './superlikes.ts';

const [count, viewers] = long ? [20_000, 200] : [2000, 50];
const timeout = long ? 900_000 : 60_000;

const app = await testApp();
const world = await createWorld(app, { count, viewers, seed: 8 });

async function viewerOf(id: string) {
  const moment = presentMoment(app);
  const viewer = await findViewer(app.pool, id, moment.today, app.site);
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
        { pool: app.pool, reader: app.pool, site: app.site },
        me.id,
        wanted,
        presentMoment(app),
      );
      const naive = naiveDeck(world, me);
      steps.set(naive.step, (steps.get(naive.step) ?? 0) + 1);
      // The latest people who sent a super like come first. More of them stay where the deck has them.
      const rows = await sqlOf(app)<{ id: string }>`
        select member_id as id from choice where other_id = ${me.id} and kind = 'superlike'
        order by stored_at desc, member_id desc`;
      const fitting = new Set(qualifying(world, me, ownPreferences(me)).map(({ id }) => id));
      const waiting = rows.map(({ id }) => id).filter((id) => fitting.has(id));
      const superlikers = new Set(waiting.slice(0, mostFirst));
      const first = superlikers.size;
      expect(step).toBe(naive.step);
      const size = Math.min(500, naive.people.length);
      expect(ids.length).toBeGreaterThanOrEqual(size);
      expect(ids.length).toBeLessThanOrEqual(Math.min(size + first, naive.people.length));
      expect(ids.slice(0, first)).toEqual([...superlikers]);
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
    } = await readFunnel(app.pool, viewer, moment, {
      filter: {},
      unit: 'km',
      hasAllFilters: true,
    });
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
        : [...fartherThan(me.maxDistance, 'km'), null].map((kilometres) => ({
            kilometres,
            more: more({ distance: kilometres }),
          }));
    expect(distance).toEqual(farther.find((each) => each.more > 0) ?? null);
  }
});

test('who asks for something in a field of the owner has the same order without those who lack it', async () => {
  const sql = sqlOf(app);
  // Every third one has the choice 1 of field 17.
  const having = world.members.flatMap(({ id }, index) => (index % 3 === 0 ? [id] : []));
  await sql`update profile set own_fields = '{"17": [1]}' where member_id = any (${having})`;
  const [asking] = await sql<{ codes: string[] }>`
    select asked_field_codes('{"17": [1, 2]}')::text[] as codes`;
  let compared = 0;
  for (const me of world.members.slice(0, viewers)) {
    const { viewer, moment } = await viewerOf(me.id);
    const deckOf = (askedFields: readonly string[]) =>
      makeDeck(app.pool, { viewer: { ...viewer, askedFields }, present: '0' }, moment);
    const all = await deckOf([]);
    const asked = await deckOf(asking?.codes ?? []);
    const expected = all.people.filter((id) => having.includes(id));
    if (all.people.length === deckSize || expected.length === 0) continue;
    expect(asked.people).toEqual(expected);
    compared += expected.length > 1 ? 1 : 0;
  }
  expect(compared).toBeGreaterThan(5);
});
