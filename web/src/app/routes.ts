import { createRootRoute, createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router';
import type { Catalogues } from '../lib/messages/catalogues.ts';
import { loadMessages } from '../lib/messages/messages.ts';
import { returnPath } from '../lib/return-path.ts';
import { readReportsSearch } from '../features/reports/reports-search.ts';
import { readUsersSearch } from '../features/staff/users-search.ts';
import { type RegistrationStep, readStep } from '../features/accounts/registration-step.ts';
import {
  leaveWithSession,
  requireAdmin,
  requireSession,
  requireSomethingToVerify,
  skipLanding,
} from './guards.ts';
import { Shell } from './shell.tsx';

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    title?: keyof Catalogues['shell']['titles'];
    /** Absent: that of whoever looks. */
    layout?: 'public' | 'member' | 'admin' | 'bare';
  }
}

const root = createRootRoute({ component: Shell });

const landing = createRoute({
  getParentRoute: () => root,
  path: '/',
  staticData: { title: 'landing', layout: 'public' },
  beforeLoad: skipLanding,
  loader: () => loadMessages('home'),
  component: lazyRouteComponent(() => import('../features/home/landing-page.tsx'), 'LandingPage'),
});

const login = createRoute({
  getParentRoute: () => root,
  path: '/login',
  staticData: { title: 'login', layout: 'bare' },
  validateSearch: (search): { redirect?: string | undefined } => {
    // Named also when it is nothing: the router lays this over what the address says.
    return { redirect: returnPath(search['redirect']) ?? undefined };
  },
  beforeLoad: leaveWithSession,
  loader: () => loadMessages('login'),
  component: lazyRouteComponent(() => import('../features/accounts/login-page.tsx'), 'LoginPage'),
});

const signIn = createRoute({
  getParentRoute: () => root,
  path: '/sign-in',
  staticData: { title: 'signIn', layout: 'bare' },
  validateSearch: (search): { redirect?: string | undefined; changed?: true | undefined } => ({
    redirect: returnPath(search['redirect']) ?? undefined,
    // The password was chosen anew a moment ago.
    changed: search['changed'] === true || undefined,
  }),
  beforeLoad: leaveWithSession,
  loader: () => loadMessages('arriving'),
  component: lazyRouteComponent(
    () => import('../features/accounts/sign-in-page.tsx'),
    'SignInPage',
  ),
});

const providerReturn = createRoute({
  getParentRoute: () => root,
  path: '/sign-in/$provider',
  staticData: { title: 'signIn', layout: 'bare' },
  beforeLoad: leaveWithSession,
  loader: () => loadMessages('arriving'),
  component: lazyRouteComponent(
    () => import('../features/accounts/provider-return-page.tsx'),
    'ProviderReturnPage',
  ),
});

const register = createRoute({
  getParentRoute: () => root,
  path: '/register',
  staticData: { title: 'register', layout: 'bare' },
  validateSearch: (search): { step?: RegistrationStep | undefined } => ({
    step: readStep(search['step']),
  }),
  beforeLoad: leaveWithSession,
  loader: () => loadMessages('arriving'),
  component: lazyRouteComponent(
    () => import('../features/accounts/register-page.tsx'),
    'RegisterPage',
  ),
});

const verify = createRoute({
  getParentRoute: () => root,
  path: '/verify',
  staticData: { title: 'verify', layout: 'bare' },
  beforeLoad: requireSomethingToVerify,
  loader: () => loadMessages('arriving'),
  component: lazyRouteComponent(() => import('../features/accounts/verify-page.tsx'), 'VerifyPage'),
});

const forgotPassword = createRoute({
  getParentRoute: () => root,
  path: '/forgot-password',
  staticData: { title: 'forgotPassword', layout: 'bare' },
  loader: () => loadMessages('arriving'),
  component: lazyRouteComponent(
    () => import('../features/accounts/forgot-password-page.tsx'),
    'ForgotPasswordPage',
  ),
});

const resetPassword = createRoute({
  getParentRoute: () => root,
  path: '/reset-password',
  staticData: { title: 'resetPassword', layout: 'bare' },
  loader: () => loadMessages('arriving'),
  component: lazyRouteComponent(
    () => import('../features/accounts/reset-password-page.tsx'),
    'ResetPasswordPage',
  ),
});

const faqs = createRoute({
  getParentRoute: () => root,
  path: '/faqs',
  staticData: { title: 'faqs' },
  loader: () => loadMessages('faqs'),
  component: lazyRouteComponent(() => import('../features/faqs/faqs-page.tsx'), 'FaqsPage'),
});

const privacy = createRoute({
  getParentRoute: () => root,
  path: '/privacy',
  staticData: { title: 'privacy' },
  loader: () => loadMessages('privacy'),
  component: lazyRouteComponent(
    () => import('../features/privacy/privacy-page.tsx'),
    'PrivacyPage',
  ),
});

const home = createRoute({
  getParentRoute: () => root,
  path: '/home',
  staticData: { title: 'home', layout: 'member' },
  beforeLoad: requireSession,
  loader: () => loadMessages('home'),
  component: lazyRouteComponent(() => import('../features/home/home-page.tsx'), 'HomePage'),
});

const welcome = createRoute({
  getParentRoute: () => root,
  path: '/welcome',
  staticData: { title: 'welcome', layout: 'member' },
  beforeLoad: requireSession,
  validateSearch: (search): { step?: number | undefined } => ({
    step: [1, 2, 3, 4, 5].find((step) => step === Number(search['step'])),
  }),
  loader: () => loadMessages('profile'),
  component: lazyRouteComponent(
    () => import('../features/profile/welcome-page.tsx'),
    'WelcomePage',
  ),
});

const profile = createRoute({
  getParentRoute: () => root,
  path: '/profile',
  staticData: { title: 'profile', layout: 'member' },
  beforeLoad: requireSession,
  loader: () => loadMessages('profile'),
  component: lazyRouteComponent(
    () => import('../features/profile/profile-page.tsx'),
    'ProfilePage',
  ),
});

const person = createRoute({
  getParentRoute: () => root,
  path: '/members/$id',
  staticData: { title: 'person', layout: 'member' },
  beforeLoad: requireSession,
  loader: () => loadMessages('profile', 'formats', 'myReports'),
  component: lazyRouteComponent(() => import('./member-page.tsx'), 'MemberPage'),
});

const settings = createRoute({
  getParentRoute: () => root,
  path: '/settings',
  staticData: { title: 'settings', layout: 'member' },
  beforeLoad: requireSession,
  loader: () => loadMessages('profile'),
  component: lazyRouteComponent(
    () => import('../features/profile/settings-page.tsx'),
    'SettingsPage',
  ),
});

const dashboard = createRoute({
  getParentRoute: () => root,
  path: '/dashboard',
  staticData: { title: 'dashboard', layout: 'admin' },
  beforeLoad: requireAdmin,
  loader: () => loadMessages('statistics'),
  component: lazyRouteComponent(
    () => import('../features/statistics/dashboard-page.tsx'),
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
  component: lazyRouteComponent(() => import('../features/staff/users-page.tsx'), 'UsersPage'),
});

const reports = createRoute({
  getParentRoute: () => root,
  path: '/reports',
  staticData: { title: 'reports', layout: 'admin' },
  beforeLoad: requireAdmin,
  validateSearch: readReportsSearch,
  loader: () => loadMessages('reports', 'staff'),
  component: lazyRouteComponent(
    () => import('../features/reports/reports-page.tsx'),
    'ReportsPage',
  ),
});

const ownReports = createRoute({
  getParentRoute: () => root,
  path: '/my-reports',
  staticData: { title: 'myReports', layout: 'member' },
  beforeLoad: requireSession,
  loader: () => loadMessages('myReports'),
  component: lazyRouteComponent(
    () => import('../features/reports/my-reports-page.tsx'),
    'MyReportsPage',
  ),
});

const anyOther = createRoute({
  getParentRoute: () => root,
  path: '$',
  beforeLoad: () => redirect({ to: '/dashboard', replace: true, throw: true }),
});

export const routeTree = root.addChildren([
  landing,
  login,
  signIn,
  providerReturn,
  register,
  verify,
  forgotPassword,
  resetPassword,
  faqs,
  privacy,
  home,
  welcome,
  profile,
  person,
  settings,
  dashboard,
  users,
  reports,
  ownReports,
  anyOther,
]);
