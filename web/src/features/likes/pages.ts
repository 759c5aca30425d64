import { lazyRouteComponent } from '@tanstack/react-router';
import { requireSession } from '../../api/accounts/guards.ts';
import { inReadersLanguage } from '../../lib/messages/language.ts';
import { createPage } from '../../lib/page.ts';

const m = inReadersLanguage({ en: { likes: 'Likes', matches: 'Matches' } });

const likes = createPage({
  path: '/likes',
  title: m.likes,
  layout: 'member',
  menus: { member: { label: m.likes, order: 1.2 } },
  guard: requireSession,
  component: lazyRouteComponent(() => import('./likes-page.tsx'), 'LikesPage'),
});

const matches = createPage({
  path: '/matches',
  title: m.matches,
  layout: 'member',
  menus: { member: { label: m.matches, order: 1.3 } },
  guard: requireSession,
  component: lazyRouteComponent(() => import('./matches-page.tsx'), 'MatchesPage'),
});

export const likePages = [likes, matches] as const;
