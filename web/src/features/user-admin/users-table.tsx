import type { User } from '@kindred/contract/members';
import type { StaffStatus } from '@kindred/contract/user-admin';
import { usersPerPage } from '@kindred/contract/user-admin/user-filters';
import type { UserSort } from '@kindred/contract/user-admin/user-list';
import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { UserList } from '../../api/user-admin/user-list.ts';
import { messages as m } from '../../lib/messages/user-admin.ts';
import dataTable from '../../ui/data-table.module.css';
import { SortHeader } from './sort-header.tsx';
import { UserRow } from './user-row.tsx';
import classes from './users-table.module.css';
import type { UserSelection } from './use-user-selection.ts';
import { type UsersSearch, visibleColumns } from './users-search.ts';

interface Props {
  list: UserList;
  stale: boolean;
  /** The last rows are near the visible ones. */
  onEnd: () => void;
  search: UsersSearch;
  /** Null for staff who may do nothing with a selection. */
  selecting: UserSelection | null;
  onSort: (sort: UserSort, order: 'asc' | 'desc') => void;
  onView: (user: User) => void;
  onChangeState: (user: User, state: StaffStatus) => void;
}

const rowHeight = 57;

const columns = [
  ['user', 'name'],
  ['contact', 'email'],
  ['joined', 'createdAt'],
  ['lastActive', 'lastActive'],
  ['status', 'status'],
  ['subscription', 'subscription'],
] as const;

/** Renders only the visible rows; two empty rows take the height of those above and below. */
export function UsersTable({
  list,
  stale,
  onEnd,
  search,
  selecting,
  onSort,
  onView,
  onChangeState,
}: Props) {
  const body = useRef<HTMLTableSectionElement>(null);
  const [scrollMargin, setScrollMargin] = useState(0);
  useLayoutEffect(() => {
    const top = body.current?.getBoundingClientRect().top ?? 0;
    setScrollMargin(top + window.scrollY);
  }, [list]);
  // The React compiler cannot memoize this hook's result and skips this component.
  // oxlint-disable-next-line react/incompatible-library
  const virtualizer = useWindowVirtualizer({
    count: list.users.length,
    estimateSize: () => rowHeight,
    overscan: 12,
    scrollMargin,
  });
  const rows = virtualizer.getVirtualItems();
  const above = (rows[0]?.start ?? scrollMargin) - scrollMargin;
  const below = virtualizer.getTotalSize() - ((rows.at(-1)?.end ?? scrollMargin) - scrollMargin);
  const nearEnd = (rows.at(-1)?.index ?? 0) >= list.users.length - 1;
  useEffect(() => {
    if (nearEnd) onEnd();
  }, [nearEnd, onEnd]);
  const ids = list.users.map(({ _id }) => _id);
  const visible = visibleColumns(search.columns);
  const before = ((search.page ?? 1) - 1) * (search.size ?? usersPerPage);
  const caption = list.totalKind === 'exact' ? m.showing : m.showingAtLeast;

  return (
    <section className={classes.scroller} data-stale={stale || undefined} aria-busy={stale}>
      <table
        className={`${dataTable.table} ${classes.table}`}
        aria-rowcount={list.totalKind === 'exact' ? list.total + 1 : -1}
      >
        <caption aria-live="polite">{caption(list.users.length, list.total)}</caption>
        <thead>
          <tr>
            {selecting && (
              <td className={classes.select}>
                <input
                  type="checkbox"
                  aria-label={m.bulk.page}
                  checked={ids.length > 0 && ids.every(selecting.isSelected)}
                  onChange={() => selecting.togglePage(ids)}
                />
              </td>
            )}
            {columns
              .filter(([name]) => name === 'user' || visible.has(name))
              .map(([name, sort]) => (
                <SortHeader key={name} name={name} sort={sort} search={search} onSort={onSort} />
              ))}
            <th scope="col" className={classes.actions}>
              {m.columns.actions}
            </th>
          </tr>
        </thead>
        <tbody ref={body}>
          {above > 0 && <tr aria-hidden style={{ height: above }} />}
          {rows.map(({ index }) => {
            const user = list.users[index];
            return (
              user && (
                <UserRow
                  key={user._id}
                  user={user}
                  position={before + index + 2}
                  visible={visible}
                  {...(selecting && {
                    selected: selecting.isSelected(user._id),
                    onSelect: (range: boolean) => selecting.toggle(ids, user._id, range),
                  })}
                  onView={onView}
                  onChangeState={onChangeState}
                />
              )
            );
          })}
          {below > 0 && <tr aria-hidden style={{ height: below }} />}
        </tbody>
      </table>
      {list.users.length === 0 && <p className={classes.none}>{m.none}</p>}
    </section>
  );
}
