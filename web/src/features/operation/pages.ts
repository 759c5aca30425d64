import { lazyRouteComponent } from '@tanstack/react-router';
import { staffPage } from '../../api/accounts/guards.ts';
import { messages as titles } from '#texts/page-titles.ts';
import { createPage } from '../../lib/page.ts';

const m = titles.operation;

const system = createPage({
  path: '/system',
  title: m.title,
  ...staffPage('operateSystem', m.label, 7),
  component: lazyRouteComponent(() => import('./system-page.tsx'), 'SystemPage'),
});

export const operationPages = [system] as const;
