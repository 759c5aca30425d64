import type { User } from '@kindred/contract/members';
import { IconAlertTriangle, IconCrown, IconRosetteDiscountCheck } from '@tabler/icons-react';
import { messages } from '#texts/user-admin.ts';
import { StatusBadge } from '../../../ui/lists/status-badge.tsx';
import classes from '../../../ui/presence.module.css';

interface BadgeProps {
  user: User;
  /** In a list, which on a phone has no room for the word. */
  inList?: boolean;
}

export function VerifiedBadge({ user: { isEmailVerified }, inList = false }: BadgeProps) {
  const { row: m } = messages;
  const wordClass = inList ? 'max-narrow:sr-only' : undefined;
  if (!isEmailVerified)
    return (
      <StatusBadge kind="warning" title={inList ? m.unverified : undefined}>
        <IconAlertTriangle className="flex-none" size={13} stroke={2} aria-hidden />{' '}
        <span className={wordClass}>{m.unverified}</span>
      </StatusBadge>
    );
  return (
    <span
      className="inline-flex items-center gap-1 text-xs whitespace-nowrap text-muted"
      title={inList ? m.verified : undefined}
    >
      <IconRosetteDiscountCheck className="text-success" size={15} stroke={1.75} aria-hidden />{' '}
      <span className={wordClass}>{m.verified}</span>
    </span>
  );
}

export function Presence({ user }: { user: User }) {
  const presence = presenceOf(user);
  return (
    <span
      className={`inline-flex items-center gap-2 whitespace-nowrap ${classes.presence}`}
      data-presence={presence}
    >
      {messages.row[presence]}
    </span>
  );
}

export function Subscription({ user: { isVIP } }: { user: User }) {
  const { row: m } = messages;
  if (!isVIP) return m.free;
  return (
    <StatusBadge kind="gold">
      <IconCrown size={14} stroke={2} aria-hidden /> {m.vip}
    </StatusBadge>
  );
}

/** The values of the column Status. */
const presenceOf = ({ isActive, isOnline }: Pick<User, 'isActive' | 'isOnline'>) =>
  isActive ? (isOnline ? ('online' as const) : ('offline' as const)) : ('inactive' as const);
