import type { SyntheticMarket } from './market.ts';
import type { Order } from './outcome.ts';

const beta = 0.1;
const iterations = 500;
/** A smaller change no longer changes any order. */
const settled = 1e-12;

/**
 * By the equilibrium of a market with transferable utility (Choo and Siow): how many of each pair would form, if
 * everyone weighed their surplus with a taste that varies by beta. The shares of those who stay alone solve it in
 * turns.
 */
export function equilibriumOrder({ left, right, estimates, meets }: SyntheticMarket): Order {
  const surplus = Float64Array.from(meets, (may, pair) =>
    may
      ? Math.exp((Number(estimates.ofLeft[pair]) + Number(estimates.ofRight[pair])) / (2 * beta))
      : 0,
  );
  const aloneLeft = new Float64Array(left).fill(1);
  const aloneRight = new Float64Array(right).fill(1);
  for (let iteration = 0; iteration < iterations; iteration += 1) {
    for (let one = 0; one < left; one += 1) {
      let sum = 0;
      for (let two = 0; two < right; two += 1)
        sum += Number(surplus[one * right + two]) * Number(aloneRight[two]);
      aloneLeft[one] = solve(sum);
    }
    const sums = new Float64Array(right);
    for (let one = 0; one < left; one += 1)
      for (let two = 0; two < right; two += 1)
        sums[two] = Number(sums[two]) + Number(surplus[one * right + two]) * Number(aloneLeft[one]);
    let moved = 0;
    for (let two = 0; two < right; two += 1) {
      const alone = solve(Number(sums[two]));
      moved = Math.max(moved, Math.abs(alone / Number(aloneRight[two]) - 1));
      aloneRight[two] = alone;
    }
    if (moved < settled) break;
  }
  return {
    forLeft: (one, two) => Number(surplus[one * right + two]) * Number(aloneRight[two]),
    forRight: (two, one) => Number(surplus[one * right + two]) * Number(aloneLeft[one]),
  };
}

/** The root of x² + x · sum = 1, without losing digits where the sum is large. */
const solve = (sum: number) => 2 / (sum + Math.sqrt(sum * sum + 4));
