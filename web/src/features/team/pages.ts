import { hasPermission } from '@kindred/contract/permissions';
import { lazyRouteComponent } from '@tanstack/react-router';
import { requirePermission } from '../../api/accounts/guards.ts';
import { inReadersLanguage } from '../../lib/messages/language.ts';
import { createPage } from '../../lib/page.ts';

const m = inReadersLanguage({ en: { title: 'Team', label: 'Team' } });

const team = createPage({
  path: '/team',
  title: m.title,
  layout: 'staff',
  menus: {
    staff: {
      label: m.label,
      order: 5,
      visibleTo: ({ staffRole }) => hasPermission(staffRole, 'manageTeam'),
    },
  },
  guard: requirePermission('manageTeam'),
  component: lazyRouteComponent(() => import('./team-page.tsx'), 'TeamPage'),
});

export const teamPages = [team] as const;
