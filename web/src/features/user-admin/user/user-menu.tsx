import type { User } from '@kindred/contract/members';
import type { StaffStatus } from '@kindred/contract/user-admin';
import {
  IconBan,
  IconCheckbox,
  IconEye,
  IconFileDescription,
  IconPlayerPlay,
  IconPlayerPause,
} from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { fullName } from '../../../lib/facts/full-name.ts';
import { mayOpen } from '../../../lib/calls/may-call.ts';
import { messages } from '#texts/user-admin.ts';
import { useSession } from '../../../lib/sessions/use-session.ts';
import { ActionMenu } from '../../../ui/dialogs/action-menu.tsx';
import { PhotoAvatar } from '../../../widgets/photos/photo-avatar.tsx';
import { useStateChangeDenial } from '../state/use-state-change-denial.ts';
import type { UserSelection } from '../bulk/use-user-selection.ts';

interface Props {
  user: User;
  /** Its button. */
  opener: Element;
  selecting: UserSelection | null;
  onClose: () => void;
  onView: (user: User) => void;
  onChangeState: (user: User, state: StaffStatus) => void;
}

/** The actions for a user, from mild to severe: those of a row, where there are no rows. */
export function UserMenu({ user, opener, selecting, onClose, onView, onChangeState }: Props) {
  const { sheet: m, row } = messages;
  const navigate = useNavigate();
  const opens = mayOpen(useSession(), user);
  const denial = useStateChangeDenial(user);
  const name = fullName(user) ?? row.unknown;
  const selected = selecting?.isSelected(user._id) ?? false;
  const change = (state: StaffStatus) => () => onChangeState(user, state);
  return (
    <ActionMenu
      opened
      opener={opener}
      title={name}
      about={<p className="mt-1">{user.email}</p>}
      picture={
        <PhotoAvatar
          name={name}
          picture={user.profilePicture}
          focus={user.profilePictureFocus}
          size={48}
        />
      }
      closeLabel={m.close}
      onClose={onClose}
      groups={{
        mild: [
          { label: m.view, Icon: IconEye, run: () => onView(user) },
          opens && {
            label: m.open,
            Icon: IconFileDescription,
            run: () => void navigate({ to: '/users/$id', params: { id: user._id } }),
          },
          selecting && {
            label: selected ? m.unselect : m.select,
            Icon: IconCheckbox,
            run: () => {
              selecting.toggle([user._id], user._id, false);
              onClose();
            },
          },
        ],
        severe: [
          {
            label: m.activate,
            Icon: IconPlayerPlay,
            disabled: user.isActive || denial !== null,
            about: denial,
            run: change('active'),
          },
          {
            label: m.deactivate,
            Icon: IconPlayerPause,
            disabled: !user.isActive || denial !== null,
            about: denial,
            run: change('deactivated'),
          },
          {
            label: m.ban,
            Icon: IconBan,
            danger: true,
            disabled: denial !== null,
            about: denial,
            run: change('banned'),
          },
        ],
      }}
    />
  );
}
