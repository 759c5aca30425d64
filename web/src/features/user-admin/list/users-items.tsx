import { useRef } from 'react';
import { UserItem } from './user-item.tsx';
import { useVisibleRows } from '../bulk/use-visible-rows.ts';
import { type UsersListProps, usersListProps } from './users-list-props.ts';

const itemHeight = 116;

/** The users on a phone. */
export function UsersItems(props: UsersListProps) {
  const { list, selecting, onEnd, onActions } = props;
  const body = useRef<HTMLUListElement>(null);
  const { rowProps } = usersListProps(props);
  const rows = useVisibleRows(body, { count: list.users.length, height: itemHeight, onEnd });
  const hasSelection = selecting !== null && selecting.count > 0;
  return (
    <ul
      ref={body}
      className="m-0 list-none p-0"
      style={{ paddingTop: rows.above, paddingBottom: rows.below }}
    >
      {rows.indexes.map((index) => {
        const user = list.users[index];
        return (
          user && (
            <UserItem
              key={user._id}
              {...rowProps(user, index)}
              selecting={hasSelection}
              onActions={onActions}
            />
          )
        );
      })}
    </ul>
  );
}
