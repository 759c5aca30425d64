import type { User } from '@kindred/contract/members';
import type { StaffStatus } from '@kindred/contract/user-admin';
import { usersPerPage } from '@kindred/contract/user-admin/user-filters';
import type { UserSort } from '@kindred/contract/user-admin/user-list';
import type { UserList } from '../../../api/user-admin/user-list.ts';
import type { UserSelection } from '../bulk/use-user-selection.ts';
import { type UsersSearch, visibleColumns } from './users-search.ts';

export interface UsersListProps {
  list: UserList;
  stale: boolean;
  /** The last rows are near the visible ones. */
  onEnd: () => void;
  search: UsersSearch;
  /** Null for staff without actions for a selection. */
  selecting: UserSelection | null;
  onSort: (sort: UserSort, order: 'asc' | 'desc') => void;
  onView: (user: User) => void;
  onActions: (user: User, opener: Element) => void;
  onChangeState: (user: User, state: StaffStatus) => void;
  onClear: () => void;
}

/** The props of every row, in the table and on a phone. */
export function usersListProps({ list, search, selecting }: UsersListProps) {
  const ids = list.users.map(({ _id }) => _id);
  const before = ((search.page ?? 1) - 1) * (search.size ?? usersPerPage);
  const visible = visibleColumns(search.columns);
  const rowProps = (user: User, index: number) => ({
    user,
    visible,
    position: before + index + 2,
    ...(selecting && {
      selected: selecting.isSelected(user._id),
      onSelect: (range: boolean) => selecting.toggle(ids, user._id, range),
    }),
  });
  return { ids, visible, rowProps };
}
