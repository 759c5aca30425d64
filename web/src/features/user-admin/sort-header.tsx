import type { UserSort } from '@kindred/contract/user-admin/user-list';
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import { messages } from '../../lib/messages/user-admin.ts';
import type { UsersSearch } from './users-search.ts';
import classes from './users-table.module.css';

type Column = 'user' | 'contact' | 'joined' | 'lastActive' | 'status' | 'subscription';

interface Props extends Pick<SortButtonProps, 'search' | 'onSort'> {
  name: Column;
  sort: UserSort;
  /** A column that moves into this one on a narrow screen. */
  folded?: readonly [name: Column, sort: UserSort] | undefined;
}

export function SortHeader({ name, sort, folded, ...rest }: Props) {
  const { sort: by = 'createdAt', order = 'desc' } = rest.search;
  const sorted = order === 'asc' ? 'ascending' : 'descending';
  const active = by === sort || by === folded?.[1];
  return (
    <th
      className={`bg-surface sticky ${classes.cell} ${classes.headCell}`}
      scope="col"
      data-column={name}
      {...(active && { 'aria-sort': sorted })}
    >
      <SortButton name={name} sort={sort} {...rest} />
      {folded && (
        <small className={classes.small} data-narrow>
          <SortButton name={folded[0]} sort={folded[1]} {...rest} />
        </small>
      )}
    </th>
  );
}

interface SortButtonProps {
  name: Column;
  sort: UserSort;
  search: UsersSearch;
  onSort: (sort: UserSort, order: 'asc' | 'desc') => void;
}

/** Names start at A, times with the newest. */
const defaultOrder = (sort: UserSort) => (sort === 'name' || sort === 'email' ? 'asc' : 'desc');

function SortButton({ name, sort, search, onSort }: SortButtonProps) {
  const { columns } = messages;
  const { sort: by = 'createdAt', order = 'desc' } = search;
  const active = by === sort;
  const Arrow = order === 'asc' ? IconArrowUp : IconArrowDown;
  const next = active ? (order === 'asc' ? 'desc' : 'asc') : defaultOrder(sort);
  return (
    <button
      type="button"
      className={`inline-flex items-center gap-1 p-0 border-0 bg-none color-inherit font-inherit clickable min-h-32 ${classes.sort}`}
      onClick={() => onSort(sort, next)}
    >
      {columns[name]}
      {active && <Arrow size={14} stroke={2} aria-hidden />}
    </button>
  );
}
