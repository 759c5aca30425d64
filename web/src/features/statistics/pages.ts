import { lazyRouteComponent } from '@tanstack/react-router';
import { requireStaff } from '../../api/accounts/guards.ts';
import { messages as titles } from '#texts/page-titles.ts';
import { createPage } from '../../lib/page.ts';
import { readDashboardSearch } from './dashboard-search.ts';

const m = titles.statistics;

const dashboard = createPage({
  path: '/dashboard',
  title: m.title,
  layout: 'staff',
  menus: {
    staff: { label: m.label, order: 1 },
    member: { label: m.label, order: 5, visibleTo: (user) => user.isAdmin },
  },
  guard: requireStaff,
  readSearch: readDashboardSearch,
  component: lazyRouteComponent(() => import('./dashboard-page.tsx'), 'DashboardPage'),
});

export const statisticsPages = [dashboard] as const;
