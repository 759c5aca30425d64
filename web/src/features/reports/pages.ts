import { lazyRouteComponent } from '@tanstack/react-router';
import { allowEveryone, requireSession, staffPage } from '../../api/accounts/guards.ts';
import { messages as titles } from '#texts/page-titles.ts';
import { createPage } from '../../lib/page.ts';
import type { ReportsSearch } from './reports-search.ts';

const m = titles.reports;

const reports = createPage({
  path: '/reports',
  title: m.reports.title,
  ...staffPage('readReports', m.reports.label, 3),
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

const pictureRequest = createPage({
  path: '/intimate-pictures',
  title: m.pictures.title,
  layout: 'viewer',
  titled: true,
  below: '/home',
  guard: allowEveryone,
  component: lazyRouteComponent(() => import('./picture-request/request-page.tsx'), 'RequestPage'),
});

export const reportPages = [reports, myReports, publicNotice, pictureRequest] as const;
