import { lazyRouteComponent } from '@tanstack/react-router';
import { staffPage } from '../../api/accounts/guards.ts';
import { messages as titles } from '#texts/page-titles.ts';
import { createPage } from '../../lib/page.ts';
import type { AuditSearch } from './audit-search.ts';

const m = titles.audit;

const audit = createPage({
  path: '/audit',
  title: m.title,
  ...staffPage('readAudit', m.label, 6),
  // Read by the page itself, as this file is loaded with every page.
  readSearch: (given) => given as AuditSearch,
  component: lazyRouteComponent(() => import('./audit-page.tsx'), 'AuditPage'),
});

export const auditPages = [audit] as const;
