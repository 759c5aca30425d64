import { hasPermission } from '@kindred/contract/permissions';
import { lazyRouteComponent } from '@tanstack/react-router';
import { requirePermission } from '../../api/accounts/guards.ts';
import { messages as titles } from '#texts/page-titles.ts';
import { createPage } from '../../lib/page.ts';
import type { AuditSearch } from './audit-search.ts';

const m = titles.audit;

const audit = createPage({
  path: '/audit',
  title: m.title,
  layout: 'staff',
  menus: {
    staff: {
      label: m.label,
      order: 6,
      visibleTo: ({ staffRole }) => hasPermission(staffRole, 'readAudit'),
    },
  },
  guard: requirePermission('readAudit'),
  // Read by the page itself, as this file is loaded with every page.
  readSearch: (given) => given as AuditSearch,
  component: lazyRouteComponent(() => import('./audit-page.tsx'), 'AuditPage'),
});

export const auditPages = [audit] as const;
