import type { User } from '@kindred/contract/members';
import { type GivenState, changeUserState } from '@kindred/contract/staff';
import { ActionIcon } from '@mantine/core';
import { IconCrown, IconEye, IconUserCheck, IconUserOff } from '@tabler/icons-react';
import { formatDate, lastActiveText } from '../../lib/formats.ts';
import { useMessages } from '../../lib/messages/messages.ts';
import { may } from '../../lib/may.ts';
import { nameOf } from '../../lib/name-of.ts';
import { useSession } from '../../lib/use-session.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { StatusBadge } from '../../ui/status-badge.tsx';
import classes from './users-table.module.css';

interface Props {
  user: User;
  position: number;
  onView: (user: User) => void;
  onChangeState: (user: User, state: GivenState) => void;
}

export function UserRow({ user, position, onView, onChangeState }: Props) {
  const { row: m } = useMessages('users');
  const formats = useMessages('formats');
  const name = nameOf(user) ?? m.unknown;
  const presence = displayStatus(user);
  const mayChange = may(useSession(), changeUserState);
  return (
    <tr aria-rowindex={position}>
      <td data-column="user">
        <div className={classes.person}>
          <Avatar name={name} picture={user.profilePicture} />
          <div className={classes.two}>
            <b>{name}</b>
            <small className={classes.id}>{user._id.slice(0, 8)}</small>
          </div>
          <StatusBadge kind={user.isEmailVerified ? 'success' : 'neutral'}>
            {user.isEmailVerified ? m.verified : m.unverified}
          </StatusBadge>
        </div>
      </td>
      <td data-column="contact" className={classes.two}>
        <span>{user.email}</span>
        <small>{user.location.city}</small>
      </td>
      <td data-column="joined">{formatDate(user.createdAt)}</td>
      <td data-column="lastActive">{lastActiveText(user.lastActive, formats)}</td>
      <td data-column="status">
        <span className={classes.presence} data-presence={presence}>
          {m[presence]}
        </span>
      </td>
      <td data-column="subscription">
        {user.isVIP ? (
          <StatusBadge kind="gold">
            <IconCrown size={14} stroke={2} aria-hidden /> {m.vip}
          </StatusBadge>
        ) : (
          m.free
        )}
      </td>
      <td className={classes.actions}>
        <ActionIcon
          variant="subtle"
          color="gray"
          size="lg"
          aria-label={m.view(name)}
          onClick={() => onView(user)}
        >
          <IconEye size={18} stroke={1.75} />
        </ActionIcon>
        <ActionIcon
          variant="subtle"
          color="gray"
          size="lg"
          aria-label={m.activate(name)}
          disabled={user.isActive || !mayChange}
          onClick={() => onChangeState(user, 'active')}
        >
          <IconUserCheck size={18} stroke={1.75} />
        </ActionIcon>
        <ActionIcon
          variant="subtle"
          color="gray"
          size="lg"
          aria-label={m.deactivate(name)}
          disabled={!user.isActive || !mayChange}
          onClick={() => onChangeState(user, 'deactivated')}
        >
          <IconUserOff size={18} stroke={1.75} />
        </ActionIcon>
      </td>
    </tr>
  );
}

/** Inactive if not active, otherwise Online or Offline. */
const displayStatus = ({ isActive, isOnline }: User) =>
  isActive ? (isOnline ? ('online' as const) : ('offline' as const)) : ('inactive' as const);
