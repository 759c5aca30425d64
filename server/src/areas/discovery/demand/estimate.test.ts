import { expect, test } from 'vitest';
import { rankWeightsFor, usualAttention } from './attention.ts';
import { Estimate } from './estimate.ts';
import type { Market, Progress } from './market.ts';
import type { RandomSource } from './random-source.ts';

const side = 60;
const size = 2 * side;
const effort = { rounds: 40, neighbourRounds: 0, kept: 20, fresh: 40 };
const isLeft = (id: number) => id < side;

/** The same for the same two numbers, from 0 to 1. */
function taste(of: number, other: number) {
  const mixed = Math.imul(of * 7919 + other + 1, 0x9e3779b1);
  return ((mixed ^ (mixed >>> 15)) >>> 0) / 4_294_967_296;
}

/** The first of each side are everyone's favourites, as far as tastes are shared. */
function marketOf(shared: number): Market {
  const chance = (of: number, other: number) =>
    (1 - shared) * taste(of, other) + shared * (1 - (other % side) / side);
  return {
    size,
    sample(member, random, into) {
      for (let index = 0; index < into.length; index += 1)
        into[index] = random.below(side) + (isLeft(member) ? side : 0);
      return into.length;
    },
    appeal(a, b) {
      const [p, q] = [chance(a, b), chance(b, a)];
      return (p + q) / 2 + (p * q) / 8;
    },
  };
}

/** How many matches are expected if attention falls as usual. */
function matches(market: Market, values: Float64Array) {
  const ranks = Array.from({ length: size }, (_, viewer) => {
    const score = (id: number) => market.appeal(viewer, id) + Number(values[id]);
    const others = Array.from({ length: side }, (__, index) => index + (isLeft(viewer) ? side : 0));
    const sorted = others.toSorted((a, b) => score(b) - score(a));
    return new Map(sorted.map((id, index) => [id, index + 1]));
  });
  let sum = 0;
  for (let one = 0; one < side; one += 1)
    for (let two = side; two < size; two += 1)
      sum +=
        market.appeal(one, two) ** 2 /
        (Number(ranks[one]?.get(two)) * Number(ranks[two]?.get(one)));
  return sum;
}

function finish(estimate: Estimate) {
  while (!estimate.done) estimate.runRound();
  return estimate.result();
}
const estimateFor = (market: Market) => new Estimate(market, effort, usualAttention);

/** How many of the first ranks each has, in the lists of the other side. */
function attentionOf(market: Market, values: Float64Array) {
  const mass = new Float64Array(size);
  for (let viewer = 0; viewer < size; viewer += 1) {
    const others = Array.from({ length: side }, (_, index) => index + (isLeft(viewer) ? side : 0));
    const score = (id: number) => market.appeal(viewer, id) + Number(values[id]);
    others
      .toSorted((a, b) => score(b) - score(a))
      .forEach((id, rank) => (mass[id] = Number(mass[id]) + 1 / (rank + 1) ** 2));
  }
  return mass;
}

test("everyone's favourites get as many first ranks as others", () => {
  const market = marketOf(0.6);
  const most = (values: Float64Array) => Math.max(...attentionOf(market, values));
  const least = (values: Float64Array) => Math.min(...attentionOf(market, values));
  const [none, found] = [new Float64Array(size), finish(estimateFor(market))];
  expect(most(none)).toBeGreaterThan(6);
  expect(most(found)).toBeLessThan(3);
  expect(least(none)).toBeLessThan(0.05);
  expect(least(found)).toBeGreaterThan(0.5);
  expect(found[0]).toBeLessThan(Number(found[side - 1]));
});

test('comparing neighbours makes more matches than only sharing first ranks', () => {
  for (const shared of [0, 0.4, 0.7]) {
    const market = marketOf(shared);
    const compared = { ...effort, neighbourRounds: 20 };
    const found = finish(new Estimate(market, compared, usualAttention));
    expect(matches(market, found)).toBeGreaterThan(
      1.01 * matches(market, finish(estimateFor(market))),
    );
  }
});

test.each([0, 20])(
  'a stopped estimate continues from its stored progress (%i)',
  (neighbourRounds) => {
    const market = marketOf(0.4);
    const begin = (progress?: Progress) =>
      new Estimate(market, { ...effort, neighbourRounds }, usualAttention, progress);
    const whole = finish(begin());
    const first = begin();
    for (let round = 0; round < 30; round += 1) first.runRound();
    const { round, values, sums } = first.progress;
    const stored = { round, values: values.slice(), sums: sums.slice() };
    const second = begin(stored);
    expect(second.progress.round).toBe(30);
    const resumed = finish(second);
    const apart = whole.map((value, id) => Math.abs(value - Number(resumed[id])));
    expect(Math.max(...apart)).toBeLessThan(0.1);
    expect(apart.reduce((sum, each) => sum + each) / size).toBeLessThan(0.01);
  },
);

test('people whom no one can see stay in the middle, and an empty market works', () => {
  const market = marketOf(0.4);
  const alone = size;
  const more = {
    ...market,
    size: size + 1,
    sample: (member: number, ...rest: [RandomSource, Int32Array]) =>
      member === alone ? 0 : market.sample(member, ...rest),
  };
  const found = finish(estimateFor(more));
  expect(found.every((value) => Number.isFinite(value))).toBe(true);
  expect(found[alone]).toBe(0);
  const others = found.subarray(0, size);
  expect(others.reduce((sum, value) => sum + value, 0)).toBeCloseTo(0);
  expect(finish(estimateFor({ ...market, size: 0 }))).toHaveLength(0);
});

test('where attention falls slowly, popular people may receive more', () => {
  expect(rankWeightsFor(usualAttention, 3).weights).toEqual(Float64Array.of(1, 1 / 4, 1 / 9));
  expect(rankWeightsFor(usualAttention, 3).pull).toBe(0.2);
  expect(rankWeightsFor((position) => 1 / Math.sqrt(position), 3).pull).toBeCloseTo(1);
  expect(rankWeightsFor(() => 1, 3).pull).toBe(1);
});
