import {
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  redirect,
} from '@tanstack/react-router';
import { loadMessages } from '../lib/messages/messages.ts';
import { Shell } from './shell.tsx';

const root = createRootRoute({ component: Shell });

const landing = createRoute({
  getParentRoute: () => root,
  path: '/',
  loader: () => loadMessages('home'),
  component: lazyRouteComponent(() => import('../features/home/landing-page.tsx'), 'LandingPage'),
});

const home = createRoute({
  getParentRoute: () => root,
  path: '/home',
  loader: () => loadMessages('home'),
  component: lazyRouteComponent(() => import('../features/home/home-page.tsx'), 'HomePage'),
});

const login = createRoute({
  getParentRoute: () => root,
  path: '/login',
  loader: () => loadMessages('login'),
  component: lazyRouteComponent(() => import('../features/accounts/login-page.tsx'), 'LoginPage'),
});

const faqs = createRoute({
  getParentRoute: () => root,
  path: '/faqs',
  loader: () => loadMessages('faqs'),
  component: lazyRouteComponent(() => import('../features/faqs/faqs-page.tsx'), 'FaqsPage'),
});

const privacy = createRoute({
  getParentRoute: () => root,
  path: '/privacy',
  loader: () => loadMessages('privacy'),
  component: lazyRouteComponent(
    () => import('../features/privacy/privacy-page.tsx'),
    'PrivacyPage',
  ),
});

const dashboard = createRoute({
  getParentRoute: () => root,
  path: '/dashboard',
  loader: () => loadMessages('staff'),
  component: lazyRouteComponent(
    () => import('../features/statistics/dashboard-page.tsx'),
    'DashboardPage',
  ),
});

const users = createRoute({
  getParentRoute: () => root,
  path: '/users',
  loader: () => loadMessages('staff'),
  component: lazyRouteComponent(() => import('../features/staff/users-page.tsx'), 'UsersPage'),
});

const reports = createRoute({
  getParentRoute: () => root,
  path: '/reports',
  loader: () => loadMessages('staff'),
  component: lazyRouteComponent(
    () => import('../features/reports/reports-page.tsx'),
    'ReportsPage',
  ),
});

const anyOther = createRoute({
  getParentRoute: () => root,
  path: '$',
  beforeLoad: () => redirect({ to: '/dashboard', replace: true, throw: true }),
});

export const router = createRouter({
  routeTree: root.addChildren([
    landing,
    home,
    login,
    faqs,
    privacy,
    dashboard,
    users,
    reports,
    anyOther,
  ]),
  defaultPreload: 'intent',
  scrollRestoration: true,
});

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
}
