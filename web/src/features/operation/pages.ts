import { hasPermission } from '@kindred/contract/permissions';
import { lazyRouteComponent } from '@tanstack/react-router';
import { requirePermission } from '../../api/accounts/guards.ts';
import { messages as titles } from '#texts/page-titles.ts';
import { createPage } from '../../lib/page.ts';

const m = titles.operation;

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
