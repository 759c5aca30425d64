import type { SyntheticMarket } from './market.ts';

/** The score of a person for a viewer of the other side; the highest is first in the list. */
export interface Order {
  readonly forLeft: (left: number, right: number) => number;
  readonly forRight: (right: number, left: number) => number;
}

/** The positions, from 1, that each has in the list of each; 0 for pairs that may not match. By left, then right. */
export interface Positions {
  readonly ofRight: Uint16Array;
  readonly ofLeft: Uint16Array;
}

export function positionsBy(market: SyntheticMarket, order: Order): Positions {
  const { left, right, meets } = market;
  const ofRight = new Uint16Array(left * right);
  const ofLeft = new Uint16Array(left * right);
  for (let one = 0; one < left; one += 1) {
    const pairOf = (two: number) => one * right + two;
    const score = (two: number) => (meets[pairOf(two)] ? order.forLeft(one, two) : -Infinity);
    ranksOf(right, score).forEach((index, two) => (ofRight[pairOf(two)] = index));
  }
  for (let two = 0; two < right; two += 1) {
    const pairOf = (one: number) => one * right + two;
    const score = (one: number) => (meets[pairOf(one)] ? order.forRight(two, one) : -Infinity);
    ranksOf(left, score).forEach((index, one) => (ofLeft[pairOf(one)] = index));
  }
  return { ofRight, ofLeft };
}

/** The rank of each when the highest score is first; 0 without a score. Of equals the first is before the others. */
function ranksOf(count: number, scoreOf: (index: number) => number) {
  const lowered = Float64Array.from({ length: count }, (_, index) => -scoreOf(index));
  const sorted = lowered.toSorted();
  const taken = new Uint16Array(count);
  return Uint16Array.from(lowered, (score) => {
    if (score === Infinity) return 0;
    const first = lowerBound(sorted, score);
    taken[first] = Number(taken[first]) + 1;
    return first + taken[first];
  });
}

/** The first index whose number is not smaller. */
function lowerBound(sorted: Float64Array, number: number) {
  let [from, to] = [0, sorted.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if (Number(sorted[middle]) < number) from = middle + 1;
    else to = middle;
  }
  return from;
}

export interface Outcome {
  /** Expected: both like each other. */
  readonly matches: number;
  /** How unequally all likes are received, on the less equal side. */
  readonly gini: number;
}

/** A viewer likes a person according to their taste, if they look that far down their list. */
export function outcomeOf(
  { left, right, tastes }: SyntheticMarket,
  { ofRight, ofLeft }: Positions,
  attention: (position: number) => number,
): Outcome {
  const looks = Float64Array.from({ length: Math.max(left, right) + 1 }, (_, position) =>
    position === 0 ? 0 : attention(position),
  );
  const [toLeft, toRight] = [new Float64Array(left), new Float64Array(right)];
  let matches = 0;
  for (let one = 0; one < left; one += 1)
    for (let two = 0; two < right; two += 1) {
      const pair = one * right + two;
      const like = Number(tastes.ofLeft[pair]) * Number(looks[Number(ofRight[pair])]);
      const back = Number(tastes.ofRight[pair]) * Number(looks[Number(ofLeft[pair])]);
      matches += like * back;
      toRight[two] = Number(toRight[two]) + like;
      toLeft[one] = Number(toLeft[one]) + back;
    }
  return { matches, gini: Math.max(gini(toLeft), gini(toRight)) };
}

/** 0 if all have the same, near 1 if one has everything. */
export function gini(amounts: Float64Array) {
  const sorted = amounts.toSorted();
  const sum = sorted.reduce((total, amount) => total + amount, 0);
  const weighted = sorted.reduce(
    (total, amount, index) => total + (2 * index + 1 - sorted.length) * amount,
    0,
  );
  return weighted / (sorted.length * sum);
}
