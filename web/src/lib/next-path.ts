import type { User } from '@kindred/contract/members';

/** Where somebody goes who has just come in and asked for nothing else. */
export function nextPath({ isAdmin, isEmailVerified, profileComplete }: User) {
  if (isAdmin) return '/dashboard';
  if (!isEmailVerified) return '/verify';
  // Until it is whole, nobody finds them and there is nobody to find.
  return profileComplete ? '/home' : '/welcome';
}
