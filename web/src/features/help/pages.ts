import { lazyRouteComponent } from '@tanstack/react-router';
import { allowEveryone } from '../../api/accounts/guards.ts';
import { inReadersLanguage } from '../../lib/messages/language.ts';
import { createPage } from '../../lib/page.ts';

const m = inReadersLanguage({ en: { title: 'Help Center' } });

const help = createPage({
  path: '/help',
  title: m.title,
  layout: 'viewer',
  titled: true,
  below: '/home',
  footer: true,
  prerender: true,
  guard: allowEveryone,
  component: lazyRouteComponent(() => import('./help-page.tsx'), 'HelpPage'),
});

export const helpPages = [help] as const;
