import { lazyRouteComponent } from '@tanstack/react-router';
import { allowEveryone } from '../../api/accounts/guards.ts';
import { messages as titles } from '#texts/page-titles.ts';
import { createPage } from '../../lib/page.ts';

const m = titles.privacy;

const menuEntry = { label: m.label, order: 3 };

const privacy = createPage({
  path: '/privacy',
  title: m.title,
  layout: 'viewer',
  titled: true,
  below: '/home',
  menus: { public: menuEntry, site: menuEntry },
  footer: true,
  guard: allowEveryone,
  component: lazyRouteComponent(() => import('./privacy-page.tsx'), 'PrivacyPage'),
});

export const privacyPages = [privacy] as const;
