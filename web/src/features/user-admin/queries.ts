import type { User } from '@kindred/contract/members';
import {
  type GivenState,
  type StaffUser,
  type UserChange,
  changeUserState,
  editUser,
  readUser,
} from '@kindred/contract/user-admin';
import { searchUsers } from '@kindred/contract/user-admin/user-list';
import {
  type QueryClient,
  keepPreviousData,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { call } from '../../lib/call.ts';
import type { UsersSearch } from './users-search.ts';

/** The filter of the address in the names of the API. */
export const toFilter = ({ search, status, type, joined }: UsersSearch) => ({
  ...(search && { searchTerm: search }),
  ...(status && { status }),
  ...(type && { type }),
  ...(joined && { joined }),
});

const toQuery = (search: UsersSearch) => {
  const { sort, order, page = 1, size = 50 } = search;
  return {
    ...toFilter(search),
    ...(sort && { sortBy: sort }),
    ...(order && { sortOrder: order }),
    page,
    limit: size,
  };
};

export function useUsers(search: UsersSearch) {
  const query = toQuery(search);
  return useQuery({
    queryKey: ['users', query],
    queryFn: async ({ signal }) => (await call(searchUsers, { query, signal })).data,
    placeholderData: keepPreviousData,
  });
}

export interface StateChange {
  user: User;
  state: GivenState;
  reason: string;
  until?: string;
  /** The version that the change is based on. */
  version: string;
}

/** A user as loaded; a change names that version. */
export interface VersionedUser {
  user: StaffUser;
  version: string;
}

/** Loaded once before a change, because every reading is written to the audit log. */
export const useStaffUser = (id: string, enabled = true) =>
  useQuery({
    enabled,
    queryKey: ['staff-user', id],
    queryFn: async ({ signal }) => (await call(readUser, { params: { id }, signal })).data,
    gcTime: 0,
    staleTime: Infinity,
  });

export function useChangeState() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ user, version, ...body }: StateChange) =>
      (await call(changeUserState, { params: { id: user._id }, body, ifMatch: version })).data,
    onSettled: () => reload(client),
  });
}

export function useEditUser() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({
      loaded: { user, version },
      change,
    }: {
      loaded: VersionedUser;
      change: UserChange;
    }) => call(editUser, { params: { id: user._id }, body: change, ifMatch: version }),
    onSettled: () => reload(client),
  });
}

const reload = (client: QueryClient) =>
  Promise.all(
    ['users', 'member-file', 'dashboard'].map((name) =>
      client.invalidateQueries({ queryKey: [name] }),
    ),
  );
