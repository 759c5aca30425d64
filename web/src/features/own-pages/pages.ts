import { lazyRouteComponent } from '@tanstack/react-router';
import { allowEveryone } from '../../api/accounts/guards.ts';
import { messages as titles } from '#texts/page-titles.ts';
import { createPage } from '../../lib/page.ts';

/** What the owner of the site wrote, such as the imprint. */
const ownPage = createPage({
  path: '/pages/$slug',
  title: titles.ownPages.title,
  layout: 'viewer',
  titled: true,
  below: '/home',
  footer: true,
  guard: allowEveryone,
  component: lazyRouteComponent(() => import('./own-page.tsx'), 'OwnPage'),
});

export const ownPages = [ownPage] as const;
