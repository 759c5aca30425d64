import { lazyRouteComponent } from '@tanstack/react-router';
import { requireSession, commandPage } from '../../api/accounts/guards.ts';
import { messages as titles } from '#texts/page-titles.ts';
import { createPage } from '../../lib/page.ts';

const m = titles.announcements;

const announcements = createPage({
  path: '/announcements',
  title: m.title,
  ...commandPage('announce', m.title, 5.7),
  component: lazyRouteComponent(() => import('./announcements-page.tsx'), 'AnnouncementsPage'),
});

const news = createPage({
  path: '/news',
  title: m.news,
  layout: 'member',
  titled: true,
  below: '/home',
  guard: requireSession,
  component: lazyRouteComponent(() => import('./news-page.tsx'), 'NewsPage'),
});

export const announcementPages = [announcements, news] as const;
