import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { readReportsSearch } from '../../features/reports/reports-search.ts';
import { readUsersSearch } from '../../features/staff/users-search.ts';
import { loadMessages } from '../../lib/messages/messages.ts';
import { requireAdmin } from '../guards.ts';
import { root } from './root.ts';

const dashboard = createRoute({
  getParentRoute: () => root,
  path: '/dashboard',
  staticData: { title: 'dashboard', layout: 'admin' },
  beforeLoad: requireAdmin,
  loader: () => loadMessages('statistics'),
  component: lazyRouteComponent(
    () => import('../../features/statistics/dashboard-page.tsx'),
    'DashboardPage',
  ),
});

const users = createRoute({
  getParentRoute: () => root,
  path: '/users',
  staticData: { title: 'users', layout: 'admin' },
  beforeLoad: requireAdmin,
  validateSearch: readUsersSearch,
  loader: () => loadMessages('users', 'staff', 'formats'),
  component: lazyRouteComponent(() => import('../../features/staff/users-page.tsx'), 'UsersPage'),
});

const reports = createRoute({
  getParentRoute: () => root,
  path: '/reports',
  staticData: { title: 'reports', layout: 'admin' },
  beforeLoad: requireAdmin,
  validateSearch: readReportsSearch,
  loader: () => loadMessages('reports', 'staff'),
  component: lazyRouteComponent(
    () => import('../../features/reports/reports-page.tsx'),
    'ReportsPage',
  ),
});

const security = createRoute({
  getParentRoute: () => root,
  path: '/security',
  staticData: { title: 'security', layout: 'admin' },
  beforeLoad: requireAdmin,
  loader: () => loadMessages('security'),
  component: lazyRouteComponent(
    () => import('../../features/security/security-page.tsx'),
    'SecurityPage',
  ),
});

export const officeRoutes = [dashboard, users, reports, security] as const;
