import { mailedToken } from '../lib/sessions/mailed-token.ts';
import { nextPath } from '../lib/sessions/next-path.ts';
import { returnPath } from '../lib/sessions/return-path.ts';
import type { SessionState } from '../lib/sessions/session-store.ts';
import type { AppRouter } from './router.ts';

type Location = AppRouter['state']['location'];

const wantedPath = ({ search }: Location) =>
  'redirect' in search ? returnPath(search.redirect) : null;

/**
 * After someone signed in or confirmed their email in another tab, leaves a page that only those need who have not: for the
 * page that they wanted, or else the next one that they need.
 */
export function followEntry(router: AppRouter, from: Location, entered: SessionState) {
  // They have gone on while this was fetched.
  if (router.history.location.pathname !== from.pathname) return undefined;
  // A mailed link says itself what it is for.
  if (from.pathname === '/verify' && mailedToken(from.hash)) return router.invalidate();
  return router.navigate({ href: wantedPath(from) ?? nextPath(entered), replace: true });
}
