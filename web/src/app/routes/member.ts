import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { requireSession } from '../guards.ts';
import { root } from './root.ts';

const pages = () => import('../member-pages.ts');

const home = createRoute({
  getParentRoute: () => root,
  path: '/home',
  staticData: { title: 'home', layout: 'member' },
  beforeLoad: requireSession,
  component: lazyRouteComponent(async () => (await pages()).homePage(), 'HomePage'),
});

const welcome = createRoute({
  getParentRoute: () => root,
  path: '/welcome',
  staticData: { title: 'welcome', layout: 'member' },
  beforeLoad: requireSession,
  validateSearch: (search): { step?: number | undefined } => ({
    step: [1, 2, 3, 4, 5, 6].find((step) => step === Number(search['step'])),
  }),
  component: lazyRouteComponent(async () => (await pages()).welcomePage(), 'WelcomePage'),
});

const profile = createRoute({
  getParentRoute: () => root,
  path: '/profile',
  staticData: { title: 'profile', layout: 'member' },
  beforeLoad: requireSession,
  component: lazyRouteComponent(async () => (await pages()).profilePage(), 'ProfilePage'),
});

const person = createRoute({
  getParentRoute: () => root,
  path: '/members/$id',
  staticData: { title: 'person', layout: 'member' },
  beforeLoad: requireSession,
  component: lazyRouteComponent(async () => (await pages()).memberPage(), 'MemberPage'),
});

const settings = createRoute({
  getParentRoute: () => root,
  path: '/settings',
  staticData: { title: 'settings', layout: 'member' },
  beforeLoad: requireSession,
  component: lazyRouteComponent(async () => (await pages()).settingsPage(), 'SettingsPage'),
});

const ownReports = createRoute({
  getParentRoute: () => root,
  path: '/my-reports',
  staticData: { title: 'myReports', layout: 'member' },
  beforeLoad: requireSession,
  component: lazyRouteComponent(async () => (await pages()).myReportsPage(), 'MyReportsPage'),
});

const notices = createRoute({
  getParentRoute: () => root,
  path: '/notices',
  staticData: { title: 'notices', layout: 'member' },
  beforeLoad: requireSession,
  component: lazyRouteComponent(async () => (await pages()).noticesPage(), 'NoticesPage'),
});

export const memberRoutes = [
  home,
  welcome,
  profile,
  person,
  settings,
  ownReports,
  notices,
] as const;
