// @module-tag long
import { browseSorts } from '@kindred/contract/discovery/browse';
import { narrowingGroups } from '@kindred/contract/discovery/filters';
import { forEachName } from '@kindred/contract/names';
import { expect, test } from 'vitest';
import { long } from '../../../../../e2e/test-size.ts';
import { testApp } from '../../../../test/service/app.ts';
import { createWorld } from '../../../../test/worlds/create-world.ts';
import { bandFor, ownPreferences, qualifying, seenOn } from '../../../../test/worlds/naive-deck.ts';
import { distanceBetween } from '../../../platform/geo/position.ts';
import { presentMoment } from '../../../platform/time/moment.ts';
import { findCards } from '../person/find-cards.ts';
import { findAnswerBits } from '../deck/rank.ts';
import { readFunnel } from '../deck/funnel.ts';
import { findViewer } from '../matching/viewer.ts';
import { type BrowseCursor, findPage } from './browse-page.ts';

const [count, viewers] = long ? [10_000, 60] : [1500, 14];

const app = await testApp();
const world = await createWorld(app, { count, viewers, seed: 11 });
const byId = new Map(world.members.map((member) => [member.id, member]));
const moment = presentMoment(app);

async function viewerOf(id: string) {
  const viewer = await findViewer(app.pool, id, moment.today, app.site);
  if (!viewer) throw new Error('no viewer');
  return { viewer, answerBits: await findAnswerBits(app.pool, id) };
}

/** Every page of a list, and the cursors between them. */
async function walk(
  id: string,
  sort: (typeof browseSorts)[number],
  filter: Parameters<typeof findPage>[1]['filter'] = {},
  limit = 40,
) {
  const { viewer, answerBits } = await viewerOf(id);
  const ids: string[] = [];
  let after: BrowseCursor | null = null;
  for (;;) {
    const query = {
      viewer,
      answerBits,
      filter,
      today: moment.today,
      sort,
      after,
      limit,
      seed: '7',
    };
    const page: Awaited<ReturnType<typeof findPage>> = await findPage(app.pool, query);
    ids.push(...page.ids);
    if (!page.last) break;
    after = page.last;
  }
  return { viewer, ids, cards: await findCards(app.pool, viewer, ids, moment, app.site) };
}

const sorted = (values: number[]) => values.toSorted((a, b) => b - a);

test.each(browseSorts)(
  'sorted by %s, the pages contain exactly everyone who qualifies',
  async (sort) => {
    let people = 0;
    for (const me of world.members.slice(0, viewers)) {
      const { ids } = await walk(me.id, sort);
      const expected = qualifying(world, me).map(({ id }) => id);
      expect(ids.toSorted()).toEqual(expected.toSorted());
      people += ids.length;
    }
    expect(people).toBeGreaterThan(viewers * 10);
  },
);

test(
  'both ways can be switched for one list, whatever the setting',
  { tags: ['long'] },
  async () => {
    for (const me of world.members.slice(0, viewers)) {
      for (const bothWays of [true, false]) {
        const { ids } = await walk(me.id, 'match', { bothWays });
        const expected = qualifying(world, me, { ...ownPreferences(me), bothWays });
        expect(ids.toSorted()).toEqual(expected.map(({ id }) => id).toSorted());
      }
    }
  },
);

test('the best match score on the cards comes first, and nearer people before it for those who look anywhere', async () => {
  const [scores, bands] = [new Set<number>(), new Set<number>()];
  for (const me of world.members.slice(0, viewers)) {
    const { cards } = await walk(me.id, 'match');
    const order = cards.map(({ person, compatibilityScore }) => {
      const them = byId.get(person._id);
      const [band, score] = [them ? bandFor(me, them) : 0, compatibilityScore ?? -1];
      bands.add(band);
      scores.add(score);
      return score - 1000 * band;
    });
    expect(order).toEqual(sorted(order));
  }
  expect(scores.size).toBeGreaterThan(6);
  expect(bands.size).toBeGreaterThan(2);
  expect([...scores].filter((score) => score !== -1 && score % 5 !== 0)).toEqual([]);
});

test('the nearest come first, by the rounded distance on the cards (trust 24)', async () => {
  let finer = 0;
  let coarser = 0;
  for (const me of world.members.slice(0, viewers)) {
    const { viewer, cards } = await walk(me.id, 'near');
    const shown = cards.filter(({ person }) => person.distance !== null);
    const distances = shown.map(({ person }) => -Number(person.distance));
    expect(distances).toEqual(sorted(distances));
    const exact = shown.map(({ person }) =>
      distanceBetween(viewer.position, byId.get(person._id) ?? viewer.position),
    );
    for (const [index, distance] of exact.entries()) {
      const before = exact[index - 1] ?? 0;
      if (distances[index] !== distances[index - 1] || distance === before) continue;
      if (before < distance) finer += 1;
      else coarser += 1;
    }
  }
  // The exact distance does not order people with the same rounded one: the farther one comes first as often.
  expect(coarser / (finer + coarser)).toBeGreaterThan(0.3);
  expect(coarser / (finer + coarser)).toBeLessThan(0.7);
});

test('the most recently active come first, by day, or by month if they hide their activity', async () => {
  for (const me of world.members.slice(0, viewers)) {
    const { ids } = await walk(me.id, 'recent');
    const days = ids.map((id) => {
      const them = byId.get(id);
      return them ? seenOn(world, them) : 0;
    });
    expect(days).toEqual(sorted(days));
  }
});

test('a filter without results shows how many people removing each filter would add', async () => {
  for (const me of world.members.slice(0, viewers)) {
    const { viewer } = await viewerOf(me.id);
    const filter = { minAge: 30, maxAge: 33, maxDistance: 20, gender: 'woman' } as const;
    const { without, notSeen, filtered } = await readFunnel(app.pool, viewer, moment, {
      filter,
      unit: 'km',
      hasAllFilters: true,
    });
    const all = await walk(me.id, 'new', filter);
    expect({ notSeen, filtered }).toEqual({ notSeen: all.ids.length, filtered: null });
    const { gender, maxDistance, ...ages } = filter;
    const more = async (given: object) => (await walk(me.id, 'new', given)).ids.length - notSeen;
    expect(without).toEqual({
      ...forEachName(narrowingGroups, () => null),
      gender: { more: await more({ ...ages, maxDistance }) },
      ages: { more: await more({ gender, maxDistance }) },
      distance: { more: await more({ ...ages, gender }) },
    });
  }
});
