import type { User } from '@kindred/contract/members';

/** The values of the column Status. */
export const presenceOf = ({ isActive, isOnline }: Pick<User, 'isActive' | 'isOnline'>) =>
  isActive ? (isOnline ? ('online' as const) : ('offline' as const)) : ('inactive' as const);
