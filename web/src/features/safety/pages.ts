import { lazyRouteComponent } from '@tanstack/react-router';
import { allowEveryone } from '../../api/accounts/guards.ts';
import { inReadersLanguage } from '../../lib/messages/language.ts';
import { createPage } from '../../lib/page.ts';

const m = inReadersLanguage({ en: { title: 'Safety Tips' } });

const safetyTips = createPage({
  path: '/safety-tips',
  title: m.title,
  layout: 'viewer',
  titled: true,
  below: '/home',
  footer: true,
  prerender: true,
  guard: allowEveryone,
  component: lazyRouteComponent(() => import('./safety-page.tsx'), 'SafetyPage'),
});

export const safetyPages = [safetyTips] as const;
