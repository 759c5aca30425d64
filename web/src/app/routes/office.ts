import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { readAuditSearch } from '../../features/audit/audit-search.ts';
import { readReportsSearch } from '../../features/reports/reports-search.ts';
import { readUsersSearch } from '../../features/user-admin/users-search.ts';
import { requireAdmin, requireAdministrator } from '../guards.ts';
import { root } from './root.ts';

const pages = () => import('../office-pages.ts');

const dashboard = createRoute({
  getParentRoute: () => root,
  path: '/dashboard',
  staticData: { title: 'dashboard', layout: 'admin' },
  beforeLoad: requireAdmin,
  component: lazyRouteComponent(async () => (await pages()).dashboardPage(), 'DashboardPage'),
});

const users = createRoute({
  getParentRoute: () => root,
  path: '/users',
  staticData: { title: 'users', layout: 'admin' },
  beforeLoad: requireAdmin,
  validateSearch: readUsersSearch,
  component: lazyRouteComponent(async () => (await pages()).usersPage(), 'UsersPage'),
});

const memberFile = createRoute({
  getParentRoute: () => root,
  path: '/users/$id',
  staticData: { title: 'memberFile', layout: 'admin' },
  beforeLoad: requireAdmin,
  component: lazyRouteComponent(async () => (await pages()).memberFilePage(), 'MemberFilePage'),
});

const reports = createRoute({
  getParentRoute: () => root,
  path: '/reports',
  staticData: { title: 'reports', layout: 'admin' },
  beforeLoad: requireAdmin,
  validateSearch: readReportsSearch,
  component: lazyRouteComponent(async () => (await pages()).reportsPage(), 'ReportsPage'),
});

const photoReview = createRoute({
  getParentRoute: () => root,
  path: '/photo-review',
  staticData: { title: 'photoReview', layout: 'admin' },
  beforeLoad: requireAdmin,
  component: lazyRouteComponent(async () => (await pages()).photoReviewPage(), 'PhotoReviewPage'),
});

const security = createRoute({
  getParentRoute: () => root,
  path: '/security',
  staticData: { title: 'security', layout: 'admin' },
  beforeLoad: requireAdmin,
  component: lazyRouteComponent(async () => (await pages()).securityPage(), 'SecurityPage'),
});

const team = createRoute({
  getParentRoute: () => root,
  path: '/team',
  staticData: { title: 'team', layout: 'admin' },
  beforeLoad: requireAdministrator,
  component: lazyRouteComponent(async () => (await pages()).teamPage(), 'TeamPage'),
});

const audit = createRoute({
  getParentRoute: () => root,
  path: '/audit',
  staticData: { title: 'audit', layout: 'admin' },
  beforeLoad: requireAdministrator,
  validateSearch: readAuditSearch,
  component: lazyRouteComponent(async () => (await pages()).auditPage(), 'AuditPage'),
});

export const officeRoutes = [
  dashboard,
  users,
  memberFile,
  reports,
  photoReview,
  security,
  team,
  audit,
] as const;
