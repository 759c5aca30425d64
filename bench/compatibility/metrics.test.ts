import { expect, test } from 'vitest';
import { auc, ndcg5, standardError } from './metrics.ts';
import { figuresOf } from './waves.ts';

const list = (text: string) =>
  text.split(' ').map((cell) => ({ score: Number.parseInt(cell, 10), match: cell.endsWith('m') }));

test.each([
  ['2m 1', 1],
  ['1m 2', 0],
  ['1m 1', 0.5],
  ['3m 2 1m 0', 0.75],
])('the AUC of %s is %d', (text, expected) => {
  expect(auc(list(text))).toBe(expected);
});

test.each([
  ['3m 2m 1', 1],
  ['2 1m', 1 / Math.log2(3)],
  ['9 8 7 6 5 4m', 0],
  ['1m 1', (1 + 1 / Math.log2(3)) / 2],
  ['9m 8 7m', 1.5 / (1 + 1 / Math.log2(3))],
  ['9m 8m 7m 6m 5m 4m', 1],
])('NDCG@5 of %s is %d', (text, expected) => {
  expect(ndcg5(list(text))).toBeCloseTo(expected, 10);
});

test('the standard error is that of the mean', () => {
  expect(standardError([1, 2, 3])).toBeCloseTo(1 / Math.sqrt(3), 10);
});

test('people without a match do not count, and for AUC also those without anyone else', () => {
  const pair = (woman: string, man: string, score: number, match: boolean) => ({
    people: [woman, man],
    score,
    match,
  });
  const figures = figuresOf([
    pair('anna', 'ben', 1, true),
    pair('anna', 'carl', 2, false),
    pair('dora', 'ben', 3, true),
    pair('dora', 'carl', 4, false),
  ]);
  expect(figures.auc).toBe(0.25);
  // Anna and Dora have both; Ben has matches only, and Carl none.
  expect(figures['auc-person']).toBe(0);
  expect(figures.ndcg5).toBeCloseTo((2 / Math.log2(3) + 1) / 3, 10);
});
