import { lazyRouteComponent } from '@tanstack/react-router';
import { commandPage } from '../../api/accounts/guards.ts';
import { messages as titles } from '#texts/page-titles.ts';
import { createPage } from '../../lib/page.ts';

const m = titles.integrations;

const integrations = createPage({
  path: '/integrations',
  title: m.title,
  ...commandPage('manageIntegrations', m.label, 8),
  component: lazyRouteComponent(() => import('./integrations-page.tsx'), 'IntegrationsPage'),
});

export const integrationPages = [integrations] as const;
