import { lazyRouteComponent } from '@tanstack/react-router';
import { requireSession, requireStaff } from '../../api/accounts/guards.ts';
import { messages as titles } from '#texts/page-titles.ts';
import { createPage } from '../../lib/page.ts';

const m = titles.settings;

const settings = createPage({
  path: '/settings',
  title: m.title,
  layout: 'member',
  titled: true,
  guard: requireSession,
  component: lazyRouteComponent(() => import('./settings-page.tsx'), 'SettingsPage'),
});

/** For staff. Members have theirs in the settings. */
const staffAccount = createPage({
  path: '/security',
  title: m.account,
  layout: 'staff',
  menus: { commands: { label: m.account, order: 20 } },
  guard: requireStaff,
  component: lazyRouteComponent(() => import('./staff-account-page.tsx'), 'StaffAccountPage'),
});

export const settingsPages = [settings, staffAccount] as const;
