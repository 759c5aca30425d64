import { CallError } from '../lib/calls/call-error.ts';
import { queryClient } from './query-client.ts';
import type { AppRouter } from './router.ts';

/**
 * Members whom the team has not approved are led from pages with people to the one that says so.
 * Staff who have to set up their second factor, and members who have to accept a page of the owner, are redirected to where
 * they can. Pages that everyone can read stay open to members.
 */
export function redirectRefused(router: AppRouter) {
  for (const cache of [queryClient.getQueryCache(), queryClient.getMutationCache()]) {
    cache.subscribe((event) => {
      if (!('action' in event) || event.action.type !== 'error') return;
      const error: unknown = event.action.error;
      if (!(error instanceof CallError)) return;
      if (error.code === 'second_factor_required')
        void router.navigate({ to: '/security', replace: true });
      // Where the member is going: the page that is still shown may be another one.
      const { location } = router.state;
      const page = router.matchRoutes(location.pathname).at(-1)?.staticData.page;
      if (
        error.code === 'acceptance_required' &&
        location.pathname !== '/agree' &&
        page?.layout !== 'viewer'
      )
        void router.navigate({ to: '/agree', search: { redirect: location.href }, replace: true });
      // Other pages stay open to them, with a line above.
      if (error.code === 'approval_needed' && page?.confirmedOnly)
        void router.navigate({ to: '/approval', replace: true });
    });
  }
}
