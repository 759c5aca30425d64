import { lazyRouteComponent } from '@tanstack/react-router';
import { allowEveryone } from '../../api/accounts/guards.ts';
import { inReadersLanguage } from '../../lib/messages/language.ts';
import { createPage } from '../../lib/page.ts';

const m = inReadersLanguage({ en: { title: 'Your Data' } });

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
