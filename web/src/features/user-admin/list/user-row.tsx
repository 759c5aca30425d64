import type { User } from '@kindred/contract/members';
import type { StaffStatus } from '@kindred/contract/user-admin';
import { formatDate } from '../../../lib/formats/formats.ts';
import { lastActiveText } from '../../../lib/formats/last-active.ts';
import { cityText } from '../../../lib/formats/places.ts';
import { fullName } from '../../../lib/facts/full-name.ts';
import { messages } from '#texts/user-admin.ts';
import {
  ActionsCell,
  Cell,
  CellNote,
  CellText,
  ListRow,
} from '../../../ui/list-table/list-row.tsx';
import { PhotoAvatar } from '../../../widgets/photos/photo-avatar.tsx';
import { RowActions } from '../user/row-actions.tsx';
import { Presence, Subscription, VerifiedBadge } from '../user/user-badges.tsx';
import { UserName } from '../user/user-name.tsx';
import classes from './users-table.module.css';
import type { UserColumn } from './users-search.ts';

export interface RowProps {
  user: User;
  position: number;
  visible: ReadonlySet<UserColumn>;
  /** Absent for staff without actions for a selection. */
  selected?: boolean;
  onSelect?: (range: boolean) => void;
  onView: (user: User) => void;
  onChangeState: (user: User, state: StaffStatus) => void;
}

/** The id of the row that gets the focus back. */
export const rowId = (id: string) => `user-${id}`;

/** On narrow screens some columns become the second line of others. */
export function UserRow({ user, position, visible, selected, onSelect, ...actions }: RowProps) {
  const { row: m } = messages;
  const name = fullName(user) ?? m.unknown;
  const city = cityText(user.location);
  return (
    <ListRow
      id={rowId(user._id)}
      position={position}
      selected={selected}
      onSelect={onSelect}
      selectLabel={m.pick({ name })}
    >
      <Cell column="user">
        <div className={`grid items-center justify-items-start ${classes.person}`}>
          <PhotoAvatar
            name={name}
            picture={user.profilePicture}
            focus={user.profilePictureFocus}
            size={32}
          />
          <b
            className={`max-w-full overflow-hidden font-semibold text-ellipsis ${classes.name}`}
            title={name}
          >
            <UserName user={user} />
          </b>
          {visible.has('contact') && (
            <CellNote className={`max-w-full ${classes.email}`} title={user.email}>
              {user.email}
            </CellNote>
          )}
          <CellNote className={`font-mono ${classes.id}`}>
            {user._id.slice(0, 8)}
            {visible.has('contact') && city && <span className={classes.city}> · {city}</span>}
          </CellNote>
          <VerifiedBadge user={user} inList />
        </div>
      </Cell>
      {visible.has('contact') && (
        <Cell column="contact">
          <CellText title={user.email}>{user.email}</CellText>
          <CellNote>{city}</CellNote>
        </Cell>
      )}
      {visible.has('joined') && (
        <Cell column="joined">
          <time dateTime={user.createdAt}>{formatDate(user.createdAt)}</time>
        </Cell>
      )}
      {visible.has('lastActive') && (
        <Cell column="lastActive">
          {lastActiveText(user.lastActive)}
          {visible.has('joined') && (
            <CellNote narrow>{m.joined({ day: formatDate(user.createdAt) })}</CellNote>
          )}
        </Cell>
      )}
      {visible.has('status') && (
        <Cell column="status">
          <Presence user={user} />
          {visible.has('subscription') && (
            <CellNote narrow>
              <Subscription user={user} />
            </CellNote>
          )}
        </Cell>
      )}
      {visible.has('subscription') && (
        <Cell column="subscription">
          <Subscription user={user} />
        </Cell>
      )}
      <ActionsCell>
        <RowActions user={user} {...actions} />
      </ActionsCell>
    </ListRow>
  );
}
