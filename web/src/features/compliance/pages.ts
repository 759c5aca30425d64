import { lazyRouteComponent } from '@tanstack/react-router';
import { requirePermission, commandPage } from '../../api/accounts/guards.ts';
import { messages as titles } from '#texts/page-titles.ts';
import { createPage } from '../../lib/page.ts';

const m = titles.compliance;

const compliance = createPage({
  path: '/compliance',
  title: m.title,
  ...commandPage('keepCompliance', m.label, 9),
  component: lazyRouteComponent(() => import('./compliance-page.tsx'), 'CompliancePage'),
});

const form = createPage({
  path: '/compliance/$duty',
  title: m.title,
  layout: 'staff',
  guard: requirePermission('keepCompliance'),
  component: lazyRouteComponent(() => import('./form-page.tsx'), 'FormPage'),
});

export const compliancePages = [compliance, form] as const;
