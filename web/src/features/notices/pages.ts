import { lazyRouteComponent } from '@tanstack/react-router';
import { allowEveryone, requireSession } from '../../api/accounts/guards.ts';
import { messages as titles } from '#texts/page-titles.ts';
import { createPage } from '../../lib/page.ts';

const m = titles.notices;

const notices = createPage({
  path: '/notices',
  title: m.notices,
  layout: 'member',
  titled: true,
  guard: requireSession,
  component: lazyRouteComponent(() => import('./notices-page.tsx'), 'NoticesPage'),
});

const unsubscribe = createPage({
  path: '/unsubscribe',
  title: m.unsubscribe,
  layout: 'viewer',
  titled: true,
  below: '/home',
  guard: allowEveryone,
  component: lazyRouteComponent(() => import('./unsubscribe-page.tsx'), 'UnsubscribePage'),
});

export const noticePages = [notices, unsubscribe] as const;
