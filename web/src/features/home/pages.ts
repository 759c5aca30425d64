import { lazyRouteComponent } from '@tanstack/react-router';
import { leaveLandingWithSession, requireSession } from '../../api/accounts/guards.ts';
import { messages as titles } from '#texts/page-titles.ts';
import { createPage } from '../../lib/page.ts';

const m = titles.home;

const landing = createPage({
  path: '/',
  title: m.landing.title,
  layout: 'public',
  menus: { public: { label: m.landing.label, order: 1 } },
  guard: leaveLandingWithSession,
  component: lazyRouteComponent(() => import('./landing-page.tsx'), 'LandingPage'),
});

const home = createPage({
  path: '/home',
  title: m.home.title,
  layout: 'member',
  menus: { member: { label: m.home.label, order: 1 } },
  titled: true,
  footer: true,
  guard: requireSession,
  component: lazyRouteComponent(() => import('./home-page.tsx'), 'HomePage'),
});

/** Only leads on. */
const start = createPage({
  path: '/start',
  title: m.home.title,
  layout: 'bare',
  guard: () => import('../../api/accounts/open-start.ts').then(({ openStart }) => openStart()),
  component: () => null,
});

export const homePages = [landing, home, start] as const;
