import { lazyRouteComponent } from '@tanstack/react-router';
import { allowEveryone } from '../../api/accounts/guards.ts';
import { messages as titles } from '#texts/page-titles.ts';
import { createPage } from '../../lib/page.ts';

const m = titles.personalData;

const myData = createPage({
  path: '/my-data',
  title: m.title,
  layout: 'viewer',
  titled: true,
  below: '/home',
  guard: allowEveryone,
  component: lazyRouteComponent(() => import('./my-data-page.tsx'), 'MyDataPage'),
});

export const personalDataPages = [myData] as const;
