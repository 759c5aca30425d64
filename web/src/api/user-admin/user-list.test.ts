import { initialUsersLimit, usersPerPage } from '@kindred/contract/user-admin/user-filters';
import type { User } from '@kindred/contract/members';
import { expect, test } from 'vitest';
import { joinPages } from './user-list.ts';

// Section 9 of the specification.
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
