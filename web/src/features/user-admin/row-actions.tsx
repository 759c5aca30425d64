import type { User } from '@kindred/contract/members';
import type { StaffStatus } from '@kindred/contract/user-admin';
import { ActionIcon } from '@mantine/core';
import { IconBan, IconEye, IconUserCheck, IconUserOff } from '@tabler/icons-react';
import { fullName } from '../../lib/full-name.ts';
import { messages } from '../../lib/messages/user-admin.ts';
import { useStateChangeDenial } from './use-state-change-denial.ts';

interface Props {
  user: User;
  onView: (user: User) => void;
  onChangeState: (user: User, state: StaffStatus) => void;
}

/** What can be done with the user of a row. */
export function RowActions({ user, onView, onChangeState }: Props) {
  const { row: m } = messages;
  const name = fullName(user) ?? m.unknown;
  const denial = useStateChangeDenial(user);
  const actions = [
    { label: m.view(name), Icon: IconEye, run: () => onView(user) },
    {
      label: m.activate(name),
      Icon: IconUserCheck,
      disabled: user.isActive || denial !== null,
      run: () => onChangeState(user, 'active'),
    },
    {
      label: m.deactivate(name),
      Icon: IconUserOff,
      disabled: !user.isActive || denial !== null,
      run: () => onChangeState(user, 'deactivated'),
    },
    {
      label: m.ban(name),
      Icon: IconBan,
      disabled: denial !== null,
      run: () => onChangeState(user, 'banned'),
    },
  ];
  return actions.map(({ label, Icon, disabled = false, run }) => (
    <ActionIcon
      key={label}
      variant="subtle"
      color="gray"
      size={32}
      aria-label={label}
      title={(disabled && denial) || label}
      disabled={disabled}
      onClick={run}
    >
      <Icon size={18} stroke={1.75} />
    </ActionIcon>
  ));
}
