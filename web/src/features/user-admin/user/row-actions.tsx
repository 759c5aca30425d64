import type { User } from '@kindred/contract/members';
import type { StaffStatus } from '@kindred/contract/user-admin';
import { IconBan, IconEye, IconPlayerPlay, IconPlayerPause } from '@tabler/icons-react';
import { fullName } from '../../../lib/facts/full-name.ts';
import { messages } from '#texts/user-admin.ts';
import classes from './row-actions.module.css';
import { useStateChangeDenial } from '../state/use-state-change-denial.ts';

interface Props {
  user: User;
  onView: (user: User) => void;
  onChangeState: (user: User, state: StaffStatus) => void;
}

/** The actions for the user of a row: words if there is room, icons if not. */
export function RowActions({ user, onView, onChangeState }: Props) {
  const { row: m } = messages;
  const name = fullName(user) ?? m.unknown;
  const denial = useStateChangeDenial(user);
  const actions = [
    { label: m.view({ name }), word: m.words.view, Icon: IconEye, run: () => onView(user) },
    {
      label: m.activate({ name }),
      word: m.words.activate,
      Icon: IconPlayerPlay,
      disabled: user.isActive || denial !== null,
      run: () => onChangeState(user, 'active'),
    },
    {
      label: m.deactivate({ name }),
      word: m.words.deactivate,
      Icon: IconPlayerPause,
      disabled: !user.isActive || denial !== null,
      run: () => onChangeState(user, 'deactivated'),
    },
    {
      label: m.ban({ name }),
      word: m.words.ban,
      severe: true,
      Icon: IconBan,
      disabled: denial !== null,
      run: () => onChangeState(user, 'banned'),
    },
  ];
  return actions.map(({ label, word, Icon, severe = false, disabled = false, run }) => (
    <button
      key={label}
      type="button"
      className={`inline-flex cursor-pointer items-center justify-center rounded-sm border-0 bg-transparent p-0 align-middle text-ink ${classes.action}`}
      data-severe={severe || undefined}
      aria-label={label}
      title={(disabled && denial) || label}
      disabled={disabled}
      onClick={run}
    >
      <Icon className={classes.icon} size={18} stroke={1.75} aria-hidden />
      <span className={`hidden ${classes.word}`}>{word}</span>
    </button>
  ));
}
