import type { User } from '@kindred/contract/members';

/** The page to open after signing in, when no other page was asked for. */
export function nextPath({ isAdmin, isEmailVerified, profileComplete }: User) {
  if (isAdmin) return '/dashboard';
  if (!isEmailVerified) return '/verify';
  // An incomplete profile is not shown to others, so completing it comes first.
  return profileComplete ? '/home' : '/welcome';
}
