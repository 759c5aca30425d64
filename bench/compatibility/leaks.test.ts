import { expect, test } from 'vitest';
import { keyColumns, outcomeColumns, profileColumns } from './columns.ts';
import { pairsOf } from './dates.ts';
import { type Row, exampleRows, forbiddenColumns, toCsv } from './example-dates.ts';
import { explainable, ours, plainPair } from './score.ts';
import { figuresOf, scoreWave } from './waves.ts';

const rows = exampleRows();
const scoresOf = (changed: readonly Row[], learn = ours) => {
  const pairs = pairsOf(toCsv(changed));
  return scoreWave(learn, '2', pairs, pairs).map(({ score }) => score);
};

test('no column about race or from after the meeting is read', () => {
  const read: readonly string[] = [...keyColumns, ...outcomeColumns, ...profileColumns];
  expect(read.filter((name) => forbiddenColumns.includes(name))).toEqual([]);
  expect(profileColumns.filter((name) => /_(o|s|2|3)$/.test(name))).toEqual([]);
});

test.each([
  ['ours', ours],
  ['the plain pair', plainPair],
  ['the explanation', explainable],
])('%s is the same whatever is in other columns', (_, learn) => {
  const noisy = rows.map((row, index) => ({
    ...row,
    ...Object.fromEntries(forbiddenColumns.map((name) => [name, `${(index * 7) % 11}`])),
  }));
  expect(scoresOf(noisy, learn)).toEqual(scoresOf(rows, learn));
});

const turn = (row: Row) => ({
  ...row,
  dec: `${1 - Number(row['dec'])}`,
  match: `${1 - Number(row['match'])}`,
});
const turnWave = (wave: string) => rows.map((row) => (row['wave'] === wave ? turn(row) : row));

test.each([
  ['ours', ours],
  ['the plain pair', plainPair],
])('%s scores a wave only by the outcomes of other waves', (_, learn) => {
  expect(scoresOf(turnWave('2'), learn)).toEqual(scoresOf(rows, learn));
  expect(scoresOf(turnWave('3'), learn)).not.toEqual(scoresOf(rows, learn));
});

test('a wave that is in the training file too is left out of it', () => {
  const data = pairsOf(toCsv(rows));
  const train = pairsOf(toCsv(turnWave('2')));
  expect(scoreWave(ours, '2', data, train)).toEqual(scoreWave(ours, '2', data, data));
});

test('people who like others of a similar age are found in a wave that was not learnt from', () => {
  const pairs = pairsOf(toCsv(rows));
  expect(figuresOf(scoreWave(ours, '2', pairs, pairs)).auc).toBeGreaterThan(0.8);
});
