import { lazyRouteComponent } from '@tanstack/react-router';
import { isNotStaff, requireMember, requireSession } from '../../api/accounts/guards.ts';
import { messages as titles } from '#texts/page-titles.ts';
import { createPage } from '../../lib/page.ts';
import { readBrowseSearch } from './browse-search.ts';

const m = titles.discovery;

const discover = createPage({
  path: '/discover',
  title: m.discover,
  layout: 'member',
  titled: true,
  confirmedOnly: true,
  menus: { member: { label: m.discover, order: 1.1, visibleTo: isNotStaff } },
  guard: requireMember,
  component: lazyRouteComponent(() => import('./deck/discover-page.tsx'), 'DiscoverPage'),
});

const ranking = createPage({
  path: '/ranking',
  title: m.ranking,
  layout: 'member',
  titled: true,
  below: '/home',
  guard: requireSession,
  component: lazyRouteComponent(() => import('./ranking-page.tsx'), 'RankingPage'),
});

const browse = createPage({
  path: '/browse',
  title: m.browse,
  layout: 'member',
  titled: true,
  confirmedOnly: true,
  guard: requireMember,
  readSearch: readBrowseSearch,
  component: lazyRouteComponent(() => import('./browse-page.tsx'), 'BrowsePage'),
});

const member = createPage({
  path: '/members/$id',
  title: m.title,
  layout: 'member',
  confirmedOnly: true,
  bareOnPhone: true,
  guard: requireSession,
  component: lazyRouteComponent(() => import('./member-page.tsx'), 'MemberPage'),
});

export const discoveryPages = [discover, browse, ranking, member] as const;
