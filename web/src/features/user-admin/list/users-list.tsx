import { messages as m } from '#texts/user-admin.ts';
import { useBelow } from '../../../lib/use-below.ts';
import { ListFrame } from '../../../ui/list-table/list-frame.tsx';
import { UsersItems } from './users-items.tsx';
import type { UsersListProps } from './users-list-props.ts';
import { isFiltered } from './users-search.ts';
import { UsersTable } from './users-table.tsx';

/** A table, and on a phone a list. */
export function UsersList(props: UsersListProps) {
  const { list, search, stale, onClear } = props;
  const phone = useBelow('narrow');
  return (
    <ListFrame
      stale={stale}
      none={list.users.length === 0 ? m.none : null}
      onClear={isFiltered(search) ? onClear : undefined}
    >
      {phone ? <UsersItems {...props} /> : <UsersTable {...props} />}
    </ListFrame>
  );
}
