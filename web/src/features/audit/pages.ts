import { hasPermission } from '@kindred/contract/permissions';
import { IconHistory } from '@tabler/icons-react';
import { lazyRouteComponent } from '@tanstack/react-router';
import { requirePermission } from '../../api/accounts/guards.ts';
import { inReadersLanguage } from '../../lib/messages/language.ts';
import { createPage } from '../../lib/page.ts';
import { readAuditSearch } from './audit-search.ts';

const m = inReadersLanguage({ en: { title: 'Audit Log', label: 'Audit' } });

const audit = createPage({
  path: '/audit',
  title: m.title,
  layout: 'staff',
  menus: {
    staff: {
      label: m.label,
      order: 6,
      icon: IconHistory,
      visibleTo: ({ staffRole }) => hasPermission(staffRole, 'readAudit'),
    },
  },
  guard: requirePermission('readAudit'),
  readSearch: readAuditSearch,
  component: lazyRouteComponent(() => import('./audit-page.tsx'), 'AuditPage'),
});

export const auditPages = [audit] as const;
