import { lazyRouteComponent } from '@tanstack/react-router';
import { requirePermission, staffPage } from '../../api/accounts/guards.ts';
import { messages as titles } from '#texts/page-titles.ts';
import { createPage } from '../../lib/page.ts';
import type { UsersSearch } from './list/users-search.ts';

const m = titles.userAdmin;

const users = createPage({
  path: '/users',
  title: m.users.title,
  ...staffPage('readUsers', m.users.label, 2),
  // Read by the page itself, as this file is loaded with every page.
  readSearch: (given) => given as UsersSearch,
  component: lazyRouteComponent(() => import('./list/users-page.tsx'), 'UsersPage'),
});

const memberFile = createPage({
  path: '/users/$id',
  title: m.memberFile.title,
  layout: 'staff',
  guard: requirePermission('readUsers'),
  component: lazyRouteComponent(
    () => import('./member-file/member-file-page.tsx'),
    'MemberFilePage',
  ),
});

export const userAdminPages = [users, memberFile] as const;
