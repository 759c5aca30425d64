import { type Case, type Figure, type Unit, moreIsBetter } from './case.ts';

export interface Outcome {
  readonly id: string;
  readonly unit: Unit;
  readonly value: Median;
  readonly p99?: Median;
  readonly baseline?: Median;
  readonly ratio?: number;
  readonly target?: number;
  /** Whether the target was reached, where there is one. */
  readonly met?: boolean;
}

export interface Median {
  readonly of: number;
  /** Half the way from the least to the most, as a share of the median. */
  readonly spread: number;
}

export function conclude(
  { id, unit, target }: Pick<Case, 'id' | 'unit' | 'target'>,
  ours: readonly Figure[],
  baselines: readonly Figure[],
): Outcome {
  const value = medianOf(ours.map((figure) => figure.value));
  const slowest = ours.flatMap(({ p99 }) => p99 ?? []);
  const baseline = medianOf(baselines.map((figure) => figure.value));
  const ratio = baselines.length > 0 ? round(value.of / baseline.of) : undefined;
  const judged = ratio ?? value.of;
  return {
    id,
    unit,
    value,
    ...(slowest.length > 0 && { p99: medianOf(slowest) }),
    ...(ratio !== undefined && { baseline, ratio }),
    ...(target !== undefined && {
      target,
      met: moreIsBetter(unit) ? judged >= target : judged <= target,
    }),
  };
}

function medianOf(figures: readonly number[]): Median {
  const sorted = figures.toSorted((a, b) => a - b);
  const at = (index: number) => sorted[index] ?? Number.NaN;
  const middle = (sorted.length - 1) / 2;
  const median = (at(Math.floor(middle)) + at(Math.ceil(middle))) / 2;
  return { of: round(median), spread: (at(sorted.length - 1) - at(0)) / 2 / (median || 1) };
}

/** Four digits are more than any of these repeat. */
const round = (figure: number) => Number(figure.toPrecision(4));

/** What is kept of it. */
export const asResult = ({ id, unit, value, p99, baseline, ratio, target }: Outcome) => ({
  id,
  unit,
  value: value.of,
  ...(p99 && { p99: p99.of }),
  ...(baseline && { baseline: baseline.of, ratio }),
  ...(target !== undefined && { target }),
});
