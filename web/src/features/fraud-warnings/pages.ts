import { lazyRouteComponent } from '@tanstack/react-router';
import { requireSession } from '../../api/accounts/guards.ts';
import { messages as titles } from '#texts/page-titles.ts';
import { createPage } from '../../lib/page.ts';

const m = titles.fraudWarnings;

const warnings = createPage({
  path: '/fraud-warnings',
  title: m.title,
  layout: 'member',
  titled: true,
  below: '/home',
  guard: requireSession,
  component: lazyRouteComponent(() => import('./fraud-warnings-page.tsx'), 'FraudWarningsPage'),
});

export const fraudWarningPages = [warnings] as const;
