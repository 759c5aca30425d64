import { createRoute, createRouter, redirect } from '@tanstack/react-router';
import type { RouterHistory } from '@tanstack/react-router';
import { pageShown, setMissing } from '../lib/missing-address.ts';
import { rootRoute } from '../lib/page.ts';
import { PageFailure, PagePending } from './page-states.tsx';
import { pages } from './pages.ts';
import { Shell } from './shell.tsx';

const unknownPage = createRoute({
  getParentRoute: () => rootRoute,
  path: '$',
  beforeLoad: ({ cause, location: { pathname } }) => {
    if (cause !== 'preload') setMissing(pathname, 'missing');
    redirect({ to: '/dashboard', replace: true, throw: true });
  },
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
