import { lazyRouteComponent } from '@tanstack/react-router';
import { allowEveryone } from '../../api/accounts/guards.ts';
import { inReadersLanguage } from '../../lib/messages/language.ts';
import { createPage } from '../../lib/page.ts';

const m = inReadersLanguage({ en: { title: 'Privacy Policy', label: 'Privacy' } });

const menuEntry = { label: m.label, order: 3 };

const privacy = createPage({
  path: '/privacy',
  title: m.title,
  layout: 'viewer',
  titled: true,
  below: '/home',
  menus: { public: menuEntry, site: menuEntry },
  footer: true,
  prerender: true,
  guard: allowEveryone,
  component: lazyRouteComponent(() => import('./privacy-page.tsx'), 'PrivacyPage'),
});

export const privacyPages = [privacy] as const;
