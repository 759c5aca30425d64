/** A pair as a metric sees it. */
export interface Scored {
  readonly score: number;
  readonly match: boolean;
}

/** How likely a match has a higher score than another pair; equal scores count one half. */
export function auc(pairs: readonly Scored[]) {
  const matches = pairs.filter(({ match }) => match);
  const others = pairs.filter(({ match }) => !match);
  const wins = matches.flatMap((one) => others.map((other) => points(one.score, other.score)));
  return mean(wins);
}

const points = (one: number, other: number) => (one === other ? 0.5 : Number(one > other));

/** Whether matches are among a person's first five; equal scores share their places. */
export function ndcg5(pairs: readonly Scored[]) {
  const gains = pairs.map((pair) => {
    const above = pairs.filter(({ score }) => score > pair.score).length;
    const equal = pairs.filter(({ score }) => score === pair.score).length;
    return pair.match ? mean(Array.from({ length: equal }, (_, index) => worth(above + index))) : 0;
  });
  const ideal = pairs.filter(({ match }) => match).map((_, index) => worth(index));
  return sum(gains) / sum(ideal);
}

const worth = (index: number) => (index < 5 ? 1 / Math.log2(index + 2) : 0);

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

/** NaN of nothing. */
export const mean = (values: readonly number[]) => sum(values) / values.length;

export function standardError(values: readonly number[]) {
  const middle = mean(values);
  const squares = sum(values.map((value) => (value - middle) ** 2));
  return Math.sqrt(squares / (values.length - 1) / values.length);
}
