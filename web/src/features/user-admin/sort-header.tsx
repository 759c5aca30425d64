import type { UserSort } from '@kindred/contract/user-admin/user-list';
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import { messages } from '../../lib/messages/user-admin.ts';
import type { UsersSearch } from './users-search.ts';
import classes from './users-table.module.css';

interface Props {
  name: 'user' | 'contact' | 'joined' | 'lastActive' | 'status' | 'subscription';
  sort: UserSort;
  search: UsersSearch;
  onSort: (sort: UserSort, order: 'asc' | 'desc') => void;
}

/** Names start at A, times with the newest. */
const defaultOrder = (sort: UserSort) => (sort === 'name' || sort === 'email' ? 'asc' : 'desc');

export function SortHeader({ name, sort, search, onSort }: Props) {
  const { columns } = messages;
  const { sort: by = 'createdAt', order = 'desc' } = search;
  const active = by === sort;
  const Arrow = order === 'asc' ? IconArrowUp : IconArrowDown;
  const next = active ? (order === 'asc' ? 'desc' : 'asc') : defaultOrder(sort);
  const sorted = order === 'asc' ? 'ascending' : 'descending';
  return (
    <th scope="col" data-column={name} {...(active && { 'aria-sort': sorted })}>
      <button type="button" className={classes.sort} onClick={() => onSort(sort, next)}>
        {columns[name]}
        {active && <Arrow size={14} stroke={2} aria-hidden />}
      </button>
    </th>
  );
}
