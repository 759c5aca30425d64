import { expect, test } from 'vitest';
import type { Case } from './case.ts';
import { toJson, summarize } from './result.ts';

const figures = (...values: number[]) => values.map((value) => ({ value }));
const rate = { id: 'reads', unit: 'req/s' } satisfies Partial<Case>;
const time = { id: 'wait', unit: 'ms' } satisfies Partial<Case>;

test('a value is the median of its rounds, and the spread half of their range', () => {
  expect(summarize(time, figures(30, 10, 20), []).value).toEqual({ median: 20, spread: 0.5 });
  expect(summarize(time, figures(10, 40, 20, 30), []).value.median).toBe(25);
});

test('the ratio is product to baseline for every unit', () => {
  expect(summarize(rate, figures(80), figures(100)).ratio).toBe(0.8);
  expect(summarize(time, figures(250), figures(100)).ratio).toBe(2.5);
  expect(summarize(time, figures(250), [])).not.toHaveProperty('ratio');
});

test.each<[string, Pick<Case, 'id' | 'unit' | 'target'>, number, number | undefined, boolean]>([
  [
    'a rate at its target share of the baseline meets the target',
    { ...rate, target: 0.8 },
    80,
    100,
    true,
  ],
  ['a rate under it does not', { ...rate, target: 0.8 }, 79, 100, false],
  [
    'a time at its target multiple of the baseline meets the target',
    { ...time, target: 2.5 },
    250,
    100,
    true,
  ],
  ['a time over it does not', { ...time, target: 2.5 }, 251, 100, false],
  ['without a baseline the value is compared', { ...time, target: 3000 }, 2999, undefined, true],
  ['and a higher time does not meet the target', { ...time, target: 3000 }, 3001, undefined, false],
])('%s', (_, item, product, baseline, met) => {
  const baselines = baseline === undefined ? [] : figures(baseline);
  expect(summarize(item, figures(product), baselines).met).toBe(met);
});

test('a kept result leaves out fields without a value', () => {
  const compared = summarize({ ...rate, target: 0.8 }, [{ value: 80, p99: 7 }], figures(100));
  expect(toJson(compared)).toEqual({
    id: 'reads',
    unit: 'req/s',
    value: 80,
    p99: 7,
    baseline: 100,
    ratio: 0.8,
    target: 0.8,
  });
  expect(toJson(summarize(time, figures(5), []))).toEqual({ id: 'wait', unit: 'ms', value: 5 });
});
