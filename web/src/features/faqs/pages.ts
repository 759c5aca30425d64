import { lazyRouteComponent } from '@tanstack/react-router';
import { allowEveryone } from '../../api/accounts/guards.ts';
import { messages as titles } from '#texts/page-titles.ts';
import { createPage } from '../../lib/page.ts';

const m = titles.faqs;

const menuEntry = { label: m.label, order: 2 };

const faqs = createPage({
  path: '/faqs',
  title: m.title,
  layout: 'viewer',
  titled: true,
  below: '/home',
  menus: { public: menuEntry, site: menuEntry },
  footer: true,
  guard: allowEveryone,
  component: lazyRouteComponent(() => import('./faqs-page.tsx'), 'FaqsPage'),
});

export const faqsPages = [faqs] as const;
