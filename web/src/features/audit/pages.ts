import { hasPermission } from '@kindred/contract/permissions';
import { lazyRouteComponent } from '@tanstack/react-router';
import { requirePermission } from '../../api/accounts/guards.ts';
import { inReadersLanguage } from '../../lib/messages/language.ts';
import { createPage } from '../../lib/page.ts';
import type { AuditSearch } from './audit-search.ts';

const m = inReadersLanguage({ en: { title: 'Audit Log', label: 'Audit' } });

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
