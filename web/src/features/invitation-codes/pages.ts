import { lazyRouteComponent } from '@tanstack/react-router';
import { requireSession, commandPage } from '../../api/accounts/guards.ts';
import { messages as titles } from '#texts/page-titles.ts';
import { createPage } from '../../lib/page.ts';

const m = titles.invitationCodes;

const codes = createPage({
  path: '/invitation-codes',
  title: m.title,
  ...commandPage('manageInvitations', m.title, 5.8),
  component: lazyRouteComponent(() => import('./codes-page.tsx'), 'CodesPage'),
});

const invite = createPage({
  path: '/invite',
  title: m.title,
  layout: 'member',
  titled: true,
  below: '/home',
  guard: requireSession,
  component: lazyRouteComponent(() => import('./invite-page.tsx'), 'InvitePage'),
});

export const invitationPages = [codes, invite] as const;
