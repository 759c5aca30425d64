import { expect, test } from 'vitest';
import { readDashboardSearch } from './dashboard-search.ts';

test.each([
  [{}, undefined],
  [{ range: '7-days' }, '7-days'],
  [{ range: '12-months' }, '12-months'],
  [{ range: '6-months' }, undefined],
  [{ range: 'a century' }, undefined],
  [{ range: 7 }, undefined],
])('a URL with %j requests %s', (given, range) => {
  expect(readDashboardSearch(given)).toEqual({ range });
});
