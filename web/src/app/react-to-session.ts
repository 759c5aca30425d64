import { loadUser } from '../api/accounts/load-user.ts';
import { signInPathFor, isLoginPath } from '../lib/return-path.ts';
import { session } from '../lib/session.ts';
import { queryClient } from './query-client.ts';
import type { AppRouter } from './router.ts';

/** Clears data and redirects when the session changes, here, in another tab or on the server. */
export function reactToSession(router: AppRouter) {
  let before = session.get();
  session.subscribe(() => {
    const now = session.get();
    const was = before;
    before = now;
    // The next member must not see the data of the last one.
    if (was.user?._id !== now.user?._id || (was.token && !now.token)) queryClient.clear();
    const { pathname, href } = router.state.location;
    if (isLoginPath(pathname)) return;
    if ((was.token && !now.token) || (now.expired && !was.expired)) {
      const search = now.expired ? { redirect: href } : {};
      // Somebody who signs out does not return to this page. Staff and members have a sign-in page each.
      const ownSignInPath = was.user?.isAdmin ? '/login' : '/sign-in';
      const to = now.expired ? signInPathFor(pathname) : ownSignInPath;
      void router.navigate({ to, search, replace: now.expired });
    } else if (!was.token !== !now.token || was.user?.isAdmin !== now.user?.isAdmin) {
      void router.invalidate();
    }
  });
  if (before.token) loadUser().catch(() => undefined);
}
