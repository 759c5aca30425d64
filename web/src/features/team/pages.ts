import { lazyRouteComponent } from '@tanstack/react-router';
import { staffPage } from '../../api/accounts/guards.ts';
import { messages as titles } from '#texts/page-titles.ts';
import { createPage } from '../../lib/page.ts';

const m = titles.team;

const team = createPage({
  path: '/team',
  title: m.title,
  ...staffPage('manageTeam', m.label, 5),
  component: lazyRouteComponent(() => import('./team-page.tsx'), 'TeamPage'),
});

export const teamPages = [team] as const;
