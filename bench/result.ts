import { type Case, type Figure, type Unit, higherIsBetter } from './case.ts';

export interface Result {
  readonly id: string;
  readonly unit: Unit;
  readonly value: Summary;
  readonly p99?: Summary;
  readonly baseline?: Summary;
  readonly ratio?: number;
  readonly target?: number;
  /** Whether the target was reached, if there is one. */
  readonly met?: boolean;
}

export interface Summary {
  readonly median: number;
  /** Half the distance between the lowest and the highest figure, as a share of the median. */
  readonly spread: number;
}

export function summarize(
  { id, unit, target }: Pick<Case, 'id' | 'unit' | 'target'>,
  products: readonly Figure[],
  baselines: readonly Figure[],
): Result {
  const value = medianOf(products.map((figure) => figure.value));
  const slowest = products.flatMap(({ p99 }) => p99 ?? []);
  const baseline = medianOf(baselines.map((figure) => figure.value));
  const ratio = baselines.length > 0 ? round(value.median / baseline.median) : undefined;
  const judged = ratio ?? value.median;
  return {
    id,
    unit,
    value,
    ...(slowest.length > 0 && { p99: medianOf(slowest) }),
    ...(ratio !== undefined && { baseline, ratio }),
    ...(target !== undefined && {
      target,
      met: higherIsBetter(unit) ? judged >= target : judged <= target,
    }),
  };
}

function medianOf(figures: readonly number[]): Summary {
  const sorted = figures.toSorted((a, b) => a - b);
  const at = (index: number) => sorted[index] ?? Number.NaN;
  const middle = (sorted.length - 1) / 2;
  const median = (at(Math.floor(middle)) + at(Math.ceil(middle))) / 2;
  return { median: round(median), spread: (at(sorted.length - 1) - at(0)) / 2 / (median || 1) };
}

/** Repeated runs agree on fewer than four digits. */
const round = (figure: number) => Number(figure.toPrecision(4));

/** A result as it is kept in the results file. */
export const toJson = ({ id, unit, value, p99, baseline, ratio, target }: Result) => ({
  id,
  unit,
  value: value.median,
  ...(p99 && { p99: p99.median }),
  ...(baseline && { baseline: baseline.median, ratio }),
  ...(target !== undefined && { target }),
});
