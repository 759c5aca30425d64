import { hasPermission } from '@kindred/contract/permissions';
import { lazyRouteComponent } from '@tanstack/react-router';
import { requirePermission } from '../../api/accounts/guards.ts';
import { messages as titles } from '#texts/page-titles.ts';
import { createPage } from '../../lib/page.ts';

const m = titles.team;

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
