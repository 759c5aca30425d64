import { choleskyRoot, solve } from './cholesky.ts';

/** The logarithm of the odds, from columns of numbers. */
export type Regression = (row: readonly number[]) => number;

/**
 * Ridge logistic regressions, one for each penalty. Columns are standardised by the training rows, a missing number counts
 * as their mean, and the penalty is on every weight but the constant. The likelihood curves by at most a quarter of the
 * squares, so one matrix does for all steps.
 */
export function fitLogistic(
  rows: readonly (readonly number[])[],
  labels: readonly boolean[],
  penalties: readonly number[],
): Regression[] {
  const scales = columnScales(rows);
  const scaled = rows.map((row) => standardise(row, scales));
  const squares = sumOfSquares(scaled, scales.length + 1);
  return penalties.map((penalty) => {
    const penaltyOf = (index: number) => (index === scales.length ? 1e-6 : penalty);
    const root = choleskyRoot(
      squares.map((row, i) => row.map((value, j) => value / 4 + (i === j ? penaltyOf(i) : 0))),
    );
    const weights = new Float64Array(scales.length + 1);
    for (let round = 0; round < 100; round += 1) {
      const step = solve(root, slopeAt(scaled, labels, weights, penaltyOf));
      for (const [index, change] of step.entries()) weights[index] = (weights[index] ?? 0) + change;
      if (step.every((change) => Math.abs(change) < 1e-5)) break;
    }
    return (row) => logOdds(standardise(row, scales), weights);
  });
}

interface Scale {
  readonly mean: number;
  readonly deviation: number;
}

function columnScales(rows: readonly (readonly number[])[]): Scale[] {
  return (rows[0] ?? []).map((_, column) => {
    const known = rows.map((row) => row[column] ?? Number.NaN).filter((value) => value === value);
    const mean = known.reduce((total, value) => total + value, 0) / (known.length || 1);
    const squares = known.reduce((total, value) => total + (value - mean) ** 2, 0);
    return { mean, deviation: Math.sqrt(squares / (known.length || 1)) };
  });
}

/** The last number is the constant. */
function standardise(row: readonly number[], scales: readonly Scale[]) {
  const scaled = new Float64Array(scales.length + 1).fill(1);
  scales.forEach(({ mean, deviation }, column) => {
    const value = row[column] ?? Number.NaN;
    scaled[column] = Number.isNaN(value) || deviation < 1e-9 ? 0 : (value - mean) / deviation;
  });
  return scaled;
}

function logOdds(row: Float64Array, weights: Float64Array) {
  let total = 0;
  for (let index = 0; index < row.length; index += 1)
    total += (row[index] ?? 0) * (weights[index] ?? 0);
  return total;
}

/** The lower half of the matrix of products of columns. */
function sumOfSquares(rows: readonly Float64Array[], size: number) {
  const squares = Array.from({ length: size }, () => new Float64Array(size));
  for (const row of rows) {
    for (const [i, line] of squares.entries()) {
      const value = row[i] ?? 0;
      if (value === 0) continue;
      for (let j = 0; j <= i; j += 1) line[j] = (line[j] ?? 0) + value * (row[j] ?? 0);
    }
  }
  return squares;
}

function slopeAt(
  rows: readonly Float64Array[],
  labels: readonly boolean[],
  weights: Float64Array,
  penaltyOf: (index: number) => number,
) {
  const slope = weights.map((weight, index) => -penaltyOf(index) * weight);
  for (const [index, row] of rows.entries()) {
    const error = Number(labels[index]) - 1 / (1 + Math.exp(-logOdds(row, weights)));
    for (let i = 0; i < row.length; i += 1) slope[i] = (slope[i] ?? 0) + error * (row[i] ?? 0);
  }
  return slope;
}
