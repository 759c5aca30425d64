import { lazyRouteComponent } from '@tanstack/react-router';
import { requireSession } from '../../api/accounts/guards.ts';
import { messages as titles } from '#texts/page-titles.ts';
import { createPage } from '../../lib/page.ts';

/** Where a member whom the team has not approved is led from pages with people. */
const approval = createPage({
  path: '/approval',
  title: titles.announcements.approval,
  layout: 'member',
  titled: true,
  below: '/home',
  guard: requireSession,
  component: lazyRouteComponent(() => import('./approval-page.tsx'), 'ApprovalPage'),
});

export const approvalPages = [approval] as const;
