import { expect, test } from 'vitest';
import { pairsOf } from './dates.ts';
import { exampleRows, toCsv } from './example-dates.ts';
import { compatibility, toSide } from './explainable.ts';

const sideOf = (change: Record<string, string>) => {
  const rows = exampleRows().map((row) => (row['gender'] === '0' ? { ...row, ...change } : row));
  const [pair] = pairsOf(toCsv(rows));
  if (!pair) throw new Error('The example has no pair.');
  return toSide(pair.woman);
};

test('activities rated 7 or more of 10 are interests', () => {
  const side = sideOf({ yoga: '7', tv: '6' });
  expect(side.interests).toContain('yoga');
  expect(side.interests).not.toContain('tv');
});

test('points for a quality are how much it matters, whether of 100 or from 1 to 10', () => {
  const of = (points: readonly string[]) => {
    const names = ['attr1_1', 'sinc1_1', 'intel1_1', 'fun1_1', 'amb1_1', 'shar1_1'];
    const side = sideOf(
      Object.fromEntries(names.map((name, index) => [name, points[index] ?? ''])),
    );
    return side.answers.slice(3).map(({ importance }) => importance);
  };
  expect(of(['60', '20', '10', '5', '0', '5'])).toEqual([250, 50, 10, 1, 0]);
  expect(of(['10', '4', '2', '1', '1', '2'])).toEqual([250, 50, 10, 1, 1]);
  expect(of([])).toEqual([]);
});

test('it is the same from both sides', () => {
  for (const { woman, man } of pairsOf(toCsv(exampleRows())))
    expect(compatibility(woman, man)).toBe(compatibility(man, woman));
});
