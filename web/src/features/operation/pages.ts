import { hasPermission } from '@kindred/contract/permissions';
import { lazyRouteComponent } from '@tanstack/react-router';
import { requirePermission } from '../../api/accounts/guards.ts';
import { inReadersLanguage } from '../../lib/messages/language.ts';
import { createPage } from '../../lib/page.ts';

const m = inReadersLanguage({ en: { title: 'System', label: 'System' } });

const system = createPage({
  path: '/system',
  title: m.title,
  layout: 'staff',
  menus: {
    staff: {
      label: m.label,
      order: 7,
      visibleTo: ({ staffRole }) => hasPermission(staffRole, 'operateSystem'),
    },
  },
  guard: requirePermission('operateSystem'),
  component: lazyRouteComponent(() => import('./system-page.tsx'), 'SystemPage'),
});

export const operationPages = [system] as const;
