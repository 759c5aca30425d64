import { hasPermission } from '@kindred/contract/permissions';
import { lazyRouteComponent } from '@tanstack/react-router';
import { allowEveryone, requirePermission, requireSession } from '../../api/accounts/guards.ts';
import { messages as titles } from '#texts/page-titles.ts';
import { createPage } from '../../lib/page.ts';
import type { ReportsSearch } from './reports-search.ts';

const m = titles.reports;

const reports = createPage({
  path: '/reports',
  title: m.reports.title,
  layout: 'staff',
  menus: {
    staff: {
      label: m.reports.label,
      order: 3,
      visibleTo: ({ staffRole }) => hasPermission(staffRole, 'readReports'),
    },
  },
  guard: requirePermission('readReports'),
  // Read by the page itself, as this file is loaded with every page.
  readSearch: (given) => given as ReportsSearch,
  component: lazyRouteComponent(() => import('./reports-page.tsx'), 'ReportsPage'),
});

const myReports = createPage({
  path: '/my-reports',
  title: m.myReports.title,
  layout: 'member',
  titled: true,
  below: '/home',
  guard: requireSession,
  component: lazyRouteComponent(() => import('./my-reports-page.tsx'), 'MyReportsPage'),
});

const publicNotice = createPage({
  path: '/report-content',
  title: m.notice.title,
  layout: 'viewer',
  titled: true,
  below: '/home',
  guard: allowEveryone,
  component: lazyRouteComponent(() => import('./public-notice/notice-page.tsx'), 'NoticePage'),
});

export const reportPages = [reports, myReports, publicNotice] as const;
