import { expect, test } from 'vitest';
import { fitLogistic } from './logistic.ts';

// One in four of the first group and three in four of the second.
const rows = [0, 0, 0, 0, 1, 1, 1, 1].map((value) => [value, 5]);
const labels = [true, false, false, false, true, true, true, false];
const fit = (penalty: number) => {
  const [logOdds = () => Number.NaN] = fitLogistic(rows, labels, [penalty]);
  return [logOdds([0, 5]), logOdds([1, 5])];
};

test('without a penalty the odds are those of the data', () => {
  const [first, second] = fit(1e-9);
  expect(first).toBeCloseTo(-Math.log(3), 3);
  expect(second).toBeCloseTo(Math.log(3), 3);
});

test('a penalty pulls the odds together, to where slope and penalty are equal', () => {
  const [first = 0, second = 0] = fit(2);
  expect(first).toBeCloseTo(-second, 6);
  const slope = 8 * (0.75 - 1 / (1 + Math.exp(-second))) - 2 * second;
  expect(slope).toBeCloseTo(0, 3);
});

test('a missing number counts as the mean', () => {
  const [logOdds = () => 1] = fitLogistic(rows, labels, [1]);
  expect(logOdds([Number.NaN, Number.NaN])).toBeCloseTo(0, 6);
});
