import { Button } from '@mantine/core';
import { messages as lists } from '../../lib/messages/lists.ts';
import { messages as m } from '../../lib/messages/user-admin.ts';
import { useBelow } from '../../lib/use-below.ts';
import classes from './users-table.module.css';
import { UsersItems } from './users-items.tsx';
import type { UsersListProps } from './users-list-props.ts';
import { isFiltered } from './users-search.ts';
import { UsersTable } from './users-table.tsx';

/** A table, and on a phone a list. */
export function UsersList(props: UsersListProps) {
  const { list, search, stale, onClear } = props;
  const phone = useBelow('narrow');
  return (
    <section
      className={`border-line rounded-md bg-surface ${classes.frame}`}
      data-stale={stale || undefined}
      aria-busy={stale}
    >
      {phone ? <UsersItems {...props} /> : <UsersTable {...props} />}
      {list.users.length === 0 && (
        <div className={`grid justify-items-center gap-4 muted text-center ${classes.none}`}>
          <p>{m.none}</p>
          {isFiltered(search) && (
            <Button variant="default" onClick={onClear}>
              {lists.clearFilters}
            </Button>
          )}
        </div>
      )}
    </section>
  );
}
