import { useRef } from 'react';
import { messages as m } from '../../lib/messages/user-admin.ts';
import { useBelow } from '../../lib/use-below.ts';
import dataTable from '../../ui/data-table.module.css';
import { SortHeader } from './sort-header.tsx';
import { UserRow } from './user-row.tsx';
import { useVisibleRows } from './use-visible-rows.ts';
import { type UsersListProps, usersListProps } from './users-list-props.ts';
import { sortedColumns } from './users-search.ts';
import classes from './users-table.module.css';

/** The columns that share the cell of another on a narrow screen. */
const foldedInto: Partial<Record<string, string>> = {
  user: 'contact',
  lastActive: 'joined',
  status: 'subscription',
};

/** Renders only the visible rows; two empty rows take the height of those above and below. */
export function UsersTable(props: UsersListProps) {
  const { list, search, selecting, onEnd, onSort, onView, onChangeState } = props;
  const body = useRef<HTMLTableSectionElement>(null);
  const { ids, visible, rowProps } = usersListProps(props);
  const narrow = useBelow('tablet');
  const height = narrow ? 64 : 44;
  const rows = useVisibleRows(body, { count: list.users.length, height, onEnd });
  return (
    <table
      className={`w-full text-sm tabular fixed-table ${dataTable.table} ${classes.table}`}
      aria-label={m.title}
      aria-rowcount={list.totalKind === 'exact' ? list.total + 1 : -1}
    >
      <thead className={`${classes.headRows} ${dataTable.headRows}`}>
        <tr className={classes.line}>
          {selecting && (
            <td
              className={`bg-surface overflow-hidden sticky ${classes.select} ${classes.cell} ${classes.innerCell}`}
            >
              <input
                className={`checkbox ${classes.input}`}
                type="checkbox"
                aria-label={m.bulk.page}
                checked={ids.length > 0 && ids.every(selecting.isSelected)}
                onChange={() => selecting.togglePage(ids)}
              />
            </td>
          )}
          {sortedColumns
            .filter(([name]) => name === 'user' || visible.has(name))
            .map(([name, sort]) => (
              <SortHeader
                key={name}
                name={name}
                sort={sort}
                folded={sortedColumns.find(
                  ([each]) => each !== 'user' && each === foldedInto[name] && visible.has(each),
                )}
                search={search}
                onSort={onSort}
              />
            ))}
          <th
            scope="col"
            className={`bg-surface sticky ${classes.actions} ${classes.cell} ${classes.headCell}`}
          >
            {m.columns.actions}
          </th>
        </tr>
      </thead>
      <tbody className={classes.part} ref={body}>
        {rows.above > 0 && (
          <tr className={classes.line} aria-hidden style={{ height: rows.above }} />
        )}
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
        {rows.below > 0 && (
          <tr className={classes.line} aria-hidden style={{ height: rows.below }} />
        )}
      </tbody>
    </table>
  );
}
