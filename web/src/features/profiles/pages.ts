import { lazyRouteComponent } from '@tanstack/react-router';
import { requireSession } from '../../api/accounts/guards.ts';
import { messages as titles } from '#texts/page-titles.ts';
import { createPage } from '../../lib/page.ts';

const m = titles.profiles;

const welcome = createPage({
  path: '/welcome',
  title: m.welcome,
  layout: 'bare',
  guard: requireSession,
  readSearch: (search): { step?: number | undefined } => ({
    step: [1, 2, 3, 4, 5, 6, 7, 8].find((step) => step === Number(search['step'])),
  }),
  component: lazyRouteComponent(() => import('./welcome-page.tsx'), 'WelcomePage'),
});

const profile = createPage({
  path: '/profile',
  title: m.profile,
  layout: 'member',
  titled: true,
  menus: { member: { label: m.profileTab, order: 1.4 } },
  guard: requireSession,
  component: lazyRouteComponent(() => import('./profile-page.tsx'), 'ProfilePage'),
});

const questions = createPage({
  path: '/questions',
  title: m.questions,
  layout: 'bare',
  guard: requireSession,
  component: lazyRouteComponent(() => import('./questions/questions-page.tsx'), 'QuestionsPage'),
});

export const profilePages = [welcome, profile, questions] as const;
