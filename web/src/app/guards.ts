import { redirect } from '@tanstack/react-router';
import { loadUser } from '../lib/load-user.ts';
import { session } from '../lib/session.ts';

interface Arrival {
  location: { href: string };
}

export function requireSession({ location }: Arrival) {
  if (session.get().token) return;
  redirect({ to: '/login', search: { redirect: location.href }, replace: true, throw: true });
}

export async function requireAdmin(arrival: Arrival) {
  requireSession(arrival);
  // A token alone, as another tab or an older version may have left it, does not say whose it is.
  if (!session.get().user) await loadUser();
  requireSession(arrival);
  if (!session.get().user?.isAdmin) redirect({ to: '/home', replace: true, throw: true });
}

/** A signed-in visitor has no business on a login page, unless the sign-in just happened there. */
export function leaveWithSession({ cause }: { cause: 'preload' | 'enter' | 'stay' }) {
  if (cause !== 'stay' && session.get().token)
    redirect({ to: '/home', replace: true, throw: true });
}

export function skipLanding() {
  if (session.get().token) redirect({ to: '/dashboard', replace: true, throw: true });
}
