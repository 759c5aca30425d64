import { createRouter } from '@tanstack/react-router';
import type { RouterHistory } from '@tanstack/react-router';
import { PageFailure } from './page-failure.tsx';
import { PagePending } from './page-pending.tsx';
import { routeTree } from './routes.ts';

export type AppRouter = ReturnType<typeof createAppRouter>;

/** Without a history it is that of the browser. */
export function createAppRouter(history?: RouterHistory) {
  return createRouter({
    routeTree,
    ...(history && { history }),
    defaultPreload: 'intent',
    defaultErrorComponent: PageFailure,
    defaultPendingComponent: PagePending,
    defaultPendingMs: 400,
    scrollRestoration: !history,
  });
}

declare module '@tanstack/react-router' {
  interface Register {
    router: AppRouter;
  }
}
