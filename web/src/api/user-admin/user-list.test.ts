import { initialUsersLimit, usersPerPage } from '@kindred/contract/user-admin/user-filters';
import type { User } from '@kindred/contract/members';
import { expect, test } from 'vitest';
import { joinPages, partAt } from './user-list.ts';

// Section 9 of the specification: initial limit 10, default page size 20.
test.each([
  [0, usersPerPage, { page: 1, limit: initialUsersLimit }],
  [10, usersPerPage, { page: 2, limit: initialUsersLimit }],
  [20, usersPerPage, { page: 2, limit: 20 }],
  [40, usersPerPage, { page: 3, limit: 20 }],
  [0, 10, { page: 1, limit: 10 }],
  [30, 10, { page: 4, limit: 10 }],
  [0, 1000, { page: 1, limit: 1000 }],
  [1000, 1000, { page: 2, limit: 1000 }],
])('from row %i on, in pages of %i, the list requests %j', (start, size, expected) => {
  expect(partAt(start, size)).toEqual(expected);
});

test('the limits are those of the specification', () => {
  expect([initialUsersLimit, usersPerPage]).toEqual([10, 20]);
});

test('pages form one list without duplicates', () => {
  const page = (total: number, ...ids: string[]) => ({
    users: ids.map((_id) => ({ _id }) as User),
    pagination: { total },
  });
  const { users, total, totalKind } = joinPages([page(4, 'a', 'b'), page(5, 'b', 'c')]);
  expect(users.map(({ _id }) => _id)).toEqual(['a', 'b', 'c']);
  expect([total, totalKind]).toEqual([5, 'exact']);
});
