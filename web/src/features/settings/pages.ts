import { lazyRouteComponent } from '@tanstack/react-router';
import { requireSession } from '../../api/accounts/guards.ts';
import { inReadersLanguage } from '../../lib/messages/language.ts';
import { createPage } from '../../lib/page.ts';

const m = inReadersLanguage({ en: { title: 'Settings', label: 'Settings' } });

const settings = createPage({
  path: '/settings',
  title: m.title,
  layout: 'member',
  menus: { member: { label: m.label, order: 4 } },
  guard: requireSession,
  component: lazyRouteComponent(() => import('./settings-page.tsx'), 'SettingsPage'),
});

export const settingsPages = [settings] as const;
