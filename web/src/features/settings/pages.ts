import { lazyRouteComponent } from '@tanstack/react-router';
import { requireSession, requireStaff } from '../../api/accounts/guards.ts';
import { messages as titles } from '#texts/page-titles.ts';
import { returnPath } from '../../lib/sessions/return-path.ts';
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

/** Pages of the owner that a member has to accept before going on. */
const agree = createPage({
  path: '/agree',
  title: m.agree,
  layout: 'bare',
  guard: requireSession,
  readSearch: ({ redirect }): { redirect?: string | undefined } => ({
    redirect: returnPath(redirect) ?? undefined,
  }),
  component: lazyRouteComponent(() => import('./agree/agree-page.tsx'), 'AgreePage'),
});

export const settingsPages = [settings, staffAccount, agree] as const;
