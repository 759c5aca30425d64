import { lazyRouteComponent } from '@tanstack/react-router';
import { allowEveryone, requireSession } from '../../api/accounts/guards.ts';
import { inReadersLanguage } from '../../lib/messages/language.ts';
import { createPage } from '../../lib/page.ts';

const titles = inReadersLanguage({ en: { notices: 'Notifications', unsubscribe: 'Unsubscribe' } });

const notices = createPage({
  path: '/notices',
  title: titles.notices,
  layout: 'member',
  titled: true,
  guard: requireSession,
  component: lazyRouteComponent(() => import('./notices-page.tsx'), 'NoticesPage'),
});

const unsubscribe = createPage({
  path: '/unsubscribe',
  title: titles.unsubscribe,
  layout: 'viewer',
  titled: true,
  below: '/home',
  guard: allowEveryone,
  component: lazyRouteComponent(() => import('./unsubscribe-page.tsx'), 'UnsubscribePage'),
});

export const noticePages = [notices, unsubscribe] as const;
