import type { User } from '@kindred/contract/members';

/** Where somebody goes who has just come in and asked for nothing else. */
export function nextPath({ isAdmin, isEmailVerified, gender }: User) {
  if (isAdmin) return '/dashboard';
  if (!isEmailVerified) return '/verify';
  // Whoever has said nothing yet begins with their profile.
  return gender === null ? '/welcome' : '/home';
}
