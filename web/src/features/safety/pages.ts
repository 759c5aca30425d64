import { lazyRouteComponent } from '@tanstack/react-router';
import { allowEveryone } from '../../api/accounts/guards.ts';
import { messages as titles } from '#texts/page-titles.ts';
import { createPage } from '../../lib/page.ts';

const m = titles.safety;

const safetyTips = createPage({
  path: '/safety-tips',
  title: m.title,
  layout: 'viewer',
  titled: true,
  below: '/home',
  footer: true,
  guard: allowEveryone,
  component: lazyRouteComponent(() => import('./safety-page.tsx'), 'SafetyPage'),
});

export const safetyPages = [safetyTips] as const;
