import { CallError } from '../lib/calls/call-error.ts';
import { queryClient } from './query-client.ts';
import type { AppRouter } from './router.ts';

/** Staff who still have to set up their second factor are redirected to the page where they can. */
export function redirectToSecondFactor(router: AppRouter) {
  for (const cache of [queryClient.getQueryCache(), queryClient.getMutationCache()]) {
    cache.subscribe((event) => {
      if (!('action' in event) || event.action.type !== 'error') return;
      const error: unknown = event.action.error;
      if (error instanceof CallError && error.code === 'second_factor_required')
        void router.navigate({ to: '/security', replace: true });
    });
  }
}
