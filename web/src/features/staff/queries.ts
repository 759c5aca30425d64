import type { User } from '@kindred/contract/members';
import { type GivenState, changeUserState } from '@kindred/contract/staff';
import { searchUsers } from '@kindred/contract/users';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/call.ts';
import type { UsersSearch } from './users-search.ts';

/** The address of the list as the call takes it. */
export const toQuery = ({ search, sort, order, page = 1, size = 50, ...filter }: UsersSearch) => ({
  ...filter,
  ...(search && { searchTerm: search }),
  ...(sort && { sortBy: sort }),
  ...(order && { sortOrder: order }),
  page,
  limit: size,
});

export const useUsers = (search: UsersSearch) =>
  useQuery({
    queryKey: ['users', search],
    queryFn: async ({ signal }) =>
      (await call(searchUsers, { query: toQuery(search), signal })).data,
    placeholderData: keepPreviousData,
  });

export interface StateChange {
  user: User;
  state: GivenState;
  reason: string;
}

export function useChangeState() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ user, state, reason }: StateChange) =>
      call(changeUserState, { params: { id: user._id }, body: { state, reason } }),
    onSettled: () =>
      Promise.all(
        ['users', 'dashboard'].map((name) => client.invalidateQueries({ queryKey: [name] })),
      ),
  });
}
