import type { User } from '@kindred/contract/members';

/** What the column Status shows. */
export const presenceOf = ({ isActive, isOnline }: Pick<User, 'isActive' | 'isOnline'>) =>
  isActive ? (isOnline ? ('online' as const) : ('offline' as const)) : ('inactive' as const);
