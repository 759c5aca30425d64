import { lazyRouteComponent } from '@tanstack/react-router';
import { requireSession } from '../../api/accounts/guards.ts';
import { inReadersLanguage } from '../../lib/messages/language.ts';
import { createPage } from '../../lib/page.ts';
import { readBrowseSearch } from './browse-search.ts';

const m = inReadersLanguage({ en: { title: 'Profile', browse: 'Browse' } });

const browse = createPage({
  path: '/browse',
  title: m.browse,
  layout: 'member',
  menus: { member: { label: m.browse, order: 1.1 } },
  guard: requireSession,
  readSearch: readBrowseSearch,
  component: lazyRouteComponent(() => import('./browse-page.tsx'), 'BrowsePage'),
});

const member = createPage({
  path: '/members/$id',
  title: m.title,
  layout: 'member',
  guard: requireSession,
  component: lazyRouteComponent(() => import('./member-page.tsx'), 'MemberPage'),
});

export const discoveryPages = [browse, member] as const;
