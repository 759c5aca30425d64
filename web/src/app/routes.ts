import { createRoute, redirect } from '@tanstack/react-router';
import { memberRoutes } from './routes/member.ts';
import { officeRoutes } from './routes/office.ts';
import { root } from './routes/root.ts';
import { visitorRoutes } from './routes/visitor.ts';

const anyOther = createRoute({
  getParentRoute: () => root,
  path: '$',
  beforeLoad: () => redirect({ to: '/dashboard', replace: true, throw: true }),
});

export const routeTree = root.addChildren([
  ...visitorRoutes,
  ...memberRoutes,
  ...officeRoutes,
  anyOther,
]);
