import { lazyRouteComponent } from '@tanstack/react-router';
import { isNotStaff, requireMember } from '../../api/accounts/guards.ts';
import { messages as titles } from '#texts/page-titles.ts';
import { createPage } from '../../lib/page.ts';

const m = titles.likes;

const likes = createPage({
  path: '/likes',
  title: m.likes,
  layout: 'member',
  titled: true,
  confirmedOnly: true,
  menus: { member: { label: m.likes, order: 1.2, visibleTo: isNotStaff } },
  guard: requireMember,
  component: lazyRouteComponent(() => import('./likes-page.tsx'), 'LikesPage'),
});

const sent = createPage({
  path: '/likes/sent',
  title: m.sent,
  layout: 'member',
  titled: true,
  confirmedOnly: true,
  guard: requireMember,
  component: lazyRouteComponent(() => import('./sent-page.tsx'), 'SentPage'),
});

const passed = createPage({
  path: '/likes/passed',
  title: m.passed,
  layout: 'member',
  titled: true,
  confirmedOnly: true,
  guard: requireMember,
  component: lazyRouteComponent(() => import('./passed-page.tsx'), 'PassedPage'),
});

const bookmarks = createPage({
  path: '/likes/bookmarks',
  title: m.bookmarks,
  layout: 'member',
  titled: true,
  confirmedOnly: true,
  guard: requireMember,
  component: lazyRouteComponent(() => import('./bookmarks-page.tsx'), 'BookmarksPage'),
});

export const likePages = [likes, sent, passed, bookmarks] as const;
