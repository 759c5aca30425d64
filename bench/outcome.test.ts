import { expect, test } from 'vitest';
import type { Case } from './case.ts';
import { asResult, conclude } from './outcome.ts';

const figures = (...values: number[]) => values.map((value) => ({ value }));
const rate = { id: 'reads', unit: 'req/s' } satisfies Partial<Case>;
const time = { id: 'wait', unit: 'ms' } satisfies Partial<Case>;

test('a value is the median of its rounds, and the spread half of what lies between them', () => {
  expect(conclude(time, figures(30, 10, 20), []).value).toEqual({ of: 20, spread: 0.5 });
  expect(conclude(time, figures(10, 40, 20, 30), []).value.of).toBe(25);
});

test('the ratio is ours to the baseline, whatever the unit', () => {
  expect(conclude(rate, figures(80), figures(100)).ratio).toBe(0.8);
  expect(conclude(time, figures(250), figures(100)).ratio).toBe(2.5);
  expect(conclude(time, figures(250), [])).not.toHaveProperty('ratio');
});

test.each<[string, Pick<Case, 'id' | 'unit' | 'target'>, number, number | undefined, boolean]>([
  ['a rate reaches its share of the baseline', { ...rate, target: 0.8 }, 80, 100, true],
  ['a rate stays under its share', { ...rate, target: 0.8 }, 79, 100, false],
  ['a time keeps to its multiple of the baseline', { ...time, target: 2.5 }, 250, 100, true],
  ['a time goes beyond it', { ...time, target: 2.5 }, 251, 100, false],
  ['without a baseline the value counts', { ...time, target: 3000 }, 2999, undefined, true],
  ['and more of it is worse for a time', { ...time, target: 3000 }, 3001, undefined, false],
])('%s', (_, item, ours, baseline, met) => {
  const others = baseline === undefined ? [] : figures(baseline);
  expect(conclude(item, figures(ours), others).met).toBe(met);
});

test('a kept result has the fields that there are and no others', () => {
  const compared = conclude({ ...rate, target: 0.8 }, [{ value: 80, p99: 7 }], figures(100));
  expect(asResult(compared)).toEqual({
    id: 'reads',
    unit: 'req/s',
    value: 80,
    p99: 7,
    baseline: 100,
    ratio: 0.8,
    target: 0.8,
  });
  expect(asResult(conclude(time, figures(5), []))).toEqual({ id: 'wait', unit: 'ms', value: 5 });
});
