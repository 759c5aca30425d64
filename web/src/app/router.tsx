import { createRouter } from '@tanstack/react-router';
import { PageFailure } from './page-failure.tsx';
import { PagePending } from './page-pending.tsx';
import { routeTree } from './routes.ts';

export const router = createRouter({
  routeTree,
  defaultPreload: 'intent',
  defaultErrorComponent: PageFailure,
  defaultPendingComponent: PagePending,
  defaultPendingMs: 400,
  scrollRestoration: true,
});

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
}
