import type { User } from '@kindred/contract/members';
import {
  type GivenState,
  type StaffUser,
  type UserChange,
  changeUserState,
  editUser,
  readUser,
} from '@kindred/contract/staff';
import { searchUsers } from '@kindred/contract/users';
import {
  type QueryClient,
  keepPreviousData,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
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
  until?: string;
}

/** A user as somebody saw them: a change names that version. */
export interface Sight {
  user: StaffUser;
  version: string;
}

/** What only staff may know of somebody, read once before it is changed: every reading is written down. */
export const useStaffUser = (id: string) =>
  useQuery({
    queryKey: ['staff-user', id],
    queryFn: async ({ signal }) => (await call(readUser, { params: { id }, signal })).data,
    gcTime: 0,
    staleTime: Infinity,
  });

export function useChangeState() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ user, ...body }: StateChange) =>
      call(changeUserState, { params: { id: user._id }, body }),
    onSettled: () => reload(client),
  });
}

export function useEditUser() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ sight: { user, version }, change }: { sight: Sight; change: UserChange }) =>
      call(editUser, { params: { id: user._id }, body: change, ifMatch: version }),
    onSettled: () => reload(client),
  });
}

const reload = (client: QueryClient) =>
  Promise.all(['users', 'dashboard'].map((name) => client.invalidateQueries({ queryKey: [name] })));
