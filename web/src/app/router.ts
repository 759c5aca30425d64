import { createRoute, createRouter } from '@tanstack/react-router';
import type { RouterHistory } from '@tanstack/react-router';
import { leadAway } from '../api/accounts/guards.ts';
import { pageShown } from '../lib/missing-address.ts';
import { rootRoute } from '../lib/page.ts';
import { PageFailure, PagePending } from './page-states.tsx';
import { pages } from './pages.ts';
import { Shell } from './shell.tsx';

const unknownPage = createRoute({
  getParentRoute: () => rootRoute,
  path: '$',
  beforeLoad: (arrival) => leadAway(arrival, 'missing'),
});

const routeTree = rootRoute.update({ component: Shell }).addChildren([...pages, unknownPage]);

export type AppRouter = ReturnType<typeof createAppRouter>;

/** Without a history the browser's is used. */
export function createAppRouter(history?: RouterHistory) {
  const router = createRouter({
    routeTree,
    ...(history && { history }),
    defaultPreload: 'intent',
    defaultErrorComponent: PageFailure,
    defaultPendingComponent: PagePending,
    defaultPendingMs: 400,
    scrollRestoration: !history,
  });
  router.subscribe('onResolved', ({ toLocation }) => pageShown(toLocation.pathname));
  return router;
}

declare module '@tanstack/react-router' {
  interface Register {
    router: AppRouter;
  }
}
