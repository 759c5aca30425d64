import { lazyRouteComponent } from '@tanstack/react-router';
import { isNotStaff, requireMember } from '../../api/accounts/guards.ts';
import { messages as titles } from '#texts/page-titles.ts';
import { createPage } from '../../lib/page.ts';

const m = titles.chat;

// One component for both, so that the list keeps its place while conversations are opened and closed next to it.
const component = lazyRouteComponent(() => import('./chat-page.tsx'), 'ChatPage');

const matches = createPage({
  path: '/matches',
  title: m.matches,
  layout: 'member',
  titled: true,
  confirmedOnly: true,
  frame: 'fill',
  menus: { member: { label: m.matches, order: 1.3, visibleTo: isNotStaff } },
  guard: requireMember,
  component,
});

const conversation = createPage({
  path: '/matches/$id',
  title: m.matches,
  layout: 'member',
  titled: true,
  confirmedOnly: true,
  frame: 'cover',
  guard: requireMember,
  component,
});

export const chatPages = [matches, conversation] as const;
