import { expect, test } from 'vitest';
import { equilibriumOrder } from './equilibrium.ts';
import { readMarketFlags } from './market-flags.ts';
import { type MarketKind, createMarket } from './market.ts';
import { ownOrder, productOrder } from './orders.ts';
import { gini, outcomeOf, positionsBy } from './outcome.ts';

const inverse = (position: number) => 1 / position;
const kind: MarketKind = {
  left: 60,
  right: 40,
  crowding: 0.5,
  noise: 0.15,
  preferences: 'everyone',
  seed: 3,
};

test('a match is expected as often as both look and like', () => {
  const tastes = { ofLeft: Float64Array.of(0.5, 1), ofRight: Float64Array.of(0.4, 0.8) };
  const market = { left: 1, right: 2, tastes, estimates: tastes, meets: new Uint8Array(2).fill(1) };
  const positions = positionsBy(market, productOrder(market));
  expect([...positions.ofRight]).toEqual([2, 1]);
  expect([...positions.ofLeft]).toEqual([1, 1]);
  const { matches } = outcomeOf(market, positions, inverse);
  expect(matches).toBeCloseTo(0.5 * 0.5 * 0.4 + 1 * 0.8);
});

test('everyone has a separate index, and pairs that may not match have none', () => {
  const market = createMarket({ ...kind, preferences: 'ages' });
  for (const order of [productOrder(market), equilibriumOrder(market)]) {
    const { ofRight } = positionsBy(market, order);
    for (let one = 0; one < market.left; one += 1) {
      const row = ofRight.subarray(one * market.right, (one + 1) * market.right);
      const known = [...row].filter((index) => index > 0).toSorted((a, b) => a - b);
      expect(known).toEqual(known.map((_, index) => index + 1));
      const meets = market.meets.subarray(one * market.right, (one + 1) * market.right);
      expect([...row].map((index) => Math.sign(index))).toEqual([...meets]);
    }
  }
});

test('the shares of an equilibrium add up to one for everyone', () => {
  const market = createMarket({ ...kind, noise: 0 });
  const { forLeft, forRight } = equilibriumOrder(market);
  const alone = (sum: number) => (Math.sqrt(sum * sum + 4) - sum) / 2;
  const sumFor = (one: number) =>
    Array.from({ length: market.right }, (_, two) => forLeft(one, two)).reduce((a, b) => a + b);
  // The value of the left member in the lists of the right solves their own equation.
  for (const one of [0, 10, 59]) {
    const mine =
      forRight(0, one) /
      Math.exp(
        (Number(market.tastes.ofLeft[one * 40]) + Number(market.tastes.ofRight[one * 40])) * 5,
      );
    expect(mine).toBeCloseTo(alone(sumFor(one)), 9);
  }
});

test('likes are received evenly or by only one', () => {
  expect(gini(Float64Array.of(2, 2, 2))).toBe(0);
  expect(gini(Float64Array.of(0, 0, 0, 8))).toBe(0.75);
});

test('our order makes more matches than that of the product in a crowded market', () => {
  const market = createMarket({ ...kind, left: 150, right: 150, crowding: 0.75 });
  const matches = (order: ReturnType<typeof productOrder>) =>
    outcomeOf(market, positionsBy(market, order), inverse).matches;
  expect(matches(ownOrder(market, inverse))).toBeGreaterThan(1.2 * matches(productOrder(market)));
});

test('another market is chosen by flags', () => {
  expect(readMarketFlags({})).toMatchObject({ left: 1000, right: 1000, seeds: [1, 2, 3, 4, 5] });
  expect(readMarketFlags({ seed: '9', sides: '1000x400', preferences: 'ages' })).toEqual({
    left: 1000,
    right: 400,
    preferences: 'ages',
    seeds: [9],
  });
  expect(() => readMarketFlags({ sides: '1000' })).toThrow('--sides');
  expect(() => readMarketFlags({ seed: 'x' })).toThrow('--seed');
  expect(() => readMarketFlags({ preferences: 'none' })).toThrow('--preferences');
});
