import { ownProfileQuery } from '../api/accounts/own-profile.ts';
import { forgetKept } from '../lib/kept/forget-kept.ts';
import { forgetDrafts } from '../lib/unsent/kept-drafts.ts';
import { followLanguage } from '../lib/language/choice.ts';
import { isLoginPath } from '../lib/sessions/return-path.ts';
import type { SessionState } from '../lib/sessions/session-store.ts';
import { forgetSubscription } from '../lib/push/forget-subscription.ts';
import { forgetUnsent } from '../lib/unsent/unsent.ts';
import { session } from '../lib/sessions/session.ts';
import { queryClient } from './query-client.ts';
import type { AppRouter } from './router.ts';

/** Someone signed in or confirmed their email in another tab. This tab's own requests are `loading` then. */
const isEnteredElsewhere = (was: SessionState, now: SessionState) =>
  now.status !== 'loading' &&
  now.token !== null &&
  (was.token === null || (was.requiresVerification && !now.requiresVerification));

/** A page that only those need who have not entered yet. */
const isEntryPage = (path: string) =>
  isLoginPath(path) || path === '/register' || path === '/verify';

/** Clears data and redirects when the session changes, here, in another tab or on the server. */
export function reactToSession(router: AppRouter) {
  let before = session.get();
  session.subscribe(() => {
    const now = session.get();
    const was = before;
    before = now;
    // The next member must not see the data of the last one.
    if (was.user?._id !== now.user?._id || (was.token && !now.token)) {
      queryClient.clear();
      forgetKept();
      if (was.token) forgetSubscription();
    }
    if (was.token && !now.token && !now.expired) {
      forgetDrafts();
      if (was.user) forgetUnsent(was.user._id);
    }
    if (was.token && !now.token)
      void import('../lib/push/service-worker.ts').then(({ forgetWorker }) => forgetWorker());
    // Premium started or ended, here or in another tab: premium data is fetched again.
    if (was.user?._id === now.user?._id && was.user?.isVIP !== now.user?.isVIP)
      void queryClient.invalidateQueries();
    if (now.user?.language) followLanguage(now.user.language);
    const { location } = router.state;
    if (isEnteredElsewhere(was, now) && isEntryPage(location.pathname)) {
      // Seldom, so its code is fetched then.
      void import('./follow-entry.ts').then(
        ({ followEntry }) => followEntry(router, location, now),
        () => router.invalidate(),
      );
      return;
    }
    if (isLoginPath(location.pathname)) return;
    if (was.token && !now.token && !now.expired) {
      // A member who signs out does not return to this page. Staff and members have separate sign-in pages.
      void router.navigate({ to: was.user?.isAdmin ? '/login' : '/sign-in' });
    } else if (!was.token !== !now.token || was.user?.isAdmin !== now.user?.isAdmin) {
      // The guard of the page sends viewers without access to a sign-in page. A public page has none.
      void router.invalidate();
    }
  });
  // A browser that was closed while it signed out has some of it left.
  if (!before.token) {
    forgetKept();
    forgetSubscription();
  }
  // The stored user can be outdated.
  if (before.token) queryClient.query(ownProfileQuery).catch(() => undefined);
}
