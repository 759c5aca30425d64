import { lazyRouteComponent } from '@tanstack/react-router';
import { requireSession } from '../../api/accounts/guards.ts';
import { inReadersLanguage } from '../../lib/messages/language.ts';
import { createPage } from '../../lib/page.ts';

const m = inReadersLanguage({ en: { title: 'Profile' } });

const member = createPage({
  path: '/members/$id',
  title: m.title,
  layout: 'member',
  guard: requireSession,
  component: lazyRouteComponent(() => import('./member-page.tsx'), 'MemberPage'),
});

export const discoveryPages = [member] as const;
