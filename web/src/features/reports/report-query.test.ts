import { expect, test } from 'vitest';
import { toQuery } from './report-query.ts';
import { readReportsSearch } from './reports-search.ts';

const start = { sortBy: 'createdAt', sortOrder: 'desc', page: 1, limit: 10 };

// Section 3 of the specification: the filters by name, and their defaults.
test.each([
  [{}, start],
  [{ problem_type: 'Harassment' }, { ...start, problem_type: 'Harassment' }],
  [
    { status: 'pending', priority: 'high' },
    { ...start, status: 'pending', priority: 'high' },
  ],
  [
    { sortBy: 'status', sortOrder: 'asc' },
    { ...start, sortBy: 'status', sortOrder: 'asc' },
  ],
  [{ sortBy: 'createdAt', sortOrder: 'desc' }, start],
  [
    { search: ' rain ', page: 3, size: 50 },
    { ...start, search: 'rain', page: 3, limit: 50 },
  ],
  [{ sortBy: 'shoe', sortOrder: 'up', problem_type: 'Rain', page: -1, size: 7 }, start],
])('a URL with %j is sent as %j', (given, expected) => {
  expect(toQuery(readReportsSearch(given))).toStrictEqual(expected);
});
