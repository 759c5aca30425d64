import { lazyRouteComponent } from '@tanstack/react-router';
import { allowEveryone } from '../../api/accounts/guards.ts';
import { messages as titles } from '#texts/page-titles.ts';
import { createPage } from '../../lib/page.ts';

const m = titles.help;

const help = createPage({
  path: '/help',
  title: m.title,
  layout: 'viewer',
  titled: true,
  below: '/home',
  footer: true,
  guard: allowEveryone,
  component: lazyRouteComponent(() => import('./help-page.tsx'), 'HelpPage'),
});

export const helpPages = [help] as const;
