import type { User } from '@kindred/contract/members';
import type { StaffStatus } from '@kindred/contract/user-admin';
import { ActionIcon } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { IconCrown, IconEye, IconUserCheck, IconUserOff } from '@tabler/icons-react';
import { formatDate, lastActiveText } from '../../lib/formats.ts';
import { messages as userAdmin } from '../../lib/messages/user-admin.ts';
import { mayOpen } from '../../lib/may-call.ts';
import { fullName } from '../../lib/full-name.ts';
import { useSession } from '../../lib/use-session.ts';
import { PhotoAvatar } from '../../widgets/photo-avatar.tsx';
import { StatusBadge } from '../../ui/status-badge.tsx';
import { useStateChangeDenial } from './use-state-change-denial.ts';
import classes from './users-table.module.css';
import type { UserColumn } from './users-search.ts';

interface Props {
  user: User;
  position: number;
  visible: ReadonlySet<UserColumn>;
  /** Absent for staff who may do nothing with a selection. */
  selected?: boolean;
  onSelect?: (range: boolean) => void;
  onView: (user: User) => void;
  onChangeState: (user: User, state: StaffStatus) => void;
}

/** The id of the row that gets the focus back. */
export const rowId = (id: string) => `user-${id}`;

export function UserRow({
  user,
  position,
  visible,
  selected,
  onSelect,
  onView,
  onChangeState,
}: Props) {
  const { row: m } = userAdmin;
  const name = fullName(user) ?? m.unknown;
  const presence = presenceOf(user);
  const denial = useStateChangeDenial(user);
  const opens = mayOpen(useSession(), user);
  return (
    <tr
      id={rowId(user._id)}
      tabIndex={-1}
      aria-rowindex={position}
      data-selected={selected || undefined}
    >
      {onSelect && (
        <td className={classes.select}>
          <input
            type="checkbox"
            aria-label={m.pick(name)}
            checked={selected ?? false}
            onChange={({ nativeEvent }) =>
              onSelect('shiftKey' in nativeEvent && nativeEvent.shiftKey === true)
            }
          />
        </td>
      )}
      <td data-column="user">
        <div className={classes.person}>
          <PhotoAvatar name={name} picture={user.profilePicture} />
          <div className={classes.two}>
            <b>
              {opens ? (
                <Link to="/users/$id" params={{ id: user._id }}>
                  {name}
                </Link>
              ) : (
                name
              )}
            </b>
            <small className={classes.id}>{user._id.slice(0, 8)}</small>
          </div>
          <StatusBadge kind={user.isEmailVerified ? 'success' : 'neutral'}>
            {user.isEmailVerified ? m.verified : m.unverified}
          </StatusBadge>
        </div>
      </td>
      {visible.has('contact') && (
        <td data-column="contact" className={classes.two}>
          <span>{user.email}</span>
          <small>{user.location.city}</small>
        </td>
      )}
      {visible.has('joined') && <td data-column="joined">{formatDate(user.createdAt)}</td>}
      {visible.has('lastActive') && (
        <td data-column="lastActive">{lastActiveText(user.lastActive)}</td>
      )}
      {visible.has('status') && (
        <td data-column="status">
          <span className={classes.presence} data-presence={presence}>
            {m[presence]}
          </span>
        </td>
      )}
      {visible.has('subscription') && (
        <td data-column="subscription">
          {user.isVIP ? (
            <StatusBadge kind="gold">
              <IconCrown size={14} stroke={2} aria-hidden /> {m.vip}
            </StatusBadge>
          ) : (
            m.free
          )}
        </td>
      )}
      <td className={classes.actions}>
        <ActionIcon
          variant="subtle"
          color="gray"
          size="lg"
          aria-label={m.view(name)}
          title={m.view(name)}
          onClick={() => onView(user)}
        >
          <IconEye size={18} stroke={1.75} />
        </ActionIcon>
        <ActionIcon
          variant="subtle"
          color="gray"
          size="lg"
          aria-label={m.activate(name)}
          title={denial ?? m.activate(name)}
          disabled={user.isActive || denial !== null}
          onClick={() => onChangeState(user, 'active')}
        >
          <IconUserCheck size={18} stroke={1.75} />
        </ActionIcon>
        <ActionIcon
          variant="subtle"
          color="gray"
          size="lg"
          aria-label={m.deactivate(name)}
          title={denial ?? m.deactivate(name)}
          disabled={!user.isActive || denial !== null}
          onClick={() => onChangeState(user, 'deactivated')}
        >
          <IconUserOff size={18} stroke={1.75} />
        </ActionIcon>
      </td>
    </tr>
  );
}

const presenceOf = ({ isActive, isOnline }: User) =>
  isActive ? (isOnline ? ('online' as const) : ('offline' as const)) : ('inactive' as const);
