import { redirect } from '@tanstack/react-router';
import { loadUser } from '../api/accounts/load-user.ts';
import { signInPathFor } from '../lib/return-path.ts';
import { mailedToken } from '../lib/mailed-token.ts';
import { session } from '../lib/session.ts';

interface Arrival {
  location: { href: string; pathname: string; hash: string };
}

export function requireSession({ location: { href, pathname } }: Arrival) {
  if (session.get().token) return;
  redirect({ to: signInPathFor(pathname), search: { redirect: href }, replace: true, throw: true });
}

export async function requireAdmin(arrival: Arrival) {
  requireSession(arrival);
  // A token alone, as another tab or an older version may have left it, does not say whose it is.
  if (!session.get().user) await loadUser();
  requireSession(arrival);
  if (!session.get().user?.isAdmin) redirect({ to: '/home', replace: true, throw: true });
}

/** What only administrators may do has its pages to itself. */
export async function requireAdministrator(arrival: Arrival) {
  await requireAdmin(arrival);
  if (session.get().user?.staffRole !== 'administrator')
    redirect({ to: '/dashboard', replace: true, throw: true });
}

/** A signed-in visitor has no business on a login page, unless the sign-in just happened there. */
export function leaveWithSession({ cause }: { cause: 'preload' | 'enter' | 'stay' }) {
  if (cause !== 'stay' && session.get().token)
    redirect({ to: '/home', replace: true, throw: true });
}

export function skipLanding() {
  if (session.get().token) redirect({ to: '/dashboard', replace: true, throw: true });
}

/** A link that was mailed works for whoever has it; typing a code is for who is signed in and not verified yet. */
export function requireSomethingToVerify(arrival: Arrival & { cause: string }) {
  if (mailedToken(arrival.location.hash)) return;
  requireSession(arrival);
  if (arrival.cause !== 'stay' && !session.get().requiresVerification)
    redirect({ to: '/home', replace: true, throw: true });
}
