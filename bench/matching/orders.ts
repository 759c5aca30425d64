import type { Attention } from '../../server/src/areas/discovery/demand/attention.ts';
import { estimateSizeFor } from '../../server/src/areas/discovery/demand/market.ts';
import { Estimate } from '../../server/src/areas/discovery/demand/estimate.ts';
import type { SyntheticMarket } from './market.ts';
import type { Order } from './outcome.ts';

/** Orders by the chance that both like each other. */
export function productOrder({ right, estimates }: SyntheticMarket): Order {
  const product = (pair: number) =>
    Number(estimates.ofLeft[pair]) * Number(estimates.ofRight[pair]);
  return {
    forLeft: (one, two) => product(one * right + two),
    forRight: (two, one) => product(one * right + two),
  };
}

/**
 * How attractive two people are to each other, from the chances that each likes the other. In decks both chances
 * come from one number, how well two people fit, which p · q would hardly change: it is the appeal there.
 */
const appealOf = (p: number, q: number) => (p + q) / 2 + (p * q) / 8;

/** Orders by mutual appeal and rank bonus, as the product estimates them. The left side has the first numbers. */
export function ownOrder(market: SyntheticMarket, attention: Attention): Order {
  const { left, right, estimates, meets } = market;
  const size = left + right;
  const pairOf = (a: number, b: number) => (a < left ? a * right + b - left : b * right + a - left);
  const appeal = (a: number, b: number) => {
    const pair = pairOf(a, b);
    return appealOf(Number(estimates.ofLeft[pair]), Number(estimates.ofRight[pair]));
  };
  const others = Array.from({ length: size }, (_, member) => {
    const [from, to] = member < left ? [left, size] : [0, left];
    return Int32Array.from({ length: to - from }, (__, index) => from + index).filter(
      (other) => meets[pairOf(member, other)] === 1,
    );
  });
  const estimate = new Estimate(
    {
      size,
      appeal,
      sample(member, random, into) {
        const known = others[member] ?? [];
        if (known.length === 0) return 0;
        for (let index = 0; index < into.length; index += 1)
          into[index] = Number(known[random.below(known.length)]);
        return into.length;
      },
    },
    estimateSizeFor(size),
    attention,
  );
  while (!estimate.done) estimate.runRound();
  const values = estimate.result();
  return {
    forLeft: (one, two) => appeal(one, left + two) + Number(values[left + two]),
    forRight: (two, one) => appeal(one, left + two) + Number(values[one]),
  };
}
