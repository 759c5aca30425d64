import { hasPermission } from '@kindred/contract/permissions';
import { IconFlag } from '@tabler/icons-react';
import { lazyRouteComponent } from '@tanstack/react-router';
import { requirePermission, requireSession } from '../../api/accounts/guards.ts';
import { inReadersLanguage } from '../../lib/messages/language.ts';
import { createPage } from '../../lib/page.ts';
import { readReportsSearch } from './reports-search.ts';

const m = inReadersLanguage({
  en: {
    reports: { title: 'Reports Management', label: 'Reports' },
    myReports: { title: 'My reports' },
  },
});

const reports = createPage({
  path: '/reports',
  title: m.reports.title,
  layout: 'staff',
  menus: {
    staff: {
      label: m.reports.label,
      order: 3,
      icon: IconFlag,
      visibleTo: ({ staffRole }) => hasPermission(staffRole, 'readReports'),
    },
  },
  guard: requirePermission('readReports'),
  readSearch: readReportsSearch,
  component: lazyRouteComponent(() => import('./reports-page.tsx'), 'ReportsPage'),
});

const myReports = createPage({
  path: '/my-reports',
  title: m.myReports.title,
  layout: 'member',
  guard: requireSession,
  component: lazyRouteComponent(() => import('./my-reports-page.tsx'), 'MyReportsPage'),
});

export const reportPages = [reports, myReports] as const;
