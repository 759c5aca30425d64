import { lazyRouteComponent } from '@tanstack/react-router';
import { requireSession } from '../../api/accounts/guards.ts';
import { inReadersLanguage } from '../../lib/messages/language.ts';
import { createPage } from '../../lib/page.ts';

const titles = inReadersLanguage({ en: { welcome: 'Welcome', profile: 'Your Profile' } });

const welcome = createPage({
  path: '/welcome',
  title: titles.welcome,
  layout: 'member',
  guard: requireSession,
  readSearch: (search): { step?: number | undefined } => ({
    step: [1, 2, 3, 4, 5, 6].find((step) => step === Number(search['step'])),
  }),
  component: lazyRouteComponent(() => import('./welcome-page.tsx'), 'WelcomePage'),
});

const profile = createPage({
  path: '/profile',
  title: titles.profile,
  layout: 'member',
  guard: requireSession,
  component: lazyRouteComponent(() => import('./profile-page.tsx'), 'ProfilePage'),
});

export const profilePages = [welcome, profile] as const;
