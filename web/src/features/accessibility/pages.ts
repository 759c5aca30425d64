import { lazyRouteComponent } from '@tanstack/react-router';
import { allowEveryone } from '../../api/accounts/guards.ts';
import { messages as titles } from '#texts/page-titles.ts';
import { createPage } from '../../lib/page.ts';

const m = titles.accessibility;

/** The specification lists what the footer links to, so the Help Center and the privacy policy lead here. */
const accessibility = createPage({
  path: '/accessibility',
  title: m.title,
  layout: 'viewer',
  titled: true,
  below: '/home',
  footer: true,
  guard: allowEveryone,
  component: lazyRouteComponent(() => import('./accessibility-page.tsx'), 'AccessibilityPage'),
});

export const accessibilityPages = [accessibility] as const;
