import type { User } from '@kindred/contract/members';

/** Where somebody goes who has just come in and asked for nothing else. */
export function nextPath({ isAdmin, isEmailVerified }: User) {
  if (isAdmin) return '/dashboard';
  return isEmailVerified ? '/home' : '/verify';
}
