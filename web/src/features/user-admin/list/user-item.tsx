import type { User } from '@kindred/contract/members';
import { IconDotsVertical } from '@tabler/icons-react';
import { formatDate } from '../../../lib/formats/formats.ts';
import { lastActiveText } from '../../../lib/formats/last-active.ts';
import { cityText } from '../../../lib/formats/places.ts';
import { fullName } from '../../../lib/facts/full-name.ts';
import { messages } from '#texts/user-admin.ts';
import { IconButton } from '../../../ui/buttons/icon-button.tsx';
import { PhotoAvatar } from '../../../widgets/photos/photo-avatar.tsx';
import { Presence, Subscription, VerifiedBadge } from '../user/user-badges.tsx';
import classes from './user-item.module.css';
import { UserName } from '../user/user-name.tsx';
import { type RowProps, rowId } from './user-row.tsx';

interface Props extends Omit<RowProps, 'onView' | 'onChangeState'> {
  /** Whether anything is selected: then each row shows whether it is. */
  selecting: boolean;
  onActions: (user: User, opener: Element) => void;
}

/** A user on a phone: the content of the table row, in three lines. */
export function UserItem({ user, position, visible, selecting, onActions, ...select }: Props) {
  const { row: m } = messages;
  const name = fullName(user) ?? m.unknown;
  const city = cityText(user.location);
  const { selected = false, onSelect } = select;
  return (
    <li
      id={rowId(user._id)}
      tabIndex={-1}
      className={`flex items-start gap-3 border-b border-line ${classes.item}`}
      data-selected={selected || undefined}
      aria-posinset={position - 1}
      aria-setsize={-1}
    >
      {selecting && onSelect ? (
        <label className={`grid flex-none place-items-center ${classes.pick}`}>
          <input
            className="checkbox"
            type="checkbox"
            aria-label={m.pick({ name })}
            checked={selected}
            onChange={() => onSelect(false)}
          />
        </label>
      ) : (
        <PhotoAvatar
          name={name}
          picture={user.profilePicture}
          focus={user.profilePictureFocus}
          size={48}
        />
      )}
      <div className="grid min-w-0 flex-1 grid-cols-1 gap-0.5">
        <p className="flex items-baseline gap-2">
          <b className="flex-1 truncate text-lg leading-snug font-bold">
            <UserName user={user} />
          </b>
          {visible.has('lastActive') && (
            <small className="text-xs whitespace-nowrap text-muted">
              {lastActiveText(user.lastActive)}
            </small>
          )}
        </p>
        {visible.has('contact') && (
          <p className="overflow-hidden text-sm text-ellipsis whitespace-nowrap text-muted">
            {user.email}
            {city && ` · ${city}`}
          </p>
        )}
        <p className="flex min-h-[1.5em] items-center gap-3 text-sm whitespace-nowrap">
          {visible.has('status') && <Presence user={user} />}
          {visible.has('subscription') && <Subscription user={user} />}
          <VerifiedBadge user={user} inList />
        </p>
        <p className="flex gap-2 overflow-hidden text-xs text-ellipsis whitespace-nowrap text-muted">
          <span className={`font-mono ${classes.id}`}>{user._id.slice(0, 8)}</span>
          {visible.has('joined') && m.joined({ day: formatDate(user.createdAt) })}
        </p>
      </div>
      <IconButton
        className={`self-center ${classes.button}`}
        size="xl"
        aria-label={m.actions({ name })}
        onClick={({ currentTarget }) => onActions(user, currentTarget)}
      >
        <IconDotsVertical size={20} stroke={1.75} />
      </IconButton>
    </li>
  );
}
