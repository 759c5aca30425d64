import type { User } from '@kindred/contract/members';
import type { SessionState } from './session-store.ts';

/** The start page of a colleague: for moderators, the desk. */
export const officePath = ({ staffRole }: Pick<User, 'staffRole'>) =>
  staffRole === 'moderator' ? '/desk' : '/dashboard';

/** The page to open after signing in, if no other page was requested. */
export function nextPath({ user, requiresVerification, requiresProfileCompletion }: SessionState) {
  if (user?.isAdmin) return officePath(user);
  if (requiresVerification) return '/verify';
  // An incomplete profile is not shown to others, so completing it comes first.
  return requiresProfileCompletion ? '/welcome' : '/start';
}
