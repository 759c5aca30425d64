import { lazyRouteComponent } from '@tanstack/react-router';
import { requireSession } from '../../api/accounts/guards.ts';
import { messages as titles } from '#texts/page-titles.ts';
import { createPage } from '../../lib/page.ts';

const photoCheck = createPage({
  path: '/photo-check',
  title: titles.photoCheck.title,
  layout: 'member',
  titled: true,
  below: '/home',
  confirmedOnly: true,
  guard: requireSession,
  component: lazyRouteComponent(() => import('./photo-check-page.tsx'), 'PhotoCheckPage'),
});

export const photoCheckPages = [photoCheck] as const;
