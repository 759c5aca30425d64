import type { SessionState } from './session-store.ts';

/** The page to open after signing in, when no other page was asked for. */
export function nextPath({ user, requiresVerification, requiresProfileCompletion }: SessionState) {
  if (user?.isAdmin) return '/dashboard';
  if (requiresVerification) return '/verify';
  // An incomplete profile is not shown to others, so completing it comes first.
  return requiresProfileCompletion ? '/welcome' : '/home';
}
