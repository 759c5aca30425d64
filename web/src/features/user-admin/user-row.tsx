import type { User } from '@kindred/contract/members';
import type { StaffStatus } from '@kindred/contract/user-admin';
import { formatDate, lastActiveText } from '../../lib/formats.ts';
import { fullName } from '../../lib/full-name.ts';
import { messages } from '../../lib/messages/user-admin.ts';
import { PhotoAvatar } from '../../widgets/photo-avatar.tsx';
import { RowActions } from './row-actions.tsx';
import { Presence, Subscription, VerifiedBadge } from './user-badges.tsx';
import { UserName } from './user-name.tsx';
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
  return (
    <tr
      className={classes.line}
      id={rowId(user._id)}
      tabIndex={-1}
      aria-rowindex={position}
      data-selected={selected || undefined}
    >
      {onSelect && (
        <td className={`overflow-hidden ${classes.select} ${classes.innerCell} ${classes.cell}`}>
          <input
            className={`checkbox ${classes.input}`}
            type="checkbox"
            aria-label={m.pick(name)}
            checked={selected ?? false}
            onChange={({ nativeEvent }) =>
              onSelect('shiftKey' in nativeEvent && nativeEvent.shiftKey === true)
            }
          />
        </td>
      )}
      <td className={`overflow-hidden ${classes.innerCell} ${classes.cell}`} data-column="user">
        <div className={`grid items-center justify-items-start ${classes.person}`}>
          <PhotoAvatar name={name} picture={user.profilePicture} size={32} />
          <b
            className={`max-w-full semibold overflow-hidden ${classes.strong} ${classes.innerStrong}`}
            title={name}
          >
            <UserName user={user} />
          </b>
          {visible.has('contact') && (
            <small className={`max-w-full ${classes.email} ${classes.small}`} title={user.email}>
              {user.email}
            </small>
          )}
          <small className={`mono ${classes.id} ${classes.small}`}>
            {user._id.slice(0, 8)}
            {visible.has('contact') && user.location.city && (
              <span className={classes.innerPart}> · {user.location.city}</span>
            )}
          </small>
          <VerifiedBadge user={user} />
        </div>
      </td>
      {visible.has('contact') && (
        <td
          className={`overflow-hidden ${classes.innerCell} ${classes.cell}`}
          data-column="contact"
        >
          <span title={user.email}>{user.email}</span>
          <small className={classes.small}>{user.location.city}</small>
        </td>
      )}
      {visible.has('joined') && (
        <td className={`overflow-hidden ${classes.innerCell} ${classes.cell}`} data-column="joined">
          {formatDate(user.createdAt)}
        </td>
      )}
      {visible.has('lastActive') && (
        <td
          className={`overflow-hidden ${classes.innerCell} ${classes.cell}`}
          data-column="lastActive"
        >
          <span>{lastActiveText(user.lastActive)}</span>
          {visible.has('joined') && (
            <small className={classes.small} data-narrow>
              {m.joined(formatDate(user.createdAt))}
            </small>
          )}
        </td>
      )}
      {visible.has('status') && (
        <td className={`overflow-hidden ${classes.innerCell} ${classes.cell}`} data-column="status">
          <Presence user={user} />
          {visible.has('subscription') && (
            <small className={classes.small} data-narrow>
              <Subscription user={user} />
            </small>
          )}
        </td>
      )}
      {visible.has('subscription') && (
        <td
          className={`overflow-hidden ${classes.innerCell} ${classes.cell}`}
          data-column="subscription"
        >
          <Subscription user={user} />
        </td>
      )}
      <td className={`overflow-hidden ${classes.actions} ${classes.innerCell} ${classes.cell}`}>
        <RowActions user={user} {...actions} />
      </td>
    </tr>
  );
}
