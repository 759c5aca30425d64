import type { UserSort } from '@kindred/contract/user-admin/user-list';
import { type CSSProperties, useRef } from 'react';
import { messages as m } from '#texts/user-admin.ts';
import { useBelow } from '../../../lib/use-below.ts';
import { ListTable } from '../../../ui/list-table/list-table.tsx';
import { UserRow } from './user-row.tsx';
import { useVisibleRows } from '../bulk/use-visible-rows.ts';
import { type UsersListProps, usersListProps } from './users-list-props.ts';
import { type UserColumn, sortedColumns } from './users-search.ts';
import classes from './users-table.module.css';

/** The columns that share the cell of another on a narrow screen. */
const foldedInto: Partial<Record<string, string>> = {
  user: 'contact',
  lastActive: 'joined',
  status: 'subscription',
};

/** The words of the actions have room, however long they are in a language. */
const letters = Object.values(m.row.words).join('').length;

/** Names start at A, times with the newest. */
const firstOrder = (sort: UserSort) => (sort === 'name' || sort === 'email' ? 'asc' : 'desc');

function columnsFor(visible: ReadonlySet<UserColumn>) {
  const columns = sortedColumns
    .filter(([name]) => name === 'user' || visible.has(name))
    .map(([name, sort]) => ({ name, sort, label: m.columns[name] }));
  return columns.map((column) => ({
    ...column,
    folded: columns.filter(({ name }) => name === foldedInto[column.name]),
  }));
}

/** Renders only the visible rows; two empty rows take the height of those above and below. */
export function UsersTable(props: UsersListProps) {
  const { list, search, selecting, onEnd, onSort, onView, onChangeState } = props;
  const body = useRef<HTMLTableSectionElement>(null);
  const { ids, visible, rowProps } = usersListProps(props);
  const narrow = useBelow('tablet');
  const height = narrow ? 64 : 44;
  const rows = useVisibleRows(body, { count: list.users.length, height, onEnd });
  return (
    <ListTable
      label={m.title}
      className={classes.table}
      style={{ '--letters': letters } as CSSProperties}
      columns={columnsFor(visible)}
      actions={m.columns.actions}
      order={{ sort: search.sort ?? 'createdAt', order: search.order ?? 'desc', firstOrder }}
      onSort={onSort}
      rowCount={list.totalKind === 'exact' ? list.total + 1 : -1}
      selectAll={
        selecting
          ? {
              label: m.bulk.page,
              checked: ids.length > 0 && ids.every(selecting.isSelected),
              onChange: () => selecting.togglePage(ids),
            }
          : undefined
      }
    >
      <tbody ref={body}>
        {rows.above > 0 && <tr aria-hidden style={{ height: rows.above }} />}
        {rows.indexes.map((index) => {
          const user = list.users[index];
          return (
            user && (
              <UserRow
                key={user._id}
                {...rowProps(user, index)}
                onView={onView}
                onChangeState={onChangeState}
              />
            )
          );
        })}
        {rows.below > 0 && <tr aria-hidden style={{ height: rows.below }} />}
      </tbody>
    </ListTable>
  );
}
