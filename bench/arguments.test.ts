import { expect, test } from 'vitest';
import { readBenchArguments } from './arguments.ts';
import type { Bench } from './case.ts';

const bench = (...flags: string[]): Bench => ({ flags, async *cases() {} });
const benches = new Map([
  ['platform', bench()],
  ['compatibility', bench('data')],
]);
const read = (...args: string[]) => readBenchArguments(args, benches);
const names = ({ chosen }: ReturnType<typeof read>) => chosen.map(([name]) => name);

test('without names all benches run, with 2,000 members', () => {
  expect(names(read())).toEqual(['platform', 'compatibility']);
  expect(read()).toMatchObject({ members: 2000, database: undefined, only: undefined, flags: {} });
});

test('a bench gets its own flags', () => {
  const args = read('compatibility', '--data', 'answers.csv', '--members', '20', '--only', 'first');
  expect(names(args)).toEqual(['compatibility']);
  expect(args).toMatchObject({ members: 20, only: /first/, flags: { data: 'answers.csv' } });
});

test.each([
  [['nothing'], 'There is no bench nothing. Choose from platform, compatibility.'],
  [['platform', '--data', 'answers.csv'], 'platform has no flag --data.'],
  [['--members', 'many'], '--members takes a whole number from 1.'],
  [['--unheard-of', '1'], "Unknown option '--unheard-of'"],
])('%j is refused', (args, message) => {
  expect(() => read(...args)).toThrow(message);
});
