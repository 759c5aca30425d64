import { expect, test } from 'vitest';
import { shareRuns } from './case.ts';

test('cases that share runs take one figure from each run, and the first one that asks starts it', async () => {
  let runs = 0;
  const figure = shareRuns(async () => {
    runs += 1;
    return { speed: runs, weight: runs * 10 };
  });
  const [speed, weight] = [figure('speed'), figure('weight')];
  expect([await speed(), await speed()]).toEqual([{ value: 1 }, { value: 2 }]);
  expect([await weight(), await weight()]).toEqual([{ value: 10 }, { value: 20 }]);
  expect(runs).toBe(2);
  expect(await weight()).toEqual({ value: 30 });
  expect(await speed()).toEqual({ value: 3 });
});
